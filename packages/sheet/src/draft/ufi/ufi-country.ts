/** One form of the VAT numbers of a country. */
export type VatForm = {
  /** `9` is a digit, `L` a letter, `X` a letter or a digit, `S` a letter, + or *. Anything else stands for itself. */
  readonly form: string;
  /** Added to the number, so that two forms of one country differ. */
  readonly offset?: number;
  /** The last letter counts most. */
  readonly isLastLetterFirst?: boolean;
};

/** A country whose VAT numbers a UFI can carry. Source: `data/ufi/`. */
export type UfiCountry = {
  /** As it stands before the VAT number. */
  readonly country: string;
  /** Other codes that stand there, such as GR for EL. */
  readonly also: readonly string[];
  readonly name: string;
  /** Country group, four bits. */
  readonly group: number;
  /** Code of the country within its group. */
  readonly code: number;
  readonly forms: readonly VatForm[];
};
