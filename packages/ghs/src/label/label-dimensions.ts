import { labelSizes } from '../generated/label-laws.ts';
import { byCapacity } from './by-capacity.ts';
import type { LabelSize } from './label-law.ts';

/** A square's side in millimetres that covers a fifteenth of the least area, rounded up to a tenth. */
const fifteenth = ([height, width]: LabelSize['label']): number =>
  Math.ceil(Math.sqrt((height * width) / 15) * 10) / 10;

/**
 * Side of the pictogram's square by table and area together: for some labels a fifteenth of the least area (1.2.1.3) is more
 * than the table asks. Where the size is asked for only if possible, the square may be as small as the table allows.
 */
export function pictogramSides(dimensions: LabelSize): { readonly min: number; readonly aim: number } {
  const { label, isIfPossible, pictogramSide } = dimensions;
  const aim = Math.max(pictogramSide.ifPossible, fifteenth(label));
  return { min: isIfPossible ? pictogramSide.min : aim, aim };
}

/** How large label and pictograms of a package in the Union or Great Britain are at least, by its capacity in litres. */
export const labelDimensions = (capacityLitres: number): LabelSize => byCapacity(labelSizes, capacityLitres);
