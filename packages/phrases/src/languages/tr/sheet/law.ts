import type { SheetPhrases } from '../../../language.ts';

/** Words of citation, in the order in which they are replaced. */
const cited: readonly (readonly [RegExp, string])[] = [
  [/\b(SEA|KKDİK) Annex (\w+)/g, '$1 Ek-$2'],
  [/\bAnnexe?s?\b/g, 'Ek'],
  [/\bAppendix\b/g, 'İlave'],
  [/\b(?:Articles?|Art\.)/g, 'Madde'],
  [/\bTables?\b/g, 'Tablo'],
  [/\bChapters?\b/g, 'Bölüm'],
  [/\b[Ss]ections?\b/g, 'bölüm'],
  [/\bclause\b/g, 'madde'],
  [/\bparagraphs?\b/g, 'fıkra'],
  [/\bECHA guidance\b/g, 'ECHA kılavuzu'],
  [/\bParts?\b/g, 'Kısım'],
  [/\bNotes?\b/g, 'Not'],
  [/\bSpecial provision\b/g, 'Özel hüküm'],
  [/\band\b/g, 've'],
  [/ to (?=\(?\d)/g, '–'],
  [/\bor\b/g, 'veya'],
];

const national: Readonly<Record<string, string>> = {
  eu: '1272/2008/AT sayılı Tüzük (CLP)',
  tr: 'SEA Yönetmeliği (Resmî Gazete 28848 mükerrer, 11.12.2013)',
};

/** Names of laws, and how a paragraph of law is cited. */
export const law: SheetPhrases['law'] = {
  classification: {
    eu: '1272/2008/AT sayılı Tüzük (CLP)',
    gb: 'Büyük Britanya’da geçerli haliyle 1272/2008/AT sayılı Tüzük (GB CLP)',
    us: 'OSHA Hazard Communication Standard (29 CFR 1910.1200)',
    ca: 'Hazardous Products Regulations (SOR/2015-17)',
    au: 'model Work Health and Safety Regulations (GHS 7)',
    un: 'Kimyasalların Sınıflandırılması ve Etiketlenmesine İlişkin Küresel Uyumlaştırılmış Sistem (GHS)',
  },
  national: (market, name) => national[market] ?? name,
  citation: (paragraph) => cited.reduce((text, [from, to]) => text.replace(from, to), paragraph),
};
