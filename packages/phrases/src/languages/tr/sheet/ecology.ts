import type { SheetPhrases } from '../../../language.ts';

/** Section 12. */
export const ecology: SheetPhrases['ecology'] = {
  notAdopted: 'Ülkenin mevzuatı sucul ortama yönelik zararlılıkları sınıflandırmamaktadır.',
  dataCaption: 'Bileşenlerin sucul toksisitesi',
  columnName: 'Madde',
  columnGroup: 'Organizma',
  columnValue: 'Değer',
  columnDuration: 'Süre',
  columnSource: 'Kaynak',
  groups: { fish: 'Balık', crustacea: 'Kabuklular', algae: 'Algler', other: 'Diğer' },
  organism: (group, species) => `${group} (${species})`,
  value: (endpoint, value) => `${endpoint} ${value} mg/l`,
  hours: (hours) => `${hours} saat`,
  days: (days) => `${days} gün`,
  mFactors: (name, factors) => `${name}: ${factors}.`,
  noValues: (names) => `Değeri bilinmeyen bileşenler: ${names}.`,

  readily: (name) => `${name}: biyolojik olarak kolay bozunabilir.`,
  notReadily: (name) => `${name}: biyolojik olarak kolay bozunabilir değildir.`,
  inorganic: (name) => `${name}: biyolojik bozunma inorganik maddeler için geçerli değildir.`,
  kowInorganic: (name) => `${name}: log Kow inorganik maddeler için geçerli değildir.`,
  logKow: (name, value) => `${name}: log Kow ${value}`,
  bcf: (_name, value) => `BCF ${value}`,
  lowPotential: 'biyobirikim potansiyeli düşük',
  highPotential: 'biyobirikim potansiyeli var',
  bioaccumulates: (data) => `${data.join(', ')}.`,
  soluble: (name, value) => `${name}: suda çözünürlük ${value} mg/l.`,
  solubleInGrams: (name, value) => `${name}: suda çözünürlük ${value} g/l.`,
  miscible: (name) => `${name}: su ile karışır ve toprakta hareketli olabilir.`,
  gasInAir: (name) => `${name}: gaz hâlinde havada dağılır; toprağa adsorpsiyon beklenmez.`,

  pbtFound: (names) => `%0,1 veya üzerinde PBT ya da vPvB özelliklerine sahip maddeler: ${names}.`,
  pbtInorganic: 'REACH Ek XIII’teki PBT ve vPvB kriterleri inorganik maddelere uygulanmaz.',
  pbtNone: ({ date }) =>
    `%0,1 veya üzerindeki bileşenlerin hiçbiri PBT veya vPvB özellikleri nedeniyle REACH Aday Listesinde yer almamaktadır (baskı: ${date}).`,
  endocrineFound: (names) => `%0,1 veya üzerinde çevre için endokrin bozucular: ${names}.`,
  endocrineNone: ({ date }) =>
    `%0,1 veya üzerindeki bileşenlerin hiçbiri çevreyi etkileyen endokrin bozucu özellikleri nedeniyle REACH Aday Listesinde yer almamaktadır (baskı: ${date}).`,
  mobileFound: (names) => `%0,1 veya üzerinde PMT ya da vPvM özelliklerine sahip maddeler: ${names}.`,
  ozoneFound: (names) => `Ozon tabakası için zararlı: ${names}.`,
  ozoneNone: 'Bileşenlerin hiçbiri ozon tabakası için zararlı olarak sınıflandırılmamıştır.',
  phShift: 'Büyük miktarlar suların pH değerini değiştirir ve sucul yaşama zarar verir.',
};
