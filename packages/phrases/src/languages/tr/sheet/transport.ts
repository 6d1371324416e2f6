import type { SheetPhrases } from '../../../language.ts';

/** Section 14. */
export const transport: SheetPhrases['transport'] = {
  modes: {
    adr: 'ADR/RID (karayolu, demiryolu)',
    adg: 'ADG (karayolu, demiryolu)',
    dot: '49 CFR (DOT)',
    tdg: 'TDG (karayolu, demiryolu)',
    un: 'BM Model Yönetmelikleri',
    imdg: 'IMDG (denizyolu)',
    iata: 'ICAO-TI/IATA-DGR (havayolu)',
  },
  notRegulated: 'Tehlikeli mal olarak taşımacılık mevzuatına tabi değildir.',
  notRegulatedBy: (paragraph) => `Tehlikeli mal olarak taşımacılık mevzuatına tabi değildir (${paragraph}).`,
  noClass: 'Sınıf 1-9 ölçütleri karşılanmamaktadır.',
  unPrefix: (number) => `UN ${number}`,
  noPackingGroup: 'Atanmamıştır.',
  labels: 'Tehlike etiketleri',
  subsidiary: (class_, subsidiary) => `${class_} (${subsidiary})`,
  environment: 'Çevreye zararlı',
  marinePollutant: 'Deniz kirletici',
  tunnel: 'Tünel kısıtlama kodu',
  limitedQuantity: 'Sınırlı miktar',
  exceptedQuantity: 'İstisnai miktar',
  notPermitted: (code) => `${code} (izin verilmez)`,
  classificationCode: 'Sınıflandırma kodu',
  transportCategory: 'Taşıma kategorisi',
  hazardNumber: 'Tehlike tanımlama numarası',
  hazchem: 'Hazchem acil eylem kodu',
  ems: 'EmS',
  exemptions: 'Miktara bağlı muafiyet',
  freeSmall: (mode, paragraph) =>
    `${mode}: genel paketleme hükümlerini karşılayan, en fazla 5 L veya 5 kg’lık tekli veya iç ambalajlarda diğer hükümlere tabi değildir (${paragraph}).`,
  freeByLand: (mode, paragraph) =>
    `${mode}: en fazla 500 kg veya 500 L’lik ambalajlarda ve IBC’lerde koda tabi değildir (${paragraph}).`,
  prohibition: 'Taşıma yasağı',
  prohibitedIn: (mode, paragraph) => `${mode}: taşınması yasaktır (${paragraph}).`,
  prohibited: 'Taşınması yasaktır.',
  prohibitedBy: (paragraph) => `Taşınması yasaktır (${paragraph}).`,
  general: 'Genel',
  precautions: '6-8. bölümlere bakın. Ambalajları düşmeye ve devrilmeye karşı sabitleyin; personel eğitimli olmalıdır.',
  noPrecautions: '6-8. bölümlerde belirtilenler dışında özel önlem yoktur.',
  bulk: (code) =>
    `Dökme taşıma öngörülmemiştir. Böyle bir taşımadan önce ilgili kayda bakılmalıdır (${code} Kodu); bu hizmette bulunmamaktadır.`,
  poisonSchedule: 'Zehir çizelgesi (Poison Schedule)',
  incomplete: (missing) => `Şu bilgi bilinmeden belirtilemez: ${missing}.`,
  userConfirmed: 'Tedarikçi tarafından onaylandığı şekilde.',
};
