import { followsClp } from '@gosds/ghs/label/follows-clp';
import { labelDimensions, pictogramSides } from '@gosds/ghs/label/label-dimensions';
import { labelTypeSize, type LabelTypeSize } from '@gosds/ghs/label/label-type-size';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/** Sizes of one label in millimetres. */
export type LabelFormat = {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The x-height: `aim` is what a future law will require, `max` is the most that reads well. */
  readonly xHeightMm: { readonly min: number; readonly aim: number; readonly max: number };
  /** Type size required by a law that is adopted but not yet in force. */
  readonly future: LabelTypeSize['future'];
  /** Side length of the pictogram. */
  readonly pictogramMm: { readonly min: number; readonly aim: number };
};

export type LabelFormatWish = {
  readonly capacityLitres: number;
  /** Another label size; the default is the size for the package capacity. */
  readonly size?: { readonly widthMm: number; readonly heightMm: number } | undefined;
  readonly market: LabelRegimeId;
  /** ISO date of printing. */
  readonly date: string;
};

export type LabelFormatOutcome =
  | { readonly status: 'found'; readonly format: LabelFormat }
  /** The label is smaller than the law allows. */
  | {
      readonly status: 'below-minimum';
      readonly min: { readonly widthMm: number; readonly heightMm: number };
      readonly paragraph: string;
    };

/** Larger letters in the statements would exceed the product name. */
const maxOverAim = 1.5;

/** Label sizes by the CLP table, which is law in the Union and Great Britain and good practice elsewhere. */
export function labelFormat({ capacityLitres, size, market, date }: LabelFormatWish): LabelFormatOutcome {
  const dimensions = labelDimensions(capacityLitres);
  const [height, width] = dimensions.label;
  const isLaw = followsClp(market) && !dimensions.isIfPossible;
  const { widthMm, heightMm } = size ?? { widthMm: width, heightMm: height };
  if (isLaw && (Math.min(widthMm, heightMm) < height || Math.max(widthMm, heightMm) < width)) {
    const min = heightMm > widthMm ? { widthMm: height, heightMm: width } : { widthMm: width, heightMm: height };
    return { status: 'below-minimum', min, paragraph: dimensions.paragraph };
  }
  const { min, future } = labelTypeSize(capacityLitres, market, date);
  const aim = Math.max(min.xHeightMm, future?.xHeightMm ?? 0);
  return {
    status: 'found',
    format: {
      widthMm,
      heightMm,
      xHeightMm: { min: min.xHeightMm, aim, max: aim * maxOverAim },
      future,
      pictogramMm: pictogramSides(dimensions),
    },
  };
}
