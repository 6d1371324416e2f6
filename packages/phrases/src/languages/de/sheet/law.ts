import type { SheetPhrases } from '../../../language.ts';

/** Words of citation, in the order in which they are replaced. */
const cited: readonly (readonly [RegExp, string])[] = [
  [/Commission Delegated Regulation/g, 'Delegierte Verordnung'],
  [/Commission Regulation/g, 'Verordnung'],
  [/Regulation \(E[CU]\) No /g, 'Verordnung (EG) Nr. '],
  [/Regulation \(EU\)/g, 'Verordnung (EU)'],
  [/\bDirective\b/g, 'Richtlinie'],
  [/\bChemO\b/g, 'ChemV'],
  [/\bAnnexe?s?\b/g, 'Anhang'],
  [/\bAppendix\b/g, 'Anlage'],
  [/\bArticles?\b/g, 'Artikel'],
  [/\bTables?\b/g, 'Tabelle'],
  [/\bChapters?\b/g, 'Kapitel'],
  [/\bSections?\b/gi, 'Abschnitt'],
  [/\bParts?\b/g, 'Teil'],
  [/\bNotes?\b/gi, 'Anmerkung'],
  [/\bFigure\b/g, 'Abbildung'],
  [/\bparagraphs?\b/g, 'Absatz'],
  [/\bpoints?\b/g, 'Nummer'],
  [/\bcolumn\b/g, 'Spalte'],
  [/\bentry\b/g, 'Eintrag'],
  [/\band\b/g, 'und'],
  [/\bto\b/g, 'bis'],
  [/\bor\b/g, 'oder'],
];

const national: Readonly<Record<string, string>> = {
  eu: 'Verordnung (EG) Nr. 1272/2008',
  un: 'GHS der Vereinten Nationen',
  ch: 'Chemikalienverordnung (ChemV, SR 813.11)',
};

export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'Verordnung (EG) Nr. 1272/2008 (CLP)',
    gb: 'Verordnung (EG) Nr. 1272/2008 in der in Großbritannien geltenden Fassung (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'Australische Mustervorschriften (model Work Health and Safety Regulations, GHS 7)',
    un: 'Global Harmonisiertes System zur Einstufung und Kennzeichnung von Chemikalien (GHS)',
  },
  national: (market, name) => national[market] ?? name,
  citation: (paragraph) => cited.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
