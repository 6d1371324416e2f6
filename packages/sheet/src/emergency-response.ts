/** The operator's 24-hour emergency service for products whose sheets include it. */
export type EmergencyResponse = {
  readonly number: string;
  /** ISO 639-1 codes of the languages that the service speaks; empty if the operator named none. */
  readonly languages: readonly string[];
};

/** Number, hours and languages, as `+1 303 555 0100 (24 h; EN, DE)`. */
export function responseLine({ number, languages }: EmergencyResponse, hours: string): string {
  const spoken = languages.map((code) => code.toUpperCase()).join(', ');
  return `${number} (${[hours, ...(spoken === '' ? [] : [spoken])].join('; ')})`;
}
