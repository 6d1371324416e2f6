import { basename } from 'node:path';
import { type GeneratedModule, moduleText } from './data-kind.ts';

type JsonModule = {
  /** From the root of the repository. */
  readonly path: string;
  /** Of the constant. */
  readonly name: string;
  /** Where the type of one item is, and what it is called. */
  readonly type: readonly [module: string, name: string];
  readonly items: readonly unknown[];
};

/** JSON writes no infinity, but reads a number beyond its range as one. */
const infinities: Readonly<Record<string, string>> = { '"∞"': '1e999', '"-∞"': '-1e999' };

const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner === Infinity ? '∞' : inner === -Infinity ? '-∞' : inner,
  ).replaceAll(/"-?∞"/g, (end) => infinities[end] ?? end);

/** JSON in single quotes, since it is full of double ones. */
const quoted = (json: string): string => `'${json.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A module that parses a list from JSON: for many objects the fastest to load, and quick to compile. */
export const jsonModule = ({ path, name, type: [module, type], items }: JsonModule): GeneratedModule => ({
  path,
  text: moduleText(
    `import type { ${type} } from '${module}';`,
    `export const ${name}: readonly ${type}[] = JSON.parse(`,
    `  ${quoted(jsonText(items))},`,
    ');',
  ),
});

/**
 * As `jsonModule`, for megabytes that no browser loads: the text stands in a file of its own, which takes a third of the time
 * and holds no source in memory.
 */
export function jsonFileModule({ path, name, type: [module, type], items }: JsonModule): readonly GeneratedModule[] {
  const file = path.replace(/\.ts$/, '.json');
  return [
    { path: file, text: jsonText(items) },
    {
      path,
      text: moduleText(
        "import { readFileSync } from 'node:fs';",
        "import { join } from 'node:path';",
        `import type { ${type} } from '${module}';`,
        // The same file from `src/generated` and from `dist/generated`.
        `const file = join(import.meta.dirname, '../../src/generated/${basename(file)}');`,
        `export const ${name}: readonly ${type}[] = JSON.parse(readFileSync(file, 'utf8'));`,
      ),
    },
  ];
}
