import { type DirectedRun, rightToLeft } from './left-to-right-runs.ts';

const signs = `\\s\\p{N}\\p{M}.,'"«»،؛/-`;
/** Some signs are letters as well: each run is matched in one way only, since a second would be tried for ever. */
const words = `[${rightToLeft}](?:[${rightToLeft}${signs}]*[${rightToLeft}])?`;
const run = new RegExp(`(${words}(?:[${signs}]*\\(${words}\\)(?:[${signs}]*${words})?)*)`, 'u');
const hasLetters = new RegExp(`[${rightToLeft}]`, 'u');

/** A name and its number: no other letters, nothing that is compared or measured. */
const isName = new RegExp(`^[${rightToLeft}\\s\\p{N}\\p{M}.,()'"«»،؛]*$`, 'u');

/**
 * Divides a text written from left to right: names in letters from right to left are isolated, since a number after one
 * would else be printed on its other side, and `اسم 5 %` read as `5 % اسم`.
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
