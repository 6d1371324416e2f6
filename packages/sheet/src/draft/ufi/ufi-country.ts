/** One form of the VAT numbers of a country. */
export type VatForm = {
  /**
   * `9` is a digit, `L` a letter, `X` a letter or a digit, `S` a letter, + or *. Any other character stands for itself.
   */
  readonly form: string;
  /** Added to the number, so that two forms of one country never overlap. */
  readonly offset?: number;
  /** True if the last letter is the most significant. */
  readonly isLastLetterFirst?: boolean;
};

/** A country whose VAT numbers a UFI can carry. Source: `data/ufi/`. */
export type UfiCountry = {
  /** Code before the VAT number. */
  readonly country: string;
  /** Other codes in use before the VAT number, such as GR for EL. */
  readonly also: readonly string[];
  readonly name: string;
  /** Country group, a four-bit number. */
  readonly group: number;
  /** Code of the country within its group. */
  readonly code: number;
  readonly forms: readonly VatForm[];
};
