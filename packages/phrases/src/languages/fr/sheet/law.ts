import type { MarketId } from '@gosds/ghs/market';
import type { SheetPhrases } from '../../../language.ts';

const nationalNames: Readonly<Partial<Record<MarketId, string>>> = {
  eu: 'règlement (CE) nº 1272/2008',
  gb: 'règlement GB CLP ((CE) nº 1272/2008 maintenu)',
  ca: 'Règlement sur les produits dangereux (DORS/2015-17)',
  ch: 'ordonnance sur les produits chimiques (RS 813.11)',
  un: 'SGH de l’ONU',
};

/** What the UN tables say in words behind a section's number is left out: the number finds it. */
const citationWords: readonly (readonly [RegExp, string])[] = [
  [/; ranked as [^;]+/g, ''],
  [/(section [\d.]+), [a-z][^;]*/g, '$1'],
  [/\bChemO\b/g, 'OChim'],
  [/\bArticle\b/g, 'article'],
  [/\bAnnex\b/g, 'annexe'],
  [/\bTables\b/g, 'tableaux'],
  [/\bTable\b/g, 'tableau'],
  [/\bArt\. /g, 'art. '],
  [/\bSchedule\b/g, 'annexe'],
  [/\bPart\b/g, 'partie'],
  [/\bclause\b/g, 'clause'],
  [/\bApp\. /g, 'app. '],
  [/\bECHA guidance\b/g, 'guide de l’ECHA'],
  [/\bSpecial provision\b/g, 'disposition spéciale'],
  [/\bUN GHS\b/g, 'SGH de l’ONU'],
  [/\bHazardous Products Regulations\b/g, 'Règlement sur les produits dangereux'],
  [/\bHPR \(SOR\//g, 'RPD (DORS/'],
  [/\bHPR\b/g, 'RPD'],
  [/\bNotes?\b/g, 'note'],
  [/\bAppendix\b/g, 'appendice'],
  [/\bregulation (?=\d)/g, 'règle '],
  [/ to (?=[(\d])/g, ' à '],
  [/ and /g, ' et '],
  [/^test$/, 'essai'],
];

export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'règlement (CE) nº 1272/2008 (CLP)',
    gb: 'règlement (CE) nº 1272/2008 tel qu’applicable en Grande-Bretagne (GB CLP)',
    us: 'norme OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Règlement sur les produits dangereux (DORS/2015-17)',
    au: 'model Work Health and Safety Regulations (SGH 7)',
    un: 'Système général harmonisé de classification et d’étiquetage des produits chimiques (SGH)',
  },
  national: (market, name) => nationalNames[market] ?? name,
  citation: (paragraph) => citationWords.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
