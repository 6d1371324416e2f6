import type { MarketId } from '@gosds/ghs/market';
import type { SheetPhrases } from '../../../language.ts';

const nationalNames: Readonly<Partial<Record<MarketId, string>>> = {
  eu: 'regolamento (CE) n. 1272/2008',
  gb: 'regolamento GB CLP ((CE) n. 1272/2008 mantenuto)',
  ch: 'ordinanza sui prodotti chimici (RS 813.11)',
  un: 'GHS dell’ONU',
};

/** What the UN tables say in words behind a section's number is left out: the number finds it. */
const citationWords: readonly (readonly [RegExp, string])[] = [
  [/; ranked as [^;]+/g, ''],
  [/(section [\d.]+), [a-z][^;]*/g, '$1'],
  [/\bChemO\b/g, 'OPChim'],
  [/\bArticle\b/g, 'articolo'],
  [/\bAnnex\b/g, 'allegato'],
  [/\bTables\b/g, 'tabelle'],
  [/\bTable\b/g, 'tabella'],
  [/\bArt\. /g, 'art. '],
  [/\bSchedule\b/g, 'allegato'],
  [/\bPart\b/g, 'parte'],
  [/\bsection\b/g, 'sezione'],
  [/\bclause\b/g, 'clausola'],
  [/\bApp\. /g, 'appendice '],
  [/\bECHA guidance\b/g, 'orientamenti dell’ECHA'],
  [/\bSpecial provision\b/g, 'disposizione speciale'],
  [/\bUN GHS\b/g, 'GHS dell’ONU'],
  [/\bNotes?\b/g, 'nota'],
  [/\bAppendix\b/g, 'appendice'],
  [/\bregulation (?=\d)/g, 'regola '],
  [/ to (?=[(\d])/g, ' a '],
  [/ and /g, ' e '],
  [/^test$/, 'prova'],
];

export const law: SheetPhrases['law'] = {
  classification: {
    eu: 'regolamento (CE) n. 1272/2008 (CLP)',
    gb: 'regolamento (CE) n. 1272/2008 come applicato in Gran Bretagna (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (GHS 7)',
    un: 'sistema mondiale armonizzato di classificazione ed etichettatura delle sostanze chimiche (GHS)',
  },
  national: (market, name) => nationalNames[market] ?? name,
  citation: (paragraph) => citationWords.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
