/** The service of the operator that answers for products sold with it, day and night. */
export type EmergencyResponse = {
  readonly number: string;
  /** ISO 639-1 codes of the languages in which it answers; empty where the operator has named none. */
  readonly languages: readonly string[];
};

/** Number, hours and languages, as `+1 303 555 0100 (24 h; EN, DE)`. */
export function responseLine({ number, languages }: EmergencyResponse, hours: string): string {
  const spoken = languages.map((code) => code.toUpperCase()).join(', ');
  return `${number} (${[hours, ...(spoken === '' ? [] : [spoken])].join('; ')})`;
}
