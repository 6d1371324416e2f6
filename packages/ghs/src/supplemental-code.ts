/** Properties of CLP Annex II, part 1, and of its forerunners, by the number after the prefix of the country. */
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

/** Statements of CLP Annex II, parts 2 to 5, on what a mixture contains and what it is for. */
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

/** Hazards outside the classes that North America states all the same. */
type OtherHazardStatement = 'COMBUSTIBLE-DUST' | 'SIMPLE-ASPHYXIANT' | 'HNOC-PHYSICAL' | 'HNOC-HEALTH';

type UnknownStatement = 'UNKNOWN-ACUTE-TOXICITY' | 'UNKNOWN-AQUATIC-TOXICITY';

/** Code of a statement beside the hazard classes. */
export type SupplementalCode =
  `EUH${PropertyNumber}` | `AUH${PropertyNumber}` | MixtureStatement | OtherHazardStatement | UnknownStatement;

/** The question whether a statement is one of these; `066` asks for EUH066 and for AUH066. */
export type AnySupplement = SupplementalCode | PropertyNumber | readonly (SupplementalCode | PropertyNumber)[];

/** `066` of EUH066 and of AUH066; undefined of a statement that is not on a property. */
export function propertyNumberOf(code: string): PropertyNumber | undefined {
  const isOnProperty = code.startsWith('EUH') || code.startsWith('AUH');
  return isOnProperty ? propertyNumbers.find((number) => code.slice(3) === number) : undefined;
}

/** True where one of the codes is asked for. */
export function hasSupplement(codes: readonly string[], asked: AnySupplement): boolean {
  const wanted: readonly string[] = typeof asked === 'string' ? [asked] : asked;
  return codes.some((code) => wanted.includes(code) || wanted.includes(propertyNumberOf(code) ?? code));
}

/** True of the statements that CLP numbers; those of other laws mean the same under another code. */
export const isEuropeanStatement = (code: string): boolean => code.startsWith('EUH');

/** Hazards not otherwise classified of the United States and Canada, which the supplier states in his own words. */
export const isUnclassifiedHazard = (code: string): boolean => code === 'HNOC-PHYSICAL' || code === 'HNOC-HEALTH';

/** Statements that a law numbers begin with their number in print; the others are words alone. */
export const isNumbered = (code: string): boolean => code.startsWith('EUH') || code.startsWith('AUH');
