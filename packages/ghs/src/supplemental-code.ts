/** Properties of CLP Annex II, part 1, and its predecessors, by the number after the country's prefix. */
const propertyNumbers = [
  '001',
  '006',
  '014',
  '018',
  '019',
  '029',
  '031',
  '032',
  '044',
  '059',
  '066',
  '070',
  '071',
] as const;

export type PropertyNumber = (typeof propertyNumbers)[number];

/** Code of a supplemental statement on a property, such as EUH066, or AUH066 in Australia. */
export type PropertyStatement = `EUH${PropertyNumber}` | `AUH${PropertyNumber}`;

/** The codes of the supplemental statements on properties in the European Union, in the order of their numbers. */
export const statementsOnProperties: readonly PropertyStatement[] = propertyNumbers.map(
  (number) => `EUH${number}` as const,
);

/** Statements of CLP Annex II, parts 2 to 5, on the content and purpose of a mixture. */
type MixtureStatement =
  | 'EUH201'
  | 'EUH201A'
  | 'EUH202'
  | 'EUH203'
  | 'EUH204'
  | 'EUH205'
  | 'EUH206'
  | 'EUH207'
  | 'EUH208'
  | 'EUH209'
  | 'EUH209A'
  | 'EUH210'
  | 'EUH211'
  | 'EUH212'
  | 'EUH401';

/** Hazards without a class that North America still regulates. */
type OtherHazardStatement = 'COMBUSTIBLE-DUST' | 'SIMPLE-ASPHYXIANT' | 'HNOC-PHYSICAL' | 'HNOC-HEALTH';

type UnknownStatement = 'UNKNOWN-ACUTE-TOXICITY' | 'UNKNOWN-AQUATIC-TOXICITY';

/** Code of a supplemental statement. */
export type SupplementalCode = PropertyStatement | MixtureStatement | OtherHazardStatement | UnknownStatement;

/** Asks if a statement is one of these. `066` matches EUH066 and AUH066. */
export type AnySupplement = SupplementalCode | PropertyNumber | readonly (SupplementalCode | PropertyNumber)[];

/** `066` for EUH066 and AUH066. Undefined for a statement that is not about a property. */
export function propertyNumberOf(code: string): PropertyNumber | undefined {
  const isOnProperty = code.startsWith('EUH') || code.startsWith('AUH');
  return isOnProperty ? propertyNumbers.find((number) => code.slice(3) === number) : undefined;
}

/** True for a code such as EUH066 or AUH066. */
export const isPropertyStatement = (code: string): code is PropertyStatement => propertyNumberOf(code) !== undefined;

/** True if one of the codes is one of those asked for. */
export function hasSupplement(codes: readonly string[], supplement: AnySupplement): boolean {
  const wanted: readonly string[] = typeof supplement === 'string' ? [supplement] : supplement;
  return codes.some((code) => wanted.includes(code) || wanted.includes(propertyNumberOf(code) ?? code));
}

/** True for the statements of CLP. Statements of other laws may have the same meaning under another code. */
export const isEuropeanStatement = (code: string): boolean => code.startsWith('EUH');

/** Hazards not otherwise classified in the United States and Canada, described in the supplier's own words. */
export const isUnclassifiedHazard = (code: string): boolean => code === 'HNOC-PHYSICAL' || code === 'HNOC-HEALTH';

/** True for statements that print their number first. Other statements are words only. */
export const isNumbered = (code: string): boolean => code.startsWith('EUH') || code.startsWith('AUH');
