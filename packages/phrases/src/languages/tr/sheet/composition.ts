import type { SheetPhrases } from '../../../language.ts';

/** Section 3. */
export const composition: SheetPhrases['composition'] = {
  caption: 'Bileşenler',
  columnName: 'Adı',
  columnIdentifiers: 'Kimlik bilgileri',
  columnConcentration: 'Konsantrasyon (ağırlıkça %)',
  columnConcentrationGas: 'Konsantrasyon (hacimce %)',
  columnClassification: 'Sınıflandırma',
  columnLimits: 'Özel konsantrasyon sınırları, M-faktörleri ve ATE',
  cas: (number) => `CAS ${number}`,
  ec: (number) => `EC ${number}`,
  index: (number) => `İndeks ${number}`,
  confidential: 'Kimliği gizli tutulmuştur',
  notClassified: 'Sınıflandırılmamıştır',
  notAssessed: 'Değerlendirilmemiştir',
  limitFrom: (outcome, lower) => `${outcome}: C ≥ %${lower}`,
  limitBelow: (outcome, upper) => `${outcome}: C < %${upper}`,
  limitBetween: (outcome, lower, upper) => `${outcome}: %${lower} ≤ C < %${upper}`,
  mAcute: (factor) => `M (akut) = ${factor}`,
  mChronic: (factor) => `M (kronik) = ${factor}`,
  ate: (route, value, unit) => `ATE (${route}) = ${value} ${unit}`,
  noLimits: 'Yok',
  isMixture: 'ürün bir karışımdır',
  isSubstance: 'ürün bir maddedir',
  remainder:
    'Listelenmeyen bileşenler sınıflandırılmamıştır veya belirtilmesi gereken konsantrasyonun altında bulunmaktadır.',
  nothingToName: 'Bu bölümde belirtilmesi gereken bileşen yoktur.',
  wholeStatements: 'H ifadelerinin tam metni 16. bölümde yer almaktadır.',
  byHand: (name, source) => `${name}: sınıflandırma bu formun tedarikçisi tarafından verilmiştir (${source}).`,
  notes: (notes) => `Ek VI notları: ${notes}.`,
  tradeSecret:
    'Gizli olarak işaretlenen bir bileşenin kesin kimyasal kimliği veya kesin konsantrasyonu ticari sır olarak saklı tutulmaktadır.',
  claim: 'Hazardous Materials Information Review Act (HMIRA) uyarınca muafiyet',
  claimFiled: (number, date) => `Muafiyet başvurusunun tarihi: ${date}; kayıt numarası: ${number}.`,
  claimGranted: (number, date) => `Muafiyet kararının tarihi: ${date}; kayıt numarası: ${number}.`,
};
