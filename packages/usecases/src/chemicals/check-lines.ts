import type { Concentration } from '@gosds/ghs/concentration';
import type { ChemicalStore, ChemicalSummary } from './chemical-store.ts';
import { type SplitLine, splitLine, splitWithoutSign } from './line-share.ts';
import { type QueryKind, queryKinds } from './query-kind.ts';

/** The result of checking one line. */
export type LineCheck = {
  readonly text: string;
  readonly verdict: 'found' | 'several' | 'wrong-check-digit' | 'not-found';
  readonly chemical: ChemicalSummary | undefined;
  /** The right check digit, if the line has a CAS number with a wrong one. */
  readonly expected: string | null;
  /** The concentration on the line; undefined if the line has none. */
  readonly share: Concentration | undefined;
  readonly isShareFaulty: boolean;
};

const wrongDigitOf = (kinds: readonly QueryKind[]): string | null => {
  const wrong = kinds.find((query) => query.kind === 'wrong-check-digit');
  return wrong?.kind === 'wrong-check-digit' ? wrong.expected : null;
};

function verdictOf(numbers: readonly number[], expected: string | null): LineCheck['verdict'] {
  if (numbers.length > 0) return numbers.length === 1 ? 'found' : 'several';
  return expected === null ? 'not-found' : 'wrong-check-digit';
}

/** Lines read in one go: a few milliseconds, during which the service does nothing else. */
export const linesAtOnce = 50;

type Asked = { readonly chemicals: ChemicalStore; readonly asker: string };

type Met = { readonly split: SplitLine; readonly numbers: readonly number[] };

/** The chemicals that the lines name. A line that names none is read a second time, without the per cent sign. */
async function meet({ chemicals, asker }: Asked, lines: readonly string[]): Promise<readonly Met[]> {
  const first = lines.map(splitLine);
  const met = await chemicals.resolve(
    first.map(({ text }) => text),
    asker,
  );
  const again = lines.map((line, at) => (met[at]?.length === 0 ? splitWithoutSign(line) : undefined));
  const others = again.flatMap((split) => split ?? []);
  const metThen =
    others.length === 0
      ? []
      : await chemicals.resolve(
          others.map(({ text }) => text),
          asker,
        );
  return first.map((split, at): Met => {
    const other = again[at];
    const numbers = other === undefined ? [] : (metThen[others.indexOf(other)] ?? []);
    return other !== undefined && numbers.length > 0 ? { split: other, numbers } : { split, numbers: met[at] ?? [] };
  });
}

/** Checks a batch of lines with a few database queries. */
async function checkSome(asked: Asked, lines: readonly string[]): Promise<readonly LineCheck[]> {
  const { chemicals } = asked;
  const met = await meet(asked, lines);
  const first = met.flatMap(({ numbers }) => numbers.slice(0, 1));
  const summaries = await chemicals.summaries([...new Set(first)]);
  const byNumber = new Map(summaries.map((summary) => [summary.number, summary]));
  return lines.map((text, at) => {
    const { split, numbers } = met[at] ?? { split: splitLine(text), numbers: [] };
    const { text: naming, share, isFaulty } = split;
    const expected = numbers.length > 0 ? null : wrongDigitOf(queryKinds(naming));
    const [number] = numbers;
    return {
      text,
      verdict: verdictOf(numbers, expected),
      chemical: number === undefined ? undefined : byNumber.get(number),
      expected,
      share,
      isShareFaulty: isFaulty,
    };
  });
}

/**
 * Finds the chemical that each line names. Only a number or an exact name counts, never a part of a name. Reads the
 * lines in batches, so that other requests are served in between. `asker` as in `ChemicalStore`.
 */
export const checkLines =
  ({ chemicals }: { readonly chemicals: ChemicalStore }) =>
  async (lines: readonly string[], asker: string): Promise<readonly LineCheck[]> => {
    const checked: LineCheck[] = [];
    for (let at = 0; at < lines.length; at += linesAtOnce)
      checked.push(...(await checkSome({ chemicals, asker }, lines.slice(at, at + linesAtOnce))));
    return checked;
  };
