import type { SheetPhrases } from '../../../language.ts';

/** Section 13. */
export const disposal: SheetPhrases['disposal'] = {
  product: 'Ürün',
  packaging: 'Kirlenmiş ambalaj',
  properties: 'Atık olarak tehlikeli özellikler (HP)',
  wasteCode: 'Atık kodu',
  characteristics: 'Tehlikeli atık özellikleri (RCRA)',

  hazardous:
    'Tehlikeli atık olarak lisanslı bir atık işleme tesisine teslim edin. Evsel atıklarla birlikte bertaraf etmeyin.',
  ordinary: 'Yerel mevzuata uygun olarak bertaraf edin.',
  noSewer: 'Kanalizasyona veya sulara boşaltmayın.',
  keepApart: 'Diğer atıklarla karıştırmayın; mümkün olduğunca orijinal kabında bırakın.',
  packagingClean: 'Ambalajı tamamen boşaltın ve geri kazanıma verin.',
  packagingDirty: 'Boşaltılmamış ambalaj ürün gibi bertaraf edilir. Boş kapları kesmeyin, kaynak yapmayın, yakmayın.',
  packagingPlain: 'Boşaltılmamış ambalaj ürün gibi bertaraf edilir.',
  wasteCodeByUse:
    'Avrupa Atık Listesindeki (2000/532/AT) kod atığın kaynağına ve kullanımına bağlıdır ve atık sahibi tarafından belirlenir.',
  packagingCode:
    '15 01 10* tehlikeli maddelerin kalıntılarını içeren ya da tehlikeli maddelerle kontamine olmuş ambalajlar.',
  hazardousProperties: {
    'HP 1': 'HP 1 (patlayıcı).',
    'HP 2': 'HP 2 (oksitleyici).',
    'HP 3': 'HP 3 (alevlenir).',
    'HP 4': 'HP 4 (tahriş edici).',
    'HP 5': 'HP 5 (belirli hedef organ toksisitesi, aspirasyon toksisitesi).',
    'HP 6': 'HP 6 (akut toksisite).',
    'HP 7': 'HP 7 (kanserojen).',
    'HP 8': 'HP 8 (aşındırıcı).',
    'HP 10': 'HP 10 (üreme için toksik).',
    'HP 11': 'HP 11 (mutajenik).',
    'HP 12': 'HP 12 (akut toksik gaz salınımı).',
    'HP 13': 'HP 13 (hassaslaştırıcı).',
    'HP 14': 'HP 14 (ekotoksik).',
  },
  handOver: 'Lisanslı bir atık işleme tesisine teslim edin. Evsel atıklarla birlikte bertaraf etmeyin.',
  gasReturn: 'Kabı içinde kalan gazla birlikte tedarikçiye iade edin. Gazın birikebileceği yerlerde boşaltmayın.',
  gasCylinder:
    'Boş kapları vanası kapalı ve bir miktar basınç kalmış olarak tedarikçiye iade edin. Kesmeyin, kaynak yapmayın veya yakmayın.',
  aerosolCan: 'Kutuları kullanımdan sonra bile delmeyin veya yakmayın. Geri kazanıma yalnızca tamamen boşken verin.',
  wasteCodeProposal: (code) => `Kullanılmamış ürün için öneri: ${code}.`,
  noHazardousProperty: 'Yok: 2008/98/AT sayılı Direktif Ek III’teki sınırlara ulaşılmamaktadır.',
  noCharacteristic: 'Parlama noktası, pH ve sınıftan kaynaklanan özellik yoktur.',
  lawEurope: 'Atıklara ilişkin 2008/98/AT sayılı Direktif ve (AB) 1357/2014 sayılı Komisyon Tüzüğü.',
  lawUs: 'Bir atığın tehlikeli olup olmadığına 40 CFR Part 261 uyarınca atık üreticisi karar verir.',
  lawOther: 'Atıklara ilişkin ulusal, bölgesel ve yerel mevzuata uyun.',
  d001: 'D001 (tutuşabilir: parlama noktası 60 °C, 140 °F altında).',
  d001Gas: 'D001 (tutuşabilir sıkıştırılmış gaz).',
  d001Solid: 'D001 (tutuşabilir: tutuştuğunda şiddetle yanar).',
  d001Oxidiser: 'D001 (oksitleyici).',
  d002: 'D002 (aşındırıcı: pH 2 veya daha düşük ya da 12,5 veya daha yüksek).',
  toxicityCharacteristic: (code, name) => `${code} (toksisite: ${name} içerir; TCLP testi belirler, 40 CFR 261.24).`,
  discardedProduct: (code, name) => `${code} (kullanılmadan atılan: ${name}, 40 CFR 261.33).`,
  spentSolvent: (code, name) => `${code} (kullanılmış çözücü olarak: ${name}, 40 CFR 261.31).`,
  d003: 'D003 (reaktif).',
};
