/** Environmental hazards; aspiration of a sealed aerosol; a product that harms nobody in the form supplied. */
export type LeftOff = 'environment' | 'aspiration-of-aerosols' | 'harmless-as-supplied';

/** What a law asks of labels and statements, from `data/jurisdictions/<id>/jurisdiction.json`. */
export type LabelLaw = {
  /** CLP, or the law that Great Britain kept of it. */
  readonly followsClp: boolean;
  /** First day of the table of letter sizes, CLP Annex I, Table 1.3, an ISO date (postponed by Regulation (EU) 2025/2439); absent where it is not adopted. */
  readonly typeSizeFrom?: string;
  /** Paper that its sheets are printed on; A4 where it is not told. */
  readonly paper?: 'us-letter';
  /** Paragraphs that leave hazards off the label, by what they leave off. */
  readonly leavesOff?: Readonly<Partial<Record<LeftOff, string>>>;
  /** Statements on mild hazards that the law prints in one, beside those that all laws do. */
  readonly combines?: readonly (readonly string[])[];
};
