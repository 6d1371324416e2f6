import type { SheetPhrases } from '../../../language.ts';

const words: readonly (readonly [RegExp, string])[] = [
  [/\bAnnex\b/g, 'anexo'],
  [/\bTables\b/g, 'quadros'],
  [/\bTable\b/g, 'quadro'],
  [/\bArticle\b/g, 'artigo'],
  [/\bArt\. ?/g, 'art. '],
  [/\bsections?\b/g, 'secção'],
  [/\bclause\b/g, 'cláusula'],
  [/\bECHA guidance\b/g, 'orientações da ECHA'],
  [/\bPart\b/g, 'parte'],
  [/\bSpecial provision\b/g, 'Disposição especial'],
  [/\band\b/g, 'e'],
];

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'Regulamento (CE) n.º 1272/2008 (CLP)',
    gb: 'Regulamento (CE) n.º 1272/2008 tal como aplicável na Grã-Bretanha (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (GHS 7)',
    un: 'Sistema Mundial Harmonizado de Classificação e Rotulagem de Produtos Químicos (GHS)',
  },
  national: (market, name) => (market === 'eu' ? 'Regulamento (CE) n.º 1272/2008' : name),
  citation: (paragraph) => words.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
