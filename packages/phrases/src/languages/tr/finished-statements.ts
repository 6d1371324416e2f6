import type { SlotDefaults, StatementWords } from '../../statement-slots.ts';

/**
 * What a slot is filled with where the caller says nothing, in the case that its statements ask; `null`: only the
 * supplier can say, so it is reported missing.
 */
export const slotDefaults: SlotDefaults = {
  wettingMedium: null,
  inertGas: 'inert gaz',
  exposureForms: 'tozunu, dumanını, gazını, sisini, buharını veya spreyini',
  washed: 'ellerinizi',
  protectiveEquipment: 'koruyucu eldiven, koruyucu kıyafet, göz koruyucu ve yüz koruyucu',
  helper: 'ZEHİR DANIŞMA MERKEZİNİ veya doktoru',
  treatment: 'güvenlik bilgi formunun 4. bölümündeki ilk yardım talimatları',
  washingAgent: 'su',
  extinguishingMedia: null,
  storageRule: null,
  corrosionResistantContainer: 'aşınmaya dayanıklı',
  storageTemperature: null,
  bulkMass: null,
  bulkTemperature: null,
  transportDivision: null,
  disposal: 'yerel, bölgesel, ulusal ve uluslararası mevzuata uygun olarak, yetkili bir atık işleme tesisinde',
  supplier: 'imalatçı veya tedarikçi',
};

/** Statements with every choice made: `{slot}` takes the caller's words, which bear no suffix. */
export const finishedStatements: Readonly<Record<string, string>> = {
  P230: 'Şununla ıslak tutun: {wettingMedium}.',
  P231: 'İçeriği {inertGas} altında elleçleyin ve depolayın.',
  'P231+P232': 'İçeriği {inertGas} altında elleçleyin ve depolayın. Nemden koruyun.',
  P236: 'Sadece orijinal ambalajında saklayın; taşıma düzeninde bölüm: {transportDivision}.',
  P241: 'Patlama korumalı elektrik, havalandırma ve aydınlatma ekipmanı kullanın.',
  P250: 'Öğütmeye, şoka veya sürtünmeye maruz bırakmayın.',
  P260: '{exposureForms} solumayın.',
  P261: '{exposureForms} solumaktan kaçının.',
  P264: 'Elleçlemeden sonra {washed} iyice yıkayın.',
  'P264+P265': 'Elleçlemeden sonra {washed} iyice yıkayın. Gözlerinize dokunmayın.',
  P280: '{protectiveEquipment} kullanın.',
  P284: 'Yetersiz havalandırma halinde solunum koruyucu kullanın.',
  P310: 'Hemen {helper} arayın.',
  P311: '{helper} arayın.',
  P312: 'Kendinizi iyi hissetmezseniz, {helper} arayın.',
  P313: 'Tıbbi yardım veya bakım alın.',
  P314: 'Kendinizi iyi hissetmezseniz, tıbbi yardım veya bakım alın.',
  P315: 'Hemen tıbbi yardım veya bakım alın.',
  P320: 'Acilen özel tedavi gerekli (bakınız: {treatment}).',
  P321: 'Özel tedavi gerekli (bakınız: {treatment}).',
  P334: 'Soğuk suya daldırın veya ıslak bandaj ile sarın.',
  P352: 'Bol {washingAgent} ile yıkayın.',
  P353: 'Cildinizi su ile durulayın veya duş alın.',
  P378: 'Söndürmek için {extinguishingMedia} kullanın.',
  'P301+P310': 'YUTULDUĞUNDA: Hemen {helper} arayın.',
  'P301+P312': 'YUTULDUĞUNDA: Kendinizi iyi hissetmezseniz, {helper} arayın.',
  'P302+P335+P334':
    'CİLT İLE TEMASI HALİNDE: Ciltteki gevşek parçacıkları fırçalayın. Soğuk suya daldırın veya ıslak bandaj ile sarın.',
  'P302+P352': 'CİLT İLE TEMASI HALİNDE: Bol {washingAgent} ile yıkayın.',
  'P303+P361+P353':
    'CİLT (veya saç) İLE TEMASI HALİNDE: Kirlenmiş tüm giysilerinizi hemen çıkarın. Cildinizi su ile durulayın veya duş alın.',
  'P308+P311': 'Maruz kalınma veya etkilenme halinde: {helper} arayın.',
  'P308+P313': 'Maruz kalınma veya etkilenme halinde: Tıbbi yardım veya bakım alın.',
  'P332+P313': 'Ciltte tahriş söz konusu ise: Tıbbi yardım veya bakım alın.',
  'P333+P313': 'Ciltte tahriş veya kaşıntı söz konusu ise: Tıbbi yardım veya bakım alın.',
  'P336+P315': 'Donmuş bölgeleri ılık su ile çözün. Etkilenen bölgeyi ovalamayın. Hemen tıbbi yardım veya bakım alın.',
  'P337+P313': 'Göz tahrişi kalıcı ise: Tıbbi yardım veya bakım alın.',
  'P342+P311': 'Solunum ile ilgili belirtiler yaşanıyorsa: {helper} arayın.',
  'P370+P378': 'Yangın durumunda: Söndürmek için {extinguishingMedia} kullanın.',
  'P370+P380+P375[+P378]':
    'Yangın durumunda: Alanı boşaltın. Patlama riskinden dolayı yangına uzaktan müdahale edin. Söndürmek için {extinguishingMedia} kullanın.',
  P401: 'Şuna uygun olarak depolayın: {storageRule}.',
  P406: 'Dayanıklı iç astarı olan {corrosionResistantContainer} bir kapta depolayın.',
  P411: '{storageTemperature} değerini aşmayan sıcaklıklarda depolayın.',
  P412: '50 °C (122 °F) değerini aşan sıcaklıklara maruz bırakmayın.',
  P413: '{bulkMass} değerinden büyük dökme kütleleri {bulkTemperature} değerini aşmayan sıcaklıklarda depolayın.',
  'P410+P412': 'Güneş ışığından koruyun. 50 °C (122 °F) değerini aşan sıcaklıklara maruz bırakmayın.',
  P501: 'İçeriği ve kabı bertaraf edin: {disposal}.',
  P503: 'Bertaraf, geri kazanım veya geri dönüşüm hakkında bilgi için {supplier} ile görüşün.',
};

/** The words that fill the slots from what is known of the product, in the case that the statements ask. */
export const statementWords: StatementWords = {
  forms: { gas: 'gazını', mist: 'sisini', vapours: 'buharını', dust: 'tozunu', spray: 'spreyini' },
  media: {
    waterReactive: 'kuru kum, kuru kimyevi toz veya metal yangınları için özel toz',
    oxidiser: 'su spreyi',
    flammableLiquid: 'alkole dayanıklı köpük, kuru kimyevi toz veya karbondioksit',
    hydrocarbonLiquid: 'köpük, kuru kimyevi toz veya karbondioksit',
    flammableSolid: 'su spreyi, köpük, kuru kimyevi toz veya karbondioksit',
  },
  equipment: {
    gloves: 'koruyucu eldiven',
    clothing: 'koruyucu kıyafet',
    eye: 'göz koruyucu',
    face: 'yüz koruyucu',
  },
  glovesOf: (material) => `koruyucu eldiven (${material})`,
  soapAndWater: 'su ve sabun',
  routes: { inhalation: 'soluma yoluyla', oral: 'yutma yoluyla', dermal: 'cilt teması yoluyla' },
  unnamedSensitiser: 'Hassaslaştırıcı madde',
};
