import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { byCapacity } from './by-capacity.ts';
import { labelLawOf } from './label-law-of.ts';

/** Minimum size of letters on a label, as the height of a small x in millimetres. */
export type LabelTypeSize = {
  readonly min: { readonly xHeightMm: number; readonly paragraph: string };
  /** The size that an adopted law will require later; undefined if there is none. */
  readonly future: { readonly xHeightMm: number; readonly paragraph: string; readonly appliesFrom: string } | undefined;
};

/** Other laws require easily readable letters without a size. Guidance calls 1.2 mm the least readable size. */
const readable = 1.2;

/** Size of letters by the capacity of the package in litres and the ISO date of printing. */
export function labelTypeSize(capacityLitres: number, market: LabelRegimeId, date: string): LabelTypeSize {
  const { letters, paragraphs } = labelLawOf(market);
  const today = { xHeightMm: readable, paragraph: paragraphs.letters };
  if (!letters) return { min: today, future: undefined };
  const { xHeightMm, paragraph, validFrom } = byCapacity(letters, capacityLitres);
  const table = { xHeightMm, paragraph };
  if (date >= validFrom) return { min: table, future: undefined };
  return { min: today, future: { ...table, appliesFrom: validFrom } };
}
