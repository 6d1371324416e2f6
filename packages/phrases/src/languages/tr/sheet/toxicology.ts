import type { SheetPhrases } from '../../../language.ts';

/** Section 11. */
export const toxicology: SheetPhrases['toxicology'] = {
  classes: {
    acute: 'Akut toksisite',
    skin: 'Cilt aşınması/tahrişi',
    eye: 'Ciddi göz hasarı/tahrişi',
    sensitisation: 'Solunum yolları veya cilt hassaslaşması',
    mutagenicity: 'Eşey hücre mutajenitesi',
    carcinogenicity: 'Kanserojenite',
    reproduction: 'Üreme sistemi toksisitesi',
    single: 'BHOT - tek maruz kalma',
    repeated: 'BHOT - tekrarlı maruz kalma',
    aspiration: 'Aspirasyon zararı',
  },
  notMet: 'Mevcut verilere göre sınıflandırma kriterleri karşılanmamaktadır.',
  notJudged: (missing) => `Bilgi eksikliği nedeniyle değerlendirilemez (${missing}).`,
  notAdopted: 'Bu sınıf ülkenin mevzuatında yer almamaktadır.',
  tested: (evidence) => `Ürünün test sonucu (${evidence}).`,
  ateMix: (route, value, unit) => `ATEmix (${route}): ${value} ${unit}`,
  units: {
    oral: 'mg/kg',
    dermal: 'mg/kg',
    gas: 'ppmV (4 saat)',
    vapour: 'mg/l (4 saat)',
    'dust-mist': 'mg/l (4 saat)',
  },
  dataCaption: 'Bileşenlerin akut toksisitesi',
  columnName: 'Madde',
  columnRoute: 'Maruz kalma yolu',
  columnValue: 'Değer',
  columnSpecies: 'Tür',
  columnSource: 'Kaynak',
  noData: 'Bilinen ölçülmüş değer yoktur.',
  endpoint: (kind, value, unit) => `${kind} ${value} ${unit}`,

  routesLead: 'Olası maruz kalma yolları',
  routeInhalation: 'Soluma',
  routeSkin: 'Cilt teması',
  routeEyes: 'Göz teması',
  routeIngestion: 'Yutma',
  delayed: 'Gecikmiş etkiler',
  immediate: 'Ani etkiler',
  chronic: 'Kronik etkiler',
  noneKnown: 'Bilinen yoktur.',
  interactive: 'Bilinen etkileşimli etki yoktur.',
  interactiveNitrosamine: 'İkincil aminler ve nitritler birlikte nitrozaminler oluşturur.',

  endocrine: '11.2.1 Endokrin bozucu özellikler',
  other: '11.2.2 Diğer bilgiler',
  endocrineNone:
    '%0,1 veya üzerindeki bileşenlerin hiçbiri 16. bölümdeki kaynaklarda insan sağlığı için endokrin bozucu olarak sınıflandırılmamıştır.',
  endocrineFound: (names) => `%0,1 veya üzerinde insan sağlığı için endokrin bozucular: ${names}.`,
  defatting: 'Uzun süreli veya tekrarlı temas cildin yağını alır ve dermatite yol açabilir.',
  noOther: 'Başka bilgi yoktur.',

  listingsCaption: '%0,1 veya üzerindeki bileşenler',
  columnNtp: 'NTP',
  columnIarc: 'IARC',
  columnOsha: 'OSHA',
  listingsNone:
    '%0,1 veya üzerindeki bileşenlerin hiçbiri bu hizmette tutulan bilinen kanserojen listelerinde yer almamaktadır.',
  listingsLimit:
    'Bu hizmette tutulan listeler yaygın endüstriyel maddeleri kapsar; diğerlerini kaynağından kontrol edin.',
  notListed: 'Listede yok',
};
