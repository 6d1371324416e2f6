import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { labelLawOf } from './label-law-of.ts';

/** How large the letters of a label are, as the height of a small x in millimetres. */
export type LabelTypeSize = {
  readonly min: { readonly xHeightMm: number; readonly paragraph: string };
  /** What a law that is adopted and not yet applied will ask for; undefined where there is none. */
  readonly future: { readonly xHeightMm: number; readonly paragraph: string; readonly appliesFrom: string } | undefined;
};

/** From baseline to baseline, in per cent of the font size. */
export const minLineSpacing = {
  percent: 120,
  paragraph: 'CLP Annex I, 1.2.1.5, as inserted by Regulation (EU) 2024/2865',
} as const;

type Row = readonly [upToLitres: number, xHeightMm: number];

const revised = {
  rows: [
    [0.5, 1.2],
    [3, 1.4],
    [50, 1.8],
    [Number.POSITIVE_INFINITY, 2],
  ] satisfies readonly Row[],
  paragraph: 'CLP Annex I, Table 1.3, as amended by Regulation (EU) 2024/2865',
};

/** Elsewhere the law asks for letters that are easily read and names no size; 1.2 mm is the least that guidance calls so. */
const readable = 1.2;

/** The letters of a package's label by its capacity in litres and the ISO date it is printed for. */
export function labelTypeSize(capacityLitres: number, market: LabelRegimeId, date: string): LabelTypeSize {
  const found = revised.rows.find(([upToLitres]) => capacityLitres <= upToLitres);
  if (!found || !(capacityLitres > 0)) throw new RangeError(`not a capacity of a package: ${capacityLitres} l`);
  const table = { xHeightMm: found[1], paragraph: revised.paragraph };
  const { typeSizeFrom: appliesFrom, paragraphs } = labelLawOf(market);
  const today = { xHeightMm: readable, paragraph: paragraphs.letters };
  if (appliesFrom === undefined) return { min: today, future: undefined };
  return date < appliesFrom ? { min: today, future: { ...table, appliesFrom } } : { min: table, future: undefined };
}
