import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { byCapacity } from './by-capacity.ts';
import { labelLawOf } from './label-law-of.ts';

/** How large the letters of a label are, as the height of a small x in millimetres. */
export type LabelTypeSize = {
  readonly min: { readonly xHeightMm: number; readonly paragraph: string };
  /** What a law that is adopted and not yet applied will ask for; undefined where there is none. */
  readonly future: { readonly xHeightMm: number; readonly paragraph: string; readonly appliesFrom: string } | undefined;
};

/** Elsewhere the law asks for letters that are easily read and names no size; 1.2 mm is the least that guidance calls so. */
const readable = 1.2;

/** The letters of a package's label by its capacity in litres and the ISO date it is printed for. */
export function labelTypeSize(capacityLitres: number, market: LabelRegimeId, date: string): LabelTypeSize {
  const { letters, paragraphs } = labelLawOf(market);
  const today = { xHeightMm: readable, paragraph: paragraphs.letters };
  if (!letters) return { min: today, future: undefined };
  const { xHeightMm, paragraph, validFrom } = byCapacity(letters, capacityLitres);
  const table = { xHeightMm, paragraph };
  if (date >= validFrom) return { min: table, future: undefined };
  return { min: today, future: { ...table, appliesFrom: validFrom } };
}
