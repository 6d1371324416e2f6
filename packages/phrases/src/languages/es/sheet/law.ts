import type { MarketId } from '@gosds/ghs/market';
import type { SheetPhrases } from '../../../language.ts';

const nationalNames: Readonly<Partial<Record<MarketId, string>>> = {
  eu: 'Reglamento (CE) n.º 1272/2008',
  gb: 'Reglamento GB CLP ((CE) n.º 1272/2008 conservado)',
  un: 'SGA de las Naciones Unidas',
};

/** What the UN tables say in words behind a section's number is left out: the number finds it. */
const citationWords: readonly (readonly [RegExp, string])[] = [
  [/; ranked as [^;]+/g, ''],
  [/(section [\d.]+), [a-z][^;]*/g, '$1'],
  [/\bArticle\b/g, 'artículo'],
  [/\bAnnex\b/g, 'anexo'],
  [/\bTables\b/g, 'cuadros'],
  [/\bTable\b/g, 'cuadro'],
  [/\bArt\. /g, 'art. '],
  [/\bSchedule\b/g, 'anexo'],
  [/\bPart\b/g, 'parte'],
  [/\bsection\b/g, 'sección'],
  [/\bclause\b/g, 'cláusula'],
  [/\bApp\. /g, 'apéndice '],
  [/\bECHA guidance\b/g, 'guía de la ECHA'],
  [/\bSpecial provision\b/g, 'disposición especial'],
  [/\bUN GHS\b/g, 'SGA de las Naciones Unidas'],
  [/\bNotes?\b/g, 'nota'],
  [/\bAppendix\b/g, 'apéndice'],
  [/\bregulation (?=\d)/g, 'regla '],
  [/ to (?=[(\d])/g, ' a '],
  [/ and /g, ' y '],
  [/^test$/, 'ensayo'],
];

export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'Reglamento (CE) n.º 1272/2008 (CLP)',
    gb: 'Reglamento (CE) n.º 1272/2008 según se aplica en Gran Bretaña (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (SGA 7)',
    un: 'Sistema Globalmente Armonizado de Clasificación y Etiquetado de Productos Químicos (SGA)',
  },
  national: (market, name) => nationalNames[market] ?? name,
  citation: (paragraph) => citationWords.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
