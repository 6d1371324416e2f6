import type { HazardClass } from '../hazard.ts';
import type { BridgingPlace } from '../markets/substance-law.ts';

export type BridgingPrinciple =
  | 'dilution'
  | 'batching'
  | 'concentration'
  | 'interpolation'
  | 'substantially similar'
  | 'changed composition'
  | 'aerosol';

/** The name of the principle as it appears in rule ids. */
export const idOf = (principle: BridgingPrinciple): string => principle.replace(' ', '-');

/** Number of the principle in CLP Annex I, 1.1.3, in OSHA A.0.5.1, and at the end of a UN GHS paragraph. */
const numbers: Readonly<
  Record<BridgingPrinciple, { readonly clp: number; readonly osha?: number; readonly un?: number }>
> = {
  dilution: { clp: 1, osha: 1, un: 2 },
  batching: { clp: 2, osha: 2, un: 3 },
  concentration: { clp: 3, osha: 3, un: 4 },
  interpolation: { clp: 4, osha: 4, un: 5 },
  'substantially similar': { clp: 5, osha: 5, un: 6 },
  'changed composition': { clp: 6 },
  aerosol: { clp: 7, osha: 6, un: 7 },
};

/** UN GHS paragraph of the bridging principles in the chapter of each class. */
const unChapters: Readonly<Partial<Record<HazardClass, string>>> = {
  'Acute toxicity, oral': '3.1.3.5',
  'Acute toxicity, dermal': '3.1.3.5',
  'Acute toxicity, inhalation': '3.1.3.5',
  'Skin corrosion/irritation': '3.2.3.2',
  'Serious eye damage/eye irritation': '3.3.3.2',
  'Respiratory sensitisation': '3.4.3.2',
  'Skin sensitisation': '3.4.3.2',
  'Germ cell mutagenicity': '3.5.3.2',
  Carcinogenicity: '3.6.3.2',
  'Reproductive toxicity': '3.7.3.2',
  'Effects on or via lactation': '3.7.3.2',
  'Specific target organ toxicity, single exposure': '3.8.3.3',
  'Specific target organ toxicity, single exposure: respiratory tract irritation': '3.8.3.3',
  'Specific target organ toxicity, single exposure: narcotic effects': '3.8.3.3',
  'Specific target organ toxicity, repeated exposure': '3.9.3.3',
  'Aspiration hazard': '3.10.3.2',
  'Hazardous to the aquatic environment, acute': '4.1.3.4',
  'Hazardous to the aquatic environment, long-term': '4.1.3.4',
};

const weighed: readonly HazardClass[] = [
  'Germ cell mutagenicity',
  'Carcinogenicity',
  'Reproductive toxicity',
  'Effects on or via lactation',
];
const sensitising: readonly HazardClass[] = ['Respiratory sensitisation', 'Skin sensitisation'];
const aquatic: readonly HazardClass[] = [
  'Hazardous to the aquatic environment, acute',
  'Hazardous to the aquatic environment, long-term',
];

/** True if the law allows the principle for the class. Never true for physical hazards. */
export function isOpenTo(place: BridgingPlace, principle: BridgingPrinciple, hazardClass: HazardClass): boolean {
  if (unChapters[hazardClass] === undefined) return false;
  if (principle === 'changed composition') return place.numbering === 'clp';
  const isGraded = principle === 'concentration' || principle === 'interpolation';
  if (isGraded)
    return !weighed.includes(hazardClass) && (place.numbering !== 'clp' || !sensitising.includes(hazardClass));
  if (principle !== 'aerosol') return true;
  const isInhaledApart = place.numbering !== 'clp' && hazardClass === 'Acute toxicity, inhalation';
  return !isInhaledApart && ![...weighed, ...aquatic, 'Aspiration hazard'].includes(hazardClass);
}

/** The paragraph of a principle for a class. */
export function bridgingParagraph(
  { prefix, numbering }: BridgingPlace,
  principle: BridgingPrinciple,
  hazardClass: HazardClass,
): string {
  if (numbering === 'one') return prefix;
  const number = numbers[principle][numbering];
  const place = numbering === 'un' ? `${prefix}, ${unChapters[hazardClass] ?? '1.3.2.3'}` : prefix;
  return number === undefined ? place : `${place}.${number}`;
}

/** The change of an ingredient that keeps the class, relative to its original percentage: CLP Annex I, Table 1.2. */
export const permittedChanges = [
  { atMostPercent: 2.5, changePercent: 30 },
  { atMostPercent: 10, changePercent: 20 },
  { atMostPercent: 25, changePercent: 10 },
  { atMostPercent: 100, changePercent: 5 },
] as const;

/** The concentration of aspiration toxicants that a diluted mixture must keep: CLP Annex I and UN GHS, 3.10.3.2. */
export const aspirationKeepsPercent = 10;
