/** A stretch of a text; an isolated one keeps its own order, whatever stands around it. */
export type DirectedRun = { readonly text: string; readonly isIsolated: boolean };

/** Letters written from right to left, for a class of a regular expression. */
export const rightToLeft = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';
const isRightToLeft = new RegExp(`[${rightToLeft}]`, 'u');
const foreign = new RegExp(`([^${rightToLeft}]+)`, 'u');

/** Marks between words belong to the sentence; a sign or a point directly before a digit belongs to the number. */
const marks = '[\\s.,:;!?"\'«»“”‘’–—−\\-/·•|]';
const core = new RegExp(`^((?:(?![-–−.]\\d)${marks})*)(.*?)(${marks}*)$`, 'su');

/**
 * `…، الملاحظة 3: 50 %`: the colon after a number belongs to the sentence where another number follows, and after the first
 * number, as of a section, where Latin words follow.
 */
const numberColon = /((?<=\d): (?=[<>≤≥\d])|(?<=^\s*[\d.]+): (?=\p{L}))/u;

/** Digits with their separators keep their order by themselves. */
const isPlainNumber = /^\d+(?:[.,]\d+)*$/;
const saysSomething = /[\p{L}\p{N}]/u;

/**
 * Divides a text written from right to left: numbers with units, ranges, dates, codes, names in Latin letters and
 * telephone numbers are isolated, since `56.2 – 64.1 °C` would else be printed `C° 64.1 – 56.2`.
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

/** A bracket whose partner stands in the words from right to left belongs to them: `(24 ساعة)`. */
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
