/** A row of a publisher in the general format of docs/data.md. Blank texts are unknown. */
export type PublishedRow = {
  readonly cas: string;
  readonly ec: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Names that the publisher does not guarantee. */
  readonly otherNames: readonly string[];
  readonly formula: string;
  readonly molarMass: string;
  readonly smiles: string;
  readonly inchikey: string;
  readonly dtxsid: string;
  /** CAS numbers replaced by `cas`, or other numbers of the same substance. */
  readonly otherCas: readonly string[];
  /** The facts of the list entry. Blank if the publisher has no list or no further facts. */
  readonly entry: string;
  /** The share of a mixture, in per cent, from which the entry counts; blank where the list sets none. */
  readonly fromPercent: string;
  /** The same, above which it counts. A row has one of them at most. */
  readonly abovePercent: string;
};

/** The content of a file, row by row: a row to import, or the reason why it cannot be imported. */
export type Published =
  | { readonly kind: 'row'; readonly row: PublishedRow }
  | { readonly kind: 'fault'; readonly file: string; readonly line: number; readonly reason: string };

export const nothing: PublishedRow = {
  ...{ cas: '', ec: '', name: '', formula: '', molarMass: '', smiles: '', inchikey: '', dtxsid: '', entry: '' },
  ...{ fromPercent: '', abovePercent: '' },
  ...{ synonyms: [], otherNames: [], otherCas: [] },
};
