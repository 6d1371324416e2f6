import type { SheetPhrases } from '../../../language.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/\bAnnex\b/g, 'załącznik'],
  [/\bTables\b/g, 'tabele'],
  [/\bTable\b/g, 'tabela'],
  [/\bArticle\b/g, 'art.'],
  [/\bArt\. ?/g, 'art. '],
  [/\bsections?\b/g, 'sekcja'],
  [/\bclause\b/g, 'klauzula'],
  [/\bECHA guidance\b/g, 'wytyczne ECHA'],
  [/\bPart\b/g, 'część'],
  [/\bSpecial provision\b/g, 'Przepis szczególny'],
  [/\band\b/g, 'i'],
];

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'rozporządzenie (WE) nr 1272/2008 (CLP)',
    gb: 'rozporządzenie (WE) nr 1272/2008 w brzmieniu obowiązującym w Wielkiej Brytanii (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (GHS 7)',
    un: 'Globalnie Zharmonizowany System Klasyfikacji i Oznakowania Chemikaliów (GHS)',
  },
  national: (market, name) => (market === 'eu' ? 'rozporządzenie (WE) nr 1272/2008' : name),
  citation: (paragraph) => words.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
