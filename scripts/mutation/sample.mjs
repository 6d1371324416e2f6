// Which functions a sampled mutation run changes, and what its result says of all of them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** `20` is the first of twenty samples, `3/20` the third; together they have every function. Undefined for other texts. */
export function readSample(text) {
  const [, which = '1', of] = /^(?:(\d+)\/)?(\d+)$/.exec(text ?? '') ?? [];
  const sample = { which: Number(which), of: Number(of) };
  return sample.which >= 1 && sample.of >= sample.which ? sample : undefined;
}

const containsFunction = (node) => ts.isFunctionLike(node) || ts.forEachChild(node, containsFunction) === true;
const isType = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const nameOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map((each) => each.name.getText()).join(', ')
    : (statement.name?.text ?? '');

/** The functions at the top level of a file, each with those inside it: name, first and last line. */
export function functionsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  return source.statements
    .filter((each) => !isType(each) && containsFunction(each))
    .map((each) => ({ file, name: nameOf(each), from: lineAt(each.getStart()), to: lineAt(each.end) }));
}

export const functionsOf = (files) =>
  files.flatMap((file) => functionsIn(file, readFileSync(join(root, file), 'utf8')));

/** True if the sample has the function. The hash of file and name decides, so that a rerun tries the same functions. */
export function isSampled({ file, name }, { which, of }) {
  const hash = createHash('sha256').update(`${file}\0${name}`).digest();
  return hash.readUInt32BE() % of === which - 1;
}

/** How many faults each of the functions has, and how many of them a test noticed. */
export const countsBy = (functions, faults) =>
  functions.map(({ file, from, to }) => {
    const own = faults.filter((fault) => fault.file === file && fault.line >= from && fault.line <= to);
    return { valid: own.length, noticed: own.filter(({ state }) => state === 'noticed').length };
  });

/**
 * The percentage of faults that the tests notice in `drawn`, and the interval that has the percentage of all functions with 95 %
 * confidence. Functions were drawn, not faults, so their number decides how wide it is: ratio estimate of a cluster sample.
 */
export function scoreOf(drawn, all = drawn.length) {
  const sumOf = (key) => drawn.reduce((sum, each) => sum + each[key], 0);
  const [valid, noticed] = [sumOf('valid'), sumOf('noticed')];
  if (valid === 0) return undefined;
  const part = noticed / valid;
  const squares = drawn.reduce((sum, each) => sum + (each.noticed - part * each.valid) ** 2, 0);
  const n = drawn.length;
  const variance = n < 2 ? Number.POSITIVE_INFINITY : ((1 - n / all) * squares * n) / (n - 1);
  const margin = n === all ? 0 : (1.96 * Math.sqrt(variance)) / valid;
  const percent = (share) => 100 * Math.min(1, Math.max(0, share));
  return { valid, noticed, percent: percent(part), low: percent(part - margin), high: percent(part + margin) };
}
