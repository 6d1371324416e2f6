/** Words by their English word, as in `sodium: 'natrium'`. Several words are separated by spaces. */
type Words = Readonly<Record<string, string>>;

/** How a language writes the name of a salt, an oxide or a simple ester.  */
export type SaltLanguage = {
  /** Metals, ammonium and carbon chains. */
  readonly cations: Words;
  /** Anions that the endings do not render. */
  readonly anions: Words;
  /** Endings of anions and what English has in their place, the first that fits. Empty where signs are words. */
  readonly endings: readonly (readonly [string, string])[];
  /** Beginnings and parts of anions and what English has in their place. */
  readonly parts: readonly (readonly [string, string])[];
  /** What stands between anion and cation; undefined where the cation comes first. */
  readonly between: readonly string[] | undefined;
};

const chains: Words = {
  ...{ methyl: 'methyl', ethyl: 'ethyl', propyl: 'propyl', isopropyl: 'isopropyl', butyl: 'butyl' },
  ...{ isobutyl: 'isobutyl', vinyl: 'vinyl', allyl: 'allyl', benzyl: 'benzyl', benzoyl: 'benzoyl', phenyl: 'phenyl' },
  ...{ acetyl: 'acetyl', hexyl: 'hexyl', octyl: 'octyl', thionyl: 'thionyl', sulfuryl: 'sulfuryl' },
};

const german: SaltLanguage = {
  cations: {
    ...chains,
    ...{ sodium: 'natrium', potassium: 'kalium', lithium: 'lithium', ammonium: 'ammonium', calcium: 'calcium kalzium' },
    ...{ magnesium: 'magnesium', barium: 'barium', strontium: 'strontium', zinc: 'zink', copper: 'kupfer' },
    ...{ iron: 'eisen', lead: 'blei', silver: 'silber', mercury: 'quecksilber', nickel: 'nickel', tin: 'zinn' },
    ...{ cobalt: 'cobalt kobalt', aluminum: 'aluminium', manganese: 'mangan', cadmium: 'cadmium' },
    ...{ chromium: 'chrom', beryllium: 'beryllium', thallium: 'thallium', bismuth: 'bismut wismut' },
    ...{ antimony: 'antimon', arsenic: 'arsen', titanium: 'titan', silicon: 'silizium silicium', boron: 'bor' },
    ...{ phosphorus: 'phosphor', tungsten: 'wolfram', vanadium: 'vanadium', zirconium: 'zirkonium', gold: 'gold' },
  },
  anions: {
    iodide: 'jodid iodid',
    chloride: 'chlorid',
    silicate: 'silikat',
    citrate: 'zitrat',
    carbide: 'carbid karbid',
  },
  endings: [
    ['at', 'ate'],
    ['it', 'ite'],
    ['id', 'ide'],
  ],
  parts: [
    ['bichrom', 'dichrom'],
    ['karb', 'carb'],
    ['jod', 'iod'],
  ],
  between: undefined,
};

const dutch: SaltLanguage = {
  cations: {
    ...german.cations,
    copper: 'koper',
    iron: 'ijzer',
    lead: 'lood',
    silver: 'zilver',
    mercury: 'kwik',
    tin: 'tin',
  },
  anions: { iodide: 'jodide' },
  endings: [
    ['aat', 'ate'],
    ['iet', 'ite'],
    ['ide', 'ide'],
  ],
  parts: [
    ['bichrom', 'dichrom'],
    ['fosf', 'phosph'],
    ['jod', 'iod'],
    ['chroom', 'chrom'],
  ],
  between: undefined,
};

const french: SaltLanguage = {
  cations: {
    ...{ methyl: 'methyle', ethyl: 'ethyle', propyl: 'propyle', isopropyl: 'isopropyle', butyl: 'butyle' },
    ...{ isobutyl: 'isobutyle', vinyl: 'vinyle', allyl: 'allyle', benzyl: 'benzyle', benzoyl: 'benzoyle' },
    ...{ methylene: 'methylene', acetyl: 'acetyle', thionyl: 'thionyle', sulfuryl: 'sulfuryle', phenyl: 'phenyle' },
    ...{ sodium: 'sodium', potassium: 'potassium', lithium: 'lithium', ammonium: 'ammonium', calcium: 'calcium' },
    ...{ magnesium: 'magnesium', barium: 'baryum', strontium: 'strontium', zinc: 'zinc', copper: 'cuivre' },
    ...{ iron: 'fer', lead: 'plomb', silver: 'argent', mercury: 'mercure', nickel: 'nickel', cobalt: 'cobalt' },
    ...{ aluminum: 'aluminium', manganese: 'manganese', tin: 'etain', cadmium: 'cadmium', chromium: 'chrome' },
    ...{ beryllium: 'beryllium', thallium: 'thallium', bismuth: 'bismuth', antimony: 'antimoine', arsenic: 'arsenic' },
    ...{ titanium: 'titane', silicon: 'silicium', boron: 'bore', phosphorus: 'phosphore', tungsten: 'tungstene' },
    ...{
      vanadium: 'vanadium',
      zirconium: 'zirconium',
      carbon: 'carbone',
      ethylene: 'ethylene',
      propylene: 'propylene',
    },
    ...{ hydrogen: 'hydrogene', nitrogen: 'azote', sulfur: 'soufre', gold: 'or' },
  },
  anions: {},
  endings: [
    ['ure', 'ide'],
    ['yde', 'ide'],
    ['ate', 'ate'],
    ['ite', 'ite'],
  ],
  parts: [['bichrom', 'dichrom']],
  between: ['d', 'de', 'du', 'dl'],
};

const latinParts: SaltLanguage['parts'] = [
  ['bicrom', 'dichrom'],
  ['dicrom', 'dichrom'],
  ['crom', 'chrom'],
  ['clor', 'chlor'],
  ['fosf', 'phosph'],
  ['hipo', 'hypo'],
  ['ipo', 'hypo'],
  ['hidr', 'hydr'],
  ['idr', 'hydr'],
  ['cian', 'cyan'],
  ['yod', 'iod'],
  ['tiosulf', 'thiosulf'],
  ['tiosolf', 'thiosulf'],
  ['solf', 'sulf'],
  ['tiocian', 'thiocyan'],
  ['molibd', 'molybd'],
  ['estann', 'stann'],
];

const spanish: SaltLanguage = {
  cations: {
    ...{ methyl: 'metilo metila metile', ethyl: 'etilo etila etile', propyl: 'propilo propila propile' },
    ...{ isopropyl: 'isopropilo isopropila isopropile', butyl: 'butilo butila butile', vinyl: 'vinilo vinila vinile' },
    ...{ isobutyl: 'isobutilo isobutila isobutile', allyl: 'alilo alila allile', benzyl: 'bencilo benzila benzile' },
    ...{ benzoyl: 'benzoilo benzoila benzoile', methylene: 'metileno metilene', acetyl: 'acetilo acetila acetile' },
    ...{ thionyl: 'tionilo tionila tionile', phenyl: 'fenilo fenila fenile', ethylene: 'etileno etilene' },
    ...{ propylene: 'propileno propilene', sodium: 'sodio', potassium: 'potasio potassio', lithium: 'litio' },
    ...{ ammonium: 'amonio ammonio', calcium: 'calcio', magnesium: 'magnesio', barium: 'bario' },
    ...{ strontium: 'estroncio stronzio', zinc: 'zinc zinco cinc', copper: 'cobre rame', iron: 'hierro ferro' },
    ...{ lead: 'plomo chumbo piombo', silver: 'plata prata argento', mercury: 'mercurio', nickel: 'niquel nichel' },
    ...{ cobalt: 'cobalto', aluminum: 'aluminio alluminio', manganese: 'manganeso manganes manganese' },
    ...{ tin: 'estano stagno estanho', cadmium: 'cadmio', chromium: 'cromo', beryllium: 'berilio berillio' },
    ...{ thallium: 'talio tallio', bismuth: 'bismuto', antimony: 'antimonio', arsenic: 'arsenico' },
    ...{
      titanium: 'titanio',
      silicon: 'silicio',
      boron: 'boro',
      phosphorus: 'fosforo',
      tungsten: 'wolframio tungsteno',
    },
    ...{
      vanadium: 'vanadio',
      zirconium: 'circonio zirconio',
      carbon: 'carbono carbonio',
      hydrogen: 'hidrogeno hidrogenio idrogeno',
    },
    ...{ nitrogen: 'nitrogeno nitrogenio azoto', sulfur: 'azufre enxofre zolfo' },
  },
  anions: { oxide: 'oxido ossido' },
  endings: [
    ['uro', 'ide'],
    ['eto', 'ide'],
    ['oxido', 'oxide'],
    ['ossido', 'oxide'],
    ['ato', 'ate'],
    ['ito', 'ite'],
  ],
  parts: latinParts,
  between: ['de', 'di', 'd'],
};

const chinese: SaltLanguage = {
  cations: {
    ...{ sodium: '钠', potassium: '钾', lithium: '锂', ammonium: '铵', calcium: '钙', magnesium: '镁', barium: '钡' },
    ...{ strontium: '锶', zinc: '锌', copper: '铜', iron: '铁', lead: '铅', silver: '银', mercury: '汞', nickel: '镍' },
    ...{ cobalt: '钴', aluminum: '铝', manganese: '锰', tin: '锡', cadmium: '镉', chromium: '铬', beryllium: '铍' },
    ...{ thallium: '铊', bismuth: '铋', antimony: '锑', arsenic: '砷', titanium: '钛', silicon: '硅', boron: '硼' },
    ...{ phosphorus: '磷', tungsten: '钨', vanadium: '钒', zirconium: '锆', carbon: '碳', hydrogen: '氢' },
    ...{ methyl: '甲酯', ethyl: '乙酯', propyl: '丙酯 正丙酯', butyl: '丁酯 正丁酯', isobutyl: '异丁酯' },
    ...{ isopropyl: '异丙酯', vinyl: '乙烯酯', benzyl: '苄酯', allyl: '烯丙酯', hexyl: '己酯', octyl: '辛酯' },
  },
  anions: {
    ...{ chloride: '氯化', bromide: '溴化', iodide: '碘化', fluoride: '氟化', oxide: '氧化', hydroxide: '氢氧化' },
    ...{ dioxide: '二氧化', trioxide: '三氧化', dichloride: '二氯化', trichloride: '三氯化', tetrachloride: '四氯化' },
    ...{ pentachloride: '五氯化', pentoxide: '五氧化', peroxide: '过氧化', sulfide: '硫化', cyanide: '氰化' },
    ...{
      nitride: '氮化',
      carbide: '碳化',
      phosphide: '磷化',
      hydride: '氢化',
      thiocyanate: '硫氰酸',
      disulfide: '二硫化',
    },
    ...{ sulfate: '硫酸', sulfite: '亚硫酸', thiosulfate: '硫代硫酸', persulfate: '过硫酸', bisulfate: '硫酸氢' },
    ...{ bisulfite: '亚硫酸氢', nitrate: '硝酸', nitrite: '亚硝酸', carbonate: '碳酸', bicarbonate: '碳酸氢' },
    ...{ phosphate: '磷酸', chlorate: '氯酸', perchlorate: '高氯酸', hypochlorite: '次氯酸', chlorite: '亚氯酸' },
    ...{ chromate: '铬酸', dichromate: '重铬酸', permanganate: '高锰酸', borate: '硼酸', silicate: '硅酸' },
    ...{ acetate: '乙酸 醋酸', oxalate: '草酸', citrate: '柠檬酸', formate: '甲酸', molybdate: '钼酸' },
    ...{ tungstate: '钨酸', arsenate: '砷酸', selenite: '亚硒酸', stearate: '硬脂酸', benzoate: '苯甲酸' },
    ...{ acrylate: '丙烯酸', methacrylate: '甲基丙烯酸', propionate: '丙酸', butyrate: '丁酸', lactate: '乳酸' },
    ...{ salicylate: '水杨酸', bromate: '溴酸', iodate: '碘酸' },
  },
  endings: [],
  parts: [],
  between: [''],
};

const japanese: SaltLanguage = {
  cations: {
    ...{ sodium: 'ナトリウム', potassium: 'カリウム', lithium: 'リチウム', ammonium: 'アンモニウム' },
    ...{ calcium: 'カルシウム', magnesium: 'マグネシウム', barium: 'バリウム', strontium: 'ストロンチウム' },
    ...{ zinc: '亜鉛', copper: '銅', iron: '鉄', lead: '鉛', silver: '銀', mercury: '水銀', nickel: 'ニッケル' },
    ...{ cobalt: 'コバルト', aluminum: 'アルミニウム', manganese: 'マンガン', tin: 'スズ すず', cadmium: 'カドミウム' },
    ...{
      chromium: 'クロム',
      beryllium: 'ベリリウム',
      thallium: 'タリウム',
      bismuth: 'ビスマス',
      antimony: 'アンチモン',
    },
    ...{
      arsenic: 'ヒ素 砒素',
      titanium: 'チタン',
      silicon: 'ケイ素',
      boron: 'ホウ素',
      phosphorus: 'リン',
      carbon: '炭素',
    },
    ...{ hydrogen: '水素', methyl: 'メチル', ethyl: 'エチル', propyl: 'プロピル', isopropyl: 'イソプロピル' },
    ...{ butyl: 'ブチル', isobutyl: 'イソブチル', vinyl: 'ビニル', allyl: 'アリル', benzyl: 'ベンジル' },
    ...{ benzoyl: 'ベンゾイル', phenyl: 'フェニル', methylene: 'メチレン', thionyl: 'チオニル', ethylene: 'エチレン' },
    ...{ propylene: 'プロピレン', vinylidene: 'ビニリデン', acetyl: 'アセチル' },
  },
  anions: {
    ...{
      chloride: '塩化',
      bromide: '臭化',
      iodide: 'ヨウ化',
      fluoride: 'フッ化 弗化',
      oxide: '酸化',
      hydroxide: '水酸化',
    },
    ...{ dioxide: '二酸化', trioxide: '三酸化', trichloride: '三塩化', tetrachloride: '四塩化', pentoxide: '五酸化' },
    ...{
      peroxide: '過酸化',
      sulfide: '硫化',
      cyanide: 'シアン化',
      nitride: '窒化',
      carbide: '炭化',
      phosphide: 'リン化',
    },
    ...{ disulfide: '二硫化', hydride: '水素化', thiocyanate: 'チオシアン酸', sulfate: '硫酸', sulfite: '亜硫酸' },
    ...{
      thiosulfate: 'チオ硫酸',
      persulfate: '過硫酸',
      bisulfite: '亜硫酸水素',
      bisulfate: '硫酸水素',
      nitrate: '硝酸',
    },
    ...{ nitrite: '亜硝酸', carbonate: '炭酸', bicarbonate: '炭酸水素', phosphate: 'リン酸', chlorate: '塩素酸' },
    ...{ perchlorate: '過塩素酸', hypochlorite: '次亜塩素酸', chlorite: '亜塩素酸', chromate: 'クロム酸' },
    ...{ dichromate: '重クロム酸 二クロム酸', permanganate: '過マンガン酸', borate: 'ホウ酸', silicate: 'ケイ酸' },
    ...{ acetate: '酢酸', oxalate: 'シュウ酸', citrate: 'クエン酸', formate: 'ギ酸 蟻酸', molybdate: 'モリブデン酸' },
    ...{ tungstate: 'タングステン酸', arsenate: 'ヒ酸', acrylate: 'アクリル酸', methacrylate: 'メタクリル酸' },
    ...{ benzoate: '安息香酸', stearate: 'ステアリン酸', lactate: '乳酸', salicylate: 'サリチル酸', bromate: '臭素酸' },
    ...{ propionate: 'プロピオン酸', butyrate: '酪酸' },
  },
  endings: [],
  parts: [],
  between: [''],
};

/** Spanish, Italian and Portuguese share a table: their words differ where they could be mistaken. */
export const saltLanguages: readonly SaltLanguage[] = [german, dutch, french, spanish, chinese, japanese];
