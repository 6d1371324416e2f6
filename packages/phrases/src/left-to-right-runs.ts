/** A stretch of text. An isolated one keeps its own direction, whatever the surrounding text. */
export type DirectedRun = { readonly text: string; readonly isIsolated: boolean };

/** Right-to-left letters, for a character class of a regular expression. */
export const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const isRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
const foreign = new RegExp(`([^${rightToLeft}]+)`, 'u');

/** Marks between words belong to the sentence. A sign or point directly before a digit belongs to the number. */
const marks = '[\\s.,:;!?"\'«»“”‘’–—−\\-/·•|]';
const core = new RegExp(`^((?:(?![-–−.]\\d)${marks})*)(.*?)(${marks}*)$`, 'su');

/**
 * In `…، الملاحظة 3: 50 %`, the colon after a number belongs to the sentence if another number follows. After a first
 * number, such as a section number, it does so if Latin words follow.
 */
const numberColon = /((?<=\d): (?=[<>≤≥\d])|(?<=^\s*[\d.]+): (?=\p{L}))/u;

/** Digits with separators keep their order without isolation. */
const isPlainNumber = /^\d+(?:[.,]\d+)*$/;
const saysSomething = /[\p{L}\p{N}]/u;

/**
 * Splits a right-to-left text. Isolates numbers with units, ranges, dates, codes, Latin names and telephone numbers:
 * `56.2 – 64.1 °C` would otherwise be printed as `C° 64.1 – 56.2`.
 */
export function leftToRightRuns(text: string): readonly DirectedRun[] {
  const joined: DirectedRun[] = [];
  for (const run of text.split(/([\r\n]+)/).flatMap(lineRuns)) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && !last.isIsolated && !run.isIsolated) joined[joined.length - 1] = around(last.text + run.text);
    else joined.push(run);
  }
  return joined;
}

const mark = { isolate: '\u2066', end: '\u2069' };

/** The text with its isolated runs between Unicode LRI and PDI, for a place that takes plain text only. */
export const withIsolates = (text: string): string =>
  leftToRightRuns(text)
    .map((run) => (run.isIsolated ? `${mark.isolate}${run.text}${mark.end}` : run.text))
    .join('');

const around = (text: string): DirectedRun => ({ text, isIsolated: false });

function lineRuns(line: string): readonly DirectedRun[] {
  if (!isRightToLeft.test(line)) return [{ text: line, isIsolated: saysSomething.test(line) }];
  return line.split(foreign).flatMap((part, index) => {
    if (index % 2 === 0) return [around(part)];
    return splitAtUnpaired(part)
      .flatMap((piece) => piece.split(numberColon))
      .flatMap(foreignRuns);
  });
}

function foreignRuns(part: string): readonly DirectedRun[] {
  const [, before = '', text = '', after = ''] = core.exec(part) ?? [];
  if (!saysSomething.test(text) || isPlainNumber.test(text)) return [around(part)];
  return [around(before), { text, isIsolated: true }, around(after)];
}

/** A bracket whose partner is in the right-to-left words belongs to them: `(24 ساعة)`. */
function splitAtUnpaired(part: string): readonly string[] {
  const signs = Array.from(part);
  const open: number[] = [];
  const unpaired: number[] = [];
  for (const [at, sign] of signs.entries()) {
    if ('([{'.includes(sign)) open.push(at);
    else if (')]}'.includes(sign) && open.pop() === undefined) unpaired.push(at);
  }
  const cuts = [...unpaired, ...open].sort((a, b) => a - b).flatMap((at) => [at, at + 1]);
  return [0, ...cuts].map((start, index) => signs.slice(start, cuts[index]).join(''));
}
