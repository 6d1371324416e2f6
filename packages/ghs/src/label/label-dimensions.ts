/** Least dimensions in millimetres; `isIfPossible`: smaller where the package leaves no room. */
export type LabelDimensions = {
  readonly label: readonly [height: number, width: number];
  readonly isIfPossible: boolean;
  /** Side of the pictogram's square: the least lawful, and the one to aim at. */
  readonly pictogramSide: { readonly least: number; readonly ifPossible: number };
  readonly paragraph: string;
};

type Row = readonly [upToLitres: number, dimensions: LabelDimensions];

const paragraph = 'CLP Annex I, Table 1.3';
const row = (upToLitres: number, label: LabelDimensions['label'], side: number): Row => [
  upToLitres,
  { label, isIfPossible: false, pictogramSide: { least: side, ifPossible: side }, paragraph },
];

const rows: readonly Row[] = [
  [3, { label: [52, 74], isIfPossible: true, pictogramSide: { least: 10, ifPossible: 16 }, paragraph }],
  row(50, [74, 105], 23),
  row(500, [105, 148], 32),
  row(Number.POSITIVE_INFINITY, [148, 210], 46),
];

/** How large label and pictograms of a package in the Union or Great Britain are at least, by its capacity in litres. */
export function labelDimensions(capacityLitres: number): LabelDimensions {
  const found = rows.find(([upToLitres]) => capacityLitres <= upToLitres);
  if (!found || !(capacityLitres > 0)) throw new RangeError(`no capacity of a package: ${capacityLitres} l`);
  return found[1];
}
