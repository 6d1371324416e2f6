import type { SheetPhrases } from '../../../language.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/\bAnnex\b/g, 'bijlage'],
  [/\bTables?\b/g, 'tabel'],
  [/\bArticle\b/g, 'artikel'],
  [/\bArt\. ?/g, 'art. '],
  [/\bsections?\b/g, 'punt'],
  [/\bclause\b/g, 'punt'],
  [/\bECHA guidance\b/g, 'ECHA-richtsnoeren'],
  [/\bPart\b/g, 'deel'],
  [/\bSpecial provision\b/g, 'Bijzondere bepaling'],
  [/\band\b/g, 'en'],
];

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'Verordening (EG) nr. 1272/2008 (CLP)',
    gb: 'Verordening (EG) nr. 1272/2008 zoals van toepassing in Groot-Brittannië (GB CLP)',
    us: 'de OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'de Hazardous Products Regulations (SOR/2015-17)',
    au: 'de model Work Health and Safety Regulations (GHS 7)',
    un: 'het wereldwijd geharmoniseerd systeem voor de indeling en etikettering van chemische stoffen (GHS)',
  },
  national: (market, name) => (market === 'eu' ? 'Verordening (EG) nr. 1272/2008' : name),
  citation: (paragraph) => words.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
