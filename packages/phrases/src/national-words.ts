/** Countries whose form of the sheet has words of its own, beside those of the UN or, in Türkiye, of the EU. */
export type NationalForm = 'nz' | 'cn' | 'jp' | 'tr';

/** What a country says instead of the laws of the EU, whose layout it took over. */
export type NationalInsteadOfEuropean = {
  readonly wasteLaw: string;
  /** Label of the categories of major-accident hazards. */
  readonly majorAccidents: string;
  /** Label of the entries of the annex of restrictions. */
  readonly restrictions: string;
  readonly pbtNone: string;
  readonly pbtInorganic: string;
};

export type NationalWords = {
  /** Laws that section 15 names first. */
  readonly laws: readonly string[];
  /** What section 15 says of the product by these laws: as the user enters it, or as a record knows it. */
  readonly lists: readonly { readonly id: string; readonly label: string }[];
  /** Label of the approval that the user enters. */
  readonly approval?: string;
  /** A public service that anyone may call in a case of poisoning. */
  readonly poisonsCentre?: { readonly label: string; readonly number: string };
  /** Label of the sheet's own number at the head of page 1. */
  readonly documentNumber?: string;
  readonly insteadOfEuropean?: NationalInsteadOfEuropean;
  /** First of a line of the emergency overview. */
  readonly overview?: { readonly appearance: string; readonly hazards: string; readonly none: string };
};

type InLanguages = Readonly<Record<string, NationalWords>> & { readonly en: NationalWords };

const words: Readonly<Record<NationalForm, InLanguages>> = {
  nz: {
    en: {
      laws: [
        'Hazardous Substances and New Organisms Act 1996.',
        'Hazardous Substances (Hazard Classification) Notice 2020.',
        'Hazardous Substances (Safety Data Sheets) Notice 2017.',
        'Hazardous Substances (Labelling) Notice 2017.',
        'Health and Safety at Work (Hazardous Substances) Regulations 2017.',
      ],
      lists: [
        {
          id: 'certified-handler',
          label: 'Certified handler and tracking, Health and Safety at Work (Hazardous Substances) Regulations 2017',
        },
        { id: 'inventory', label: 'New Zealand Inventory of Chemicals (NZIoC)' },
      ],
      approval: 'HSNO approval number or group standard',
      poisonsCentre: { label: 'National Poisons Centre', number: '0800 764 766 (0800 POISON, 24 h)' },
    },
  },
  cn: {
    en: {
      laws: [
        'GB/T 16483-2008 and GB/T 17519-2013, safety data sheet.',
        'GB 30000 series, classification and labelling of chemicals.',
        'Regulations on the Safe Management of Hazardous Chemicals (State Council Decree No. 591).',
        'GBZ 2.1-2019, occupational exposure limits.',
      ],
      lists: [
        { id: 'hazardous-chemicals', label: 'Catalogue of Hazardous Chemicals (2015)' },
        { id: 'inventory', label: 'Inventory of Existing Chemical Substances in China (IECSC)' },
        { id: 'precursors', label: 'Catalogue of precursor chemicals (State Council Decree No. 445)' },
      ],
      documentNumber: 'SDS number',
      overview: {
        appearance: 'Appearance',
        hazards: 'Main hazards',
        none: 'No hazard class applies according to the GB 30000 series.',
      },
    },
    zh: {
      laws: [
        '《化学品安全技术说明书 内容和项目顺序》（GB/T 16483-2008）、《化学品安全技术说明书编写指南》（GB/T 17519-2013）。',
        '《化学品分类和标签规范》（GB 30000系列）。',
        '《危险化学品安全管理条例》（国务院令第591号）。',
        '《工作场所有害因素职业接触限值 第1部分：化学有害因素》（GBZ 2.1-2019）。',
      ],
      lists: [
        { id: 'hazardous-chemicals', label: '《危险化学品目录》（2015版）' },
        { id: 'inventory', label: '《中国现有化学物质名录》（IECSC）' },
        { id: 'precursors', label: '《易制毒化学品管理条例》（国务院令第445号）品种目录' },
      ],
      documentNumber: 'SDS编号',
      overview: { appearance: '外观与性状', hazards: '主要危害', none: '按照GB 30000系列，不属于任何危险性类别。' },
    },
  },
  jp: {
    en: {
      laws: ['JIS Z 7252:2019 and JIS Z 7253:2019.'],
      lists: [
        { id: 'safety-health', label: 'Industrial Safety and Health Act' },
        {
          id: 'releases',
          label: 'Act on Confirmation, etc. of Release Amounts of Specific Chemical Substances (PRTR Act)',
        },
        { id: 'poisons', label: 'Poisonous and Deleterious Substances Control Act' },
        { id: 'fire', label: 'Fire Service Act' },
        { id: 'evaluation', label: 'Act on the Regulation of Manufacture and Evaluation of Chemical Substances' },
      ],
    },
    ja: {
      laws: ['JIS Z 7252:2019及びJIS Z 7253:2019。'],
      lists: [
        { id: 'safety-health', label: '労働安全衛生法' },
        { id: 'releases', label: '化学物質排出把握管理促進法（化管法）' },
        { id: 'poisons', label: '毒物及び劇物取締法' },
        { id: 'fire', label: '消防法' },
        { id: 'evaluation', label: '化学物質の審査及び製造等の規制に関する法律（化審法）' },
      ],
    },
  },
  tr: {
    en: {
      laws: [
        'KKDİK Regulation on the registration, evaluation, authorisation and restriction of chemicals (Official Gazette 30105 bis, 23 June 2017).',
        'SEA Regulation on the classification, labelling and packaging of substances and mixtures (Official Gazette 28848 bis, 11 December 2013).',
        'Regulation on health and safety measures in work with chemicals (Official Gazette 28733, 12 August 2013).',
      ],
      lists: [],
      insteadOfEuropean: {
        wasteLaw: 'Waste Management Regulation (Official Gazette 29314, 2 April 2015).',
        majorAccidents:
          'Regulation on the prevention of major industrial accidents and the mitigation of their effects (Official Gazette 30702, 2 March 2019), Annex 1, Part 1',
        restrictions: 'Restrictions of KKDİK, Annex 17, entry',
        pbtNone:
          'None of the ingredients at 0.1 % or more is classified as PBT or vPvB in the sources of section 16; no own assessment according to KKDİK Annex 13 was made.',
        pbtInorganic: 'The PBT and vPvB criteria of KKDİK Annex 13 do not apply to inorganic substances.',
      },
    },
    tr: {
      laws: [
        'Kimyasalların Kaydı, Değerlendirilmesi, İzni ve Kısıtlanması Hakkında Yönetmelik (KKDİK, Resmî Gazete 30105 mükerrer, 23.06.2017).',
        'Maddelerin ve Karışımların Sınıflandırılması, Etiketlenmesi ve Ambalajlanması Hakkında Yönetmelik (SEA, Resmî Gazete 28848 mükerrer, 11.12.2013).',
        'Kimyasal Maddelerle Çalışmalarda Sağlık ve Güvenlik Önlemleri Hakkında Yönetmelik (Resmî Gazete 28733, 12.08.2013).',
      ],
      lists: [],
      insteadOfEuropean: {
        wasteLaw: 'Atık Yönetimi Yönetmeliği (Resmî Gazete 29314, 02.04.2015).',
        majorAccidents:
          'Büyük Endüstriyel Kazaların Önlenmesi ve Etkilerinin Azaltılması Hakkında Yönetmelik (Resmî Gazete 30702, 02.03.2019), Ek-1, Bölüm 1',
        restrictions: 'KKDİK kısıtlamaları, Ek-17, giriş',
        pbtNone:
          '%0,1 veya üzerindeki bileşenlerin hiçbiri 16. bölümdeki kaynaklarda PBT veya vPvB olarak sınıflandırılmamıştır; KKDİK Ek-13 uyarınca ayrı bir değerlendirme yapılmamıştır.',
        pbtInorganic: 'KKDİK Ek-13’teki PBT ve vPvB kriterleri inorganik maddelere uygulanmaz.',
      },
    },
  },
};

/** The words of a national form in a language of its country; English in every other. */
export const nationalWordsOf = (form: NationalForm, tag: string): NationalWords => words[form][tag] ?? words[form].en;
