import type { SheetPhrases } from '../../../language.ts';

/** Section 7. */
export const storage: SheetPhrases['storage'] = {
  handling: 'Elleçleme',
  hygiene: 'Hijyen',
  fireProtection: 'Yangın ve patlamaya karşı korunma',
  conditions: 'Depolama koşulları',
  together: 'Diğer maddelerle birlikte depolama',
  temperature: 'Depolama sıcaklığı',
  packaging: 'Ambalaj malzemeleri',

  ventilation: 'Kullanım yerinde emiş ile birlikte iyi havalandırma sağlayın.',
  ventilationGeneral: 'İyi havalandırma sağlayın.',
  closed: 'Kullanılmadığında kapları sıkıca kapalı tutun; dikkatle açın ve elleçleyin.',
  closedVented:
    'Kullanılmadığında kapları yalnızca havalandırmalı kapaklarla kapalı tutun; asla gaz sızdırmaz şekilde kapatmayın. Dikkatle açın ve elleçleyin.',
  noAerosol: 'Sis ve buhar oluşumundan kaçının.',
  noDust: 'Toz kaldırmaktan kaçının; tozu oluştuğu yerde emerek uzaklaştırın.',
  noContact: 'Cilt ve göz ile temastan kaçının.',
  noContactCorrosive: 'Gözle, ciltle veya giysilerle temas ettirmeyin.',
  dilute: 'Seyreltirken veya çözerken ürünü suya ekleyin, asla tersini yapmayın.',
  noExposureCmr:
    'Kullanmadan önce tüm talimatları edinin ve okuyun. Maruz kalmayı teknik olarak mümkün olan en düşük düzeye indirin.',
  sensitised: 'Bir bileşene karşı bilinen alerjisi olan kişiler ürünle çalışmamalıdır.',
  acidsApart: 'Asla asitlerle karıştırmayın: toksik gaz oluşur.',
  noRelease: 'Ürünün çevreye ulaşmasına izin vermeyin.',
  gasCylinder: 'Tüpleri devrilmeye karşı sabitleyin; gaza uygun basınç regülatörü kullanın.',
  aerosolCan:
    'Kullanımdan sonra bile delmeyin veya yakmayın. Açık aleve veya başka bir tutuşturma kaynağına doğru püskürtmeyin.',

  noIgnition: 'Isıdan, kıvılcımdan, açık alevden ve sıcak yüzeylerden uzak tutun. Sigara içilmez.',
  earthing: 'Kapları ve ekipmanı topraklayın ve birbirine bağlayın; elektrostatik yüklenmeye karşı önlem alın.',
  explosionProof: 'Patlama korumalı ekipman ve kıvılcım çıkarmayan aletler kullanın.',
  heated: 'Parlama noktasında veya üzerinde çalışırken tutuşmaya karşı önlem alın.',
  noCombustibles: 'Yanıcı malzemelerden uzak tutun; ürünün giysiler üzerinde kurumasına izin vermeyin.',
  noCombustiblesGas: 'Yanıcı malzemelerden uzak tutun; vana ve bağlantı elemanlarını yağ ve gresten uzak tutun.',
  dustFire: 'Toz kalktığında tutuşturucu kaynaklardan uzak tutun.',
  noFire: 'Özel önlem gerekmez.',

  noEating: 'Çalışırken yemeyin, içmeyin ve sigara içmeyin.',
  washHands: 'Molalardan önce ve işten sonra elleri yıkayın.',
  clothing: 'Yemek yenilen yerlere girmeden önce kirlenmiş giysileri çıkarın; tekrar kullanmadan önce yıkayın.',

  original: 'Orijinal kabında, sıkıca kapalı ve dik olarak, serin, kuru ve iyi havalandırılan bir yerde saklayın.',
  originalDry: 'Orijinal ambalajında, kuru yerde saklayın.',
  originalVented:
    'Orijinal kabında, havalandırmalı kapağıyla kapalı ve dik olarak, serin, kuru ve iyi havalandırılan bir yerde saklayın. Yalnızca havalandırmalı kapaklar kullanın; gaz sızdırmaz şekilde kapatmayın: oluşan gaz dışarı çıkabilmelidir.',
  bulkVented: 'Orta boy hacimli konteynerlerde (IBC) gazın çıkmasını sağlayan bir düzenek bulunmalıdır.',
  cylinders: 'Tüpleri dik, devrilmeye karşı sabitlenmiş, 50 °C (122 °F) altında ve valfi korunmuş olarak depolayın.',
  lockedUp: 'Kilit altında, yalnızca eğitimli kişilerin erişebileceği şekilde depolayın.',
  sunlight: 'Isıdan ve doğrudan güneş ışığından koruyun.',
  flammableStore:
    'Alevlenir sıvılar için uygun oda veya dolaplarda, iletken ve döküntüyü tutan zemin üzerinde depolayın.',
  retention: 'Döküntüyü tutan bir havuz üzerinde depolayın.',
  notMetal: 'Aşınmaya dayanıklı malzemeden kaplarda depolayın, kaplamasız metal kap kullanmayın.',
  moisture: 'Nemden koruyun.',
  moistureIsocyanate: 'Nemden koruyun. İçine su giren kapları yeniden kapatmayın: karbondioksit basınç oluşturur.',
  below50: '50 °C (122 °F) üzerindeki sıcaklıklara maruz bırakmayın.',
  between: (low: string, high: string) => `${low} ile ${high} arasında depolayın.`,
  notAbove: (celsius: string) => `${celsius} sıcaklığını aşmayan sıcaklıklarda depolayın.`,
  notBelow: (celsius: string) => `${celsius} altında depolamayın.`,
  cool: 'Serin yerde, her türlü ısı kaynağından uzakta depolayın.',
  roomTemperature: 'Oda sıcaklığında depolayın.',
  apartFrom: (materials) => `Şunlardan ayrı depolayın: ${materials}.`,
  apartFromFood: 'Gıda, içecek ve hayvan yeminden uzak tutun.',
  packagingAqueous: 'Polietilen, polipropilen.',
  packagingCorrosive: 'Polietilen, polipropilen veya iç kaplamalı çelik.',
  packagingSolvent: 'Çelik, teneke, cam.',
  packagingSolid: 'Polietilen, iç kaplamalı kâğıt veya karton.',
  packagingInert: 'Çelik veya teneke, hava geçirmez ve kuru.',

  useAs: (uses) => `Yalnızca 1. bölümde belirtildiği şekilde kullanın: ${uses}.`,
};
