/** Least dimensions in millimetres; `isIfPossible`: smaller where the package leaves no room. */
export type LabelDimensions = {
  readonly label: readonly [height: number, width: number];
  readonly isIfPossible: boolean;
  /** Side of the pictogram's square: the least lawful, and the one to aim at. */
  readonly pictogramSide: { readonly min: number; readonly ifPossible: number };
  readonly paragraph: string;
};

type Row = readonly [upToLitres: number, dimensions: LabelDimensions];

const paragraph = 'CLP Annex I, Table 1.3';
const row = (upToLitres: number, label: LabelDimensions['label'], side: number): Row => [
  upToLitres,
  { label, isIfPossible: false, pictogramSide: { min: side, ifPossible: side }, paragraph },
];

const rows: readonly Row[] = [
  [3, { label: [52, 74], isIfPossible: true, pictogramSide: { min: 10, ifPossible: 16 }, paragraph }],
  row(50, [74, 105], 23),
  row(500, [105, 148], 32),
  row(Number.POSITIVE_INFINITY, [148, 210], 46),
];

/** A square's side in millimetres that covers a fifteenth of the least area, rounded up to a tenth. */
const fifteenth = ([height, width]: LabelDimensions['label']): number =>
  Math.ceil(Math.sqrt((height * width) / 15) * 10) / 10;

/**
 * Side of the pictogram's square by table and area together: for some labels a fifteenth of the least area (1.2.1.3) is more
 * than the table asks. Where the size is asked for only if possible, the square may be as small as the table allows.
 */
export function pictogramSides(dimensions: LabelDimensions): { readonly min: number; readonly aim: number } {
  const { label, isIfPossible, pictogramSide } = dimensions;
  const aim = Math.max(pictogramSide.ifPossible, fifteenth(label));
  return { min: isIfPossible ? pictogramSide.min : aim, aim };
}

/** How large label and pictograms of a package in the Union or Great Britain are at least, by its capacity in litres. */
export function labelDimensions(capacityLitres: number): LabelDimensions {
  const found = rows.find(([upToLitres]) => capacityLitres <= upToLitres);
  if (!found || !(capacityLitres > 0)) throw new RangeError(`not a capacity of a package: ${capacityLitres} l`);
  return found[1];
}
