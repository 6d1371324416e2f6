// Puts the faults into the sources: each is switched on by its number while the tests run, so that nothing is loaded again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

const silent = { debug: () => undefined, info: () => undefined, isDebugEnabled: () => false };

/** A line of `const name = new WeakMap()` at the top of a module: what it holds was worked out by an earlier fault. */
const cache = /^((?:export )?const .*)$/gm;
const emptyMap = /\bnew (Map|WeakMap)(<[^()]*>)?\(\)/g;

const withForgetfulCaches = (text) =>
  text.replaceAll(cache, (line) => line.replaceAll(emptyMap, 'new globalThis.gosdsCaches.$1$2()'));

/**
 * Writes the sources with their faults to a folder, at their own paths, and returns the faults. `functions` narrows them to
 * their lines.
 */
export async function instrument({ root, folder, files, functions }) {
  const rangesOf = (file) =>
    functions
      .filter((each) => each.file === file)
      .map(({ from, to }) => ({
        start: { line: from - 1, column: 0 },
        end: { line: to - 1, column: Number.MAX_SAFE_INTEGER },
      }));
  const sources = files.map((name) => {
    const content = withForgetfulCaches(readFileSync(join(root, name), 'utf8'));
    return { name, content, mutate: functions === undefined || rangesOf(name) };
  });
  // Words of reasons and citations: which rule was met is asserted by its id, the words by the tests of the documents.
  const options = { plugins: null, ignorers: [], excludedMutations: ['StringLiteral'] };
  const isChanged = ({ mutate }) => mutate === true || mutate.length > 0;
  const made = await new Instrumenter(silent).instrument(sources.filter(isChanged), options);
  for (const { name, content } of [...made.files, ...sources.filter((each) => !isChanged(each))]) {
    const target = join(folder, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  return made.mutants.filter(({ status }) => status === undefined);
}
