import { followsClp } from '@gosds/ghs/label/follows-clp';
import { labelDimensions, pictogramSides } from '@gosds/ghs/label/label-dimensions';
import { labelTypeSize, type LabelTypeSize } from '@gosds/ghs/label/label-type-size';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';

/** Sizes of one label in millimetres. */
export type LabelFormat = {
  readonly widthMm: number;
  readonly heightMm: number;
  /** Heights of a small x: `aim` is what a law to come will ask for, `most` what reads well. */
  readonly xHeightMm: { readonly min: number; readonly aim: number; readonly max: number };
  /** What a law that is adopted and not yet applied will ask of the letters. */
  readonly future: LabelTypeSize['future'];
  /** Side of the pictogram's square. */
  readonly pictogramMm: { readonly min: number; readonly aim: number };
};

export type LabelFormatWish = {
  readonly capacityLitres: number;
  /** Another size; by default that of the package's class. */
  readonly size?: { readonly widthMm: number; readonly heightMm: number } | undefined;
  readonly market: LabelRegimeId;
  /** ISO date that the label is printed for. */
  readonly date: string;
};

export type LabelFormatOutcome =
  | { readonly status: 'found'; readonly format: LabelFormat }
  /** The law asks for a larger label. */
  | {
      readonly status: 'below-minimum';
      readonly min: { readonly widthMm: number; readonly heightMm: number };
      readonly paragraph: string;
    };

/** Beyond this the letters of the statements outgrow the name of the product. */
const maxOverAim = 1.5;

/** Sizes by the table of CLP, which binds in the Union and Great Britain and is good practice elsewhere. */
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
