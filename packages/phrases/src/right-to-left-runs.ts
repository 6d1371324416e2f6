import { type DirectedRun, rightToLeft } from './left-to-right-runs.ts';

const signs = `\\s\\p{N}\\p{M}.,'"«»،؛/-`;
/** Some signs are also letters. Each run matches in only one way, because several ways would take endless time. */
const words = `[${rightToLeft}](?:[${rightToLeft}${signs}]*[${rightToLeft}])?`;
const run = new RegExp(`(${words}(?:[${signs}]*\\(${words}\\)(?:[${signs}]*${words})?)*)`, 'u');
const hasLetters = new RegExp(`[${rightToLeft}]`, 'u');

/** A name and its number, without other letters and without comparisons or measurements. */
const isName = new RegExp(`^[${rightToLeft}\\s\\p{N}\\p{M}.,()'"«»،؛]*$`, 'u');

/**
 * Splits a left-to-right text. Isolates right-to-left names, because otherwise a number after one moves to its other
 * side: `اسم 5 %` would read `5 % اسم`.
 */
export function rightToLeftRuns(text: string): readonly DirectedRun[] {
  if (!hasLetters.test(text)) return [{ text, isIsolated: false }];
  return text
    .split(/([\r\n]+)/)
    .flatMap(lineRuns)
    .filter((part) => part.text !== '');
}

function lineRuns(line: string): readonly DirectedRun[] {
  if (hasLetters.test(line) && isName.test(line)) return [{ text: line, isIsolated: true }];
  return line.split(run).map((text, index) => ({ text, isIsolated: index % 2 === 1 }));
}
