/** A row of a publisher in the general format of docs/data.md. A blank text is what the publisher does not tell. */
export type PublishedRow = {
  readonly cas: string;
  readonly ec: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Names of which the publisher does not vouch. */
  readonly otherNames: readonly string[];
  readonly formula: string;
  readonly molarMass: string;
  readonly smiles: string;
  readonly inchikey: string;
  readonly dtxsid: string;
  /** CAS numbers that were given up for `cas`, or that name the same substance. */
  readonly otherCas: readonly string[];
  /** What the list says of it; blank where the publisher gives no list, or says nothing more. */
  readonly entry: string;
  /** The share of a mixture, in per cent, from which the entry counts; blank where the list sets none. */
  readonly fromPercent: string;
  /** The same, above which it counts. A row has one of them at most. */
  readonly abovePercent: string;
};

/** What a file holds, row by row: a row that can be taken, or why one cannot. */
export type Published =
  | { readonly kind: 'row'; readonly row: PublishedRow }
  | { readonly kind: 'fault'; readonly file: string; readonly line: number; readonly reason: string };

export const nothing: PublishedRow = {
  ...{ cas: '', ec: '', name: '', formula: '', molarMass: '', smiles: '', inchikey: '', dtxsid: '', entry: '' },
  ...{ fromPercent: '', abovePercent: '' },
  ...{ synonyms: [], otherNames: [], otherCas: [] },
};
