import { labelSizes } from '../generated/label-laws.ts';
import { byCapacity } from './by-capacity.ts';
import type { LabelSize } from './label-law.ts';

/** Side in millimetres of a square that covers a fifteenth of the minimum label area, rounded up to a tenth. */
const fifteenth = ([height, width]: LabelSize['label']): number =>
  Math.ceil(Math.sqrt((height * width) / 15) * 10) / 10;

/**
 * Side of the pictogram's square in millimetres. `aim` follows both the table and the rule of a fifteenth of the
 * minimum label area (1.2.1.3), which is larger for some labels. `min` is the least that the table allows if space is
 * short.
 */
export function pictogramSides(dimensions: LabelSize): { readonly min: number; readonly aim: number } {
  const { label, isIfPossible, pictogramSide } = dimensions;
  const aim = Math.max(pictogramSide.ifPossible, fifteenth(label));
  return { min: isIfPossible ? pictogramSide.min : aim, aim };
}

/** Minimum sizes of label and pictograms in the Union and Great Britain, by the capacity of the package in litres. */
export const labelDimensions = (capacityLitres: number): LabelSize => byCapacity(labelSizes, capacityLitres);
