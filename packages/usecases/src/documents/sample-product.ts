import type { SampleLanguage } from '@gosds/contract/documents/sample-sheet';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';

const ingredients = [
  { id: '1', materialId: 1101, name: 'Acetone', proportion: '30-40' },
  { id: '2', materialId: 1004, name: 'Propan-2-ol', proportion: '30-40' },
  { id: '3', materialId: 1124, name: 'n-Butyl acetate', proportion: '20-30' },
];

const properties = {
  state: 'Liquid',
  waterSolubility: 'Partly miscible',
  appearance: 'User Input',
  boilingPoint: { value: '56-127', unit: '°C' },
  meltingPoint: { value: '-80', unit: '°C' },
  density: { value: '0.81', unit: 'g/cm³' },
  viscosity: { value: '1.2', unit: 'cSt' },
  vapourPressure: { value: '13', unit: 'kPa' },
  lowerExplosiveLimit: { value: '1.7', unit: '%' },
  upperExplosiveLimit: { value: '13', unit: '%' },
  autoignitionTemperature: { value: '390', unit: '°C' },
};

/** What the sample says in the words of one language and country. */
type Words = {
  readonly country: string;
  readonly productName: string;
  readonly companyName: string;
  readonly uses: string;
  readonly usesAdvisedAgainst: string;
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
  readonly telephone: string;
  readonly emergencyTelephone: string;
  /** The official poison centre, where the law wants it named. */
  readonly otherEmergencyTelephoneNumbers?: string;
  readonly appearanceText: string;
  readonly odour: string;
  readonly method: string;
};

/**
 * The numbers of telephones are those that the regulators of Great Britain and Germany keep for invented people, and
 * elsewhere zeros, which nobody has.
 */
const words: Readonly<Record<SampleLanguage, Words>> = {
  en: {
    country: 'GB',
    productName: 'Sample Parts Cleaner',
    companyName: 'Sample Company Ltd',
    uses: 'Cleaning of metal parts, industrial and professional use',
    usesAdvisedAgainst: 'Consumer use',
    street: '1 Example Street',
    suburb: 'Exampleton',
    postcode: 'EX1 1AA',
    telephone: '+44 20 7946 0100',
    emergencyTelephone: '+44 20 7946 0199 (24 h)',
    appearanceText: 'Clear, colourless liquid',
    odour: 'Like solvent',
    method: 'Closed cup, ISO 3679',
  },
  de: {
    country: 'DE',
    productName: 'Muster-Teilereiniger',
    companyName: 'Musterfirma GmbH',
    uses: 'Reinigung von Metallteilen, industrielle und gewerbliche Verwendung',
    usesAdvisedAgainst: 'Verwendung durch Verbraucher',
    street: 'Musterstraße 1',
    suburb: 'Musterstadt',
    postcode: '00000',
    telephone: '+49 30 23125 100',
    emergencyTelephone: '+49 30 23125 199 (24 h)',
    appearanceText: 'Klare, farblose Flüssigkeit',
    odour: 'Nach Lösemittel',
    method: 'Geschlossener Tiegel, ISO 3679',
  },
  fr: {
    country: 'FR',
    productName: 'Nettoyant pour pièces Exemple',
    companyName: 'Société Exemple SARL',
    uses: 'Nettoyage de pièces métalliques, usage industriel et professionnel',
    usesAdvisedAgainst: 'Utilisation par les consommateurs',
    street: '1 rue de l’Exemple',
    suburb: 'Exempleville',
    postcode: '00000',
    telephone: '+33 0 00 00 01 00',
    otherEmergencyTelephoneNumbers: 'ORFILA (INRS): +33 1 45 42 59 59 (24 h)',
    emergencyTelephone: '+33 0 00 00 01 99 (24 h)',
    appearanceText: 'Liquide limpide, incolore',
    odour: 'De solvant',
    method: 'Coupelle fermée, ISO 3679',
  },
  es: {
    country: 'ES',
    productName: 'Limpiador de piezas de muestra',
    companyName: 'Empresa de Muestra, S.L.',
    uses: 'Limpieza de piezas metálicas, uso industrial y profesional',
    usesAdvisedAgainst: 'Uso por los consumidores',
    street: 'Calle del Ejemplo, 1',
    suburb: 'Ejemplo',
    postcode: '00000',
    telephone: '+34 000 000 100',
    otherEmergencyTelephoneNumbers: 'Servicio de Información Toxicológica (INTCF): +34 91 562 04 20 (24 h)',
    emergencyTelephone: '+34 000 000 199 (24 h)',
    appearanceText: 'Líquido transparente, incoloro',
    odour: 'A disolvente',
    method: 'Vaso cerrado, ISO 3679',
  },
  zh: {
    country: 'CN',
    productName: '示例零件清洗剂',
    companyName: '示例化工有限公司',
    uses: '金属零件清洗，工业和专业用途',
    usesAdvisedAgainst: '消费者使用',
    street: '示例路1号',
    suburb: '示例市',
    postcode: '000000',
    telephone: '+86 000 0000 0100',
    emergencyTelephone: '+86 000 0000 0199（24 小时）',
    appearanceText: '无色透明液体',
    odour: '溶剂气味',
    method: '闭杯，ISO 3679',
  },
  ar: {
    country: 'SA',
    productName: 'منظف القطع النموذجي',
    companyName: 'الشركة النموذجية المحدودة',
    uses: 'تنظيف القطع المعدنية، للاستخدام الصناعي والمهني',
    usesAdvisedAgainst: 'استخدام المستهلكين',
    street: 'شارع المثال 1',
    suburb: 'مدينة المثال',
    postcode: '00000',
    telephone: '+966 00 000 0100',
    emergencyTelephone: '+966 00 000 0199 (24 h)',
    appearanceText: 'سائل صاف عديم اللون',
    odour: 'رائحة مذيب',
    method: 'كأس مغلقة، ISO 3679',
  },
};

/**
 * An invented product of an invented company, as it would be sold in a country of this language. Its sheet shows
 * visitors what they get.
 */
export function sampleProduct(language: SampleLanguage): Draft {
  const { appearanceText, odour, method, ...description } = words[language];
  return draftSchema.parse({
    description: {
      ...description,
      language,
      vendorCountry: description.country,
      partNumber: 'SAMPLE-1',
      productUse: 'professional',
      productCategories: ['PC-CLN-OTH'],
      email: 'sds@example.com',
    },
    ingredients,
    properties: { ...properties, appearanceText, odour, flashPoint: { value: '-9', unit: '°C', method } },
  });
}
