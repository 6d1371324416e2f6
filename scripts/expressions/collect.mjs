// Finds every regular expression of the product: literals in its sources, and constructed ones in its build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const isProgram = /\.(?:[cm]?js|tsx?)$/;
const isTest = /\.test\.\w+$|\/testing\/|^packages\/testkit\//;

const listed = (root, ...options) =>
  execFileSync('git', ['ls-files', '--exclude-standard', ...options], { cwd: root, encoding: 'utf8' }).split('\n');

/** The product's source files by their path from the root: under version control, or compiled from `data/`. */
export function sourcesOf(root) {
  return [...listed(root, '-co', 'packages', 'apps'), ...listed(root, '-oi', 'packages/*/src/generated/*')].filter(
    (path) => isProgram.test(path) && !isTest.test(path) && existsSync(join(root, path)),
  );
}

/** Every regular expression literal in a program's text, and the lines that construct one. */
export function expressionsIn(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const written = [];
  const built = [];
  const lineOf = (node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      written.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), at: `${path}:${lineOf(node)}` });
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && /^(?:globalThis\.)?RegExp$/.test(node.expression.getText(file))) {
      built.push({ line: lineOf(node), text: node.getText(file).replaceAll(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { written, built };
}

/** Runs `work`. Returns the expressions that it constructed, each with its file and line. */
async function builtWhile(work) {
  const found = [];
  const Given = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Given, {
    construct(target, [pattern, flags], newTarget) {
      const made = Reflect.construct(target, [pattern, flags], newTarget);
      const [, caller = ''] = (new Error('where').stack ?? '').split('\n').slice(1);
      const [, file, line] = Given('(file://[^)\\s]+|/[^)\\s]+):(\\d+):\\d+').exec(caller) ?? [];
      if (file) found.push({ source: made.source, flags: made.flags, file, line: Number(line) });
      return made;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Given;
  }
  return found;
}

const compiledOf = (path) => path.replace('/src/', '/dist/').replace(/\.tsx?$/, '.js');
const pathOf = (file) => (file.startsWith('file:') ? fileURLToPath(file) : file);

/**
 * Expressions that the modules of these sources construct when they load, and the places that constructed none then.
 */
export async function builtExpressions(root, sources) {
  const building = sources.filter(
    (path) => expressionsIn(path, readFileSync(join(root, path), 'utf8')).built.length > 0,
  );
  const found = await builtWhile(async () => {
    for (const path of building) {
      const compiled = join(root, compiledOf(path));
      if (existsSync(compiled)) await import(pathToFileURL(compiled).href);
    }
  });
  const made = found.map((each) => ({ ...each, file: pathOf(each.file) }));
  const unseen = building.flatMap((path) => {
    const compiled = join(root, compiledOf(path));
    const { built } = existsSync(compiled) ? expressionsIn(compiled, readFileSync(compiled, 'utf8')) : { built: [] };
    if (built.length === 0) return [{ path, text: 'not compiled' }];
    const isSeen = ({ line }) => made.some((each) => each.file === compiled && each.line === line);
    return built.filter((site) => !isSeen(site)).map(({ text }) => ({ path, text }));
  });
  const expressions = made
    .filter(({ file }) => building.some((path) => join(root, compiledOf(path)) === file))
    .map(({ source, flags, file, line }) => ({
      source,
      flags,
      at: `${file.slice(root.length + 1)}:${line}`,
      builtBy: building.find((path) => join(root, compiledOf(path)) === file),
    }));
  return { expressions, unseen };
}
