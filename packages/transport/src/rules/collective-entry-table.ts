/** What a general N.O.S. entry is for; a field left out stands for any. */
export type CollectiveEntry = {
  readonly un: string;
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly state: 'liquid' | 'solid';
  readonly nature?: 'organic' | 'inorganic';
  readonly reaction?: 'acidic' | 'basic';
  /** Set where another entry has the other packing groups: pyrophoric and self-heating solids. */
  readonly packingGroup?: 'I';
};

type Row = readonly [un: string, hazards: string, nature?: 'organic' | 'inorganic', reaction?: 'acidic' | 'basic'];

/** The special entry stands before the general one, so that the first that fits is the right one. */
const liquids: readonly Row[] = [
  ['3286', '3 6.1 8'],
  ['1992', '3 6.1'],
  ['2924', '3 8'],
  ['1993', '3'],
  ['2845', '4.2', 'organic'],
  ['3194', '4.2', 'inorganic'],
  ['3129', '4.3 8'],
  ['3130', '4.3 6.1'],
  ['3148', '4.3'],
  ['3098', '5.1 8'],
  ['3099', '5.1 6.1'],
  ['3139', '5.1'],
  ['2927', '6.1 8', 'organic'],
  ['3289', '6.1 8', 'inorganic'],
  ['2929', '6.1 3', 'organic'],
  ['3122', '6.1 5.1'],
  ['3123', '6.1 4.3'],
  ['3287', '6.1', 'inorganic'],
  ['2810', '6.1', 'organic'],
  ['2920', '8 3'],
  ['2922', '8 6.1'],
  ['3093', '8 5.1'],
  ['3094', '8 4.3'],
  ['3301', '8 4.2'],
  ['3264', '8', 'inorganic', 'acidic'],
  ['3265', '8', 'organic', 'acidic'],
  ['3266', '8', 'inorganic', 'basic'],
  ['3267', '8', 'organic', 'basic'],
  ['1760', '8'],
  ['3082', '9'],
];

const solids: readonly Row[] = [
  ['2925', '4.1 8', 'organic'],
  ['3180', '4.1 8', 'inorganic'],
  ['2926', '4.1 6.1', 'organic'],
  ['3179', '4.1 6.1', 'inorganic'],
  ['3097', '4.1 5.1'],
  ['3178', '4.1', 'inorganic'],
  ['1325', '4.1', 'organic'],
  ['3127', '4.2 5.1'],
  ['3126', '4.2 8', 'organic'],
  ['3192', '4.2 8', 'inorganic'],
  ['3128', '4.2 6.1', 'organic'],
  ['3191', '4.2 6.1', 'inorganic'],
  ['2846', '4.2 I', 'organic'],
  ['3200', '4.2 I', 'inorganic'],
  ['3190', '4.2', 'inorganic'],
  ['3088', '4.2', 'organic'],
  ['3133', '4.3 5.1'],
  ['3131', '4.3 8'],
  ['3134', '4.3 6.1'],
  ['3132', '4.3 4.1'],
  ['3135', '4.3 4.2'],
  ['2813', '4.3'],
  ['3100', '5.1 4.2'],
  ['3121', '5.1 4.3'],
  ['3137', '5.1 4.1'],
  ['3085', '5.1 8'],
  ['3087', '5.1 6.1'],
  ['1479', '5.1'],
  ['2928', '6.1 8', 'organic'],
  ['3290', '6.1 8', 'inorganic'],
  ['2930', '6.1 4.1', 'organic'],
  ['3535', '6.1 4.1', 'inorganic'],
  ['3124', '6.1 4.2'],
  ['3125', '6.1 4.3'],
  ['3086', '6.1 5.1'],
  ['3288', '6.1', 'inorganic'],
  ['2811', '6.1', 'organic'],
  ['2921', '8 4.1'],
  ['2923', '8 6.1'],
  ['3084', '8 5.1'],
  ['3095', '8 4.2'],
  ['3096', '8 4.3'],
  ['3260', '8', 'inorganic', 'acidic'],
  ['3261', '8', 'organic', 'acidic'],
  ['3262', '8', 'inorganic', 'basic'],
  ['3263', '8', 'organic', 'basic'],
  ['1759', '8'],
  ['3077', '9'],
];

function rowsOf(rows: readonly Row[], state: 'liquid' | 'solid'): readonly CollectiveEntry[] {
  return rows.map(([un, hazards, nature, reaction]) => {
    const [main = '', ...others] = hazards.split(' ');
    return {
      un,
      class: main,
      subsidiaryHazards: others.filter((other) => other !== 'I'),
      state,
      ...(others.includes('I') ? { packingGroup: 'I' as const } : {}),
      ...(nature ? { nature } : {}),
      ...(reaction ? { reaction } : {}),
    };
  });
}

/** General N.O.S. entries of ADR 2.2.x.3, collective entries of type D and the acidic/basic ones of class 8. */
export const collectiveEntries: readonly CollectiveEntry[] = [...rowsOf(liquids, 'liquid'), ...rowsOf(solids, 'solid')];

export type ProductKind =
  | 'paint'
  | 'paint-related'
  | 'adhesive'
  | 'coating'
  | 'printing-ink'
  | 'printing-ink-related'
  | 'perfumery'
  | 'resin-solution'
  | 'disinfectant'
  | 'pesticide'
  | 'wood-preservative'
  | 'petroleum-distillate'
  | 'aviation-fuel'
  | 'refrigerant';

/** Thinners, removers and reducing compounds go by the second name of the entries. */
const related = (kind: ProductKind, name: string, rows: readonly (readonly [hazards: string, un: string])[]) =>
  rows.map(([hazards, un]) => ({ kind, name, hazards, un, state: 'liquid' as const }));

/** Entries for what a product is used as (ADR 2.1.2.2, entries of type B): they go before the N.O.S. entries. */
export const entriesByKind: readonly {
  readonly kind: ProductKind;
  readonly hazards: string;
  readonly state: 'liquid' | 'solid';
  readonly un: string;
  /** How the shipping name begins, where the number has several. */
  readonly name?: string;
}[] = [
  { kind: 'paint', hazards: '3', state: 'liquid', un: '1263' },
  { kind: 'paint', hazards: '3 8', state: 'liquid', un: '3469' },
  { kind: 'paint', hazards: '8 3', state: 'liquid', un: '3470' },
  { kind: 'paint', hazards: '8', state: 'liquid', un: '3066' },
  ...related('paint-related', 'PAINT RELATED MATERIAL', [
    ['3', '1263'],
    ['3 8', '3469'],
    ['8 3', '3470'],
    ['8', '3066'],
  ]),
  { kind: 'adhesive', hazards: '3', state: 'liquid', un: '1133' },
  { kind: 'coating', hazards: '3', state: 'liquid', un: '1139' },
  { kind: 'printing-ink', hazards: '3', state: 'liquid', un: '1210' },
  ...related('printing-ink-related', 'PRINTING INK RELATED MATERIAL', [['3', '1210']]),
  { kind: 'perfumery', hazards: '3', state: 'liquid', un: '1266' },
  { kind: 'resin-solution', hazards: '3', state: 'liquid', un: '1866' },
  { kind: 'disinfectant', hazards: '8', state: 'liquid', un: '1903' },
  { kind: 'disinfectant', hazards: '6.1', state: 'liquid', un: '3142' },
  { kind: 'disinfectant', hazards: '6.1', state: 'solid', un: '1601' },
  { kind: 'pesticide', hazards: '3 6.1', state: 'liquid', un: '3021' },
  { kind: 'pesticide', hazards: '6.1 3', state: 'liquid', un: '2903' },
  { kind: 'pesticide', hazards: '6.1', state: 'liquid', un: '2902' },
  { kind: 'pesticide', hazards: '6.1', state: 'solid', un: '2588' },
  { kind: 'wood-preservative', hazards: '3', state: 'liquid', un: '1306' },
  { kind: 'petroleum-distillate', hazards: '3', state: 'liquid', un: '1268' },
  { kind: 'aviation-fuel', hazards: '3', state: 'liquid', un: '1863' },
];

/** UN numbers of one chemical group: where all flammable ingredients are of it, its N.O.S. entry goes before UN 1993. */
export const chemicalGroups: readonly { readonly un: string; readonly members: readonly string[] }[] = [
  {
    un: '3295',
    members:
      '1114 1145 1146 1175 1206 1208 1262 1265 1294 1307 1918 1920 2046 2049 2052 2241 2247 2256 2263 2286 2287 2288 2296 2298 2325 2330 2364 2457 2709 1268 1300 3295'.split(
        ' ',
      ),
  },
  { un: '1987', members: '1105 1120 1170 1212 1219 1274 2053 2244 2275 2282 2560 2617 1987'.split(' ') },
  { un: '1224', members: '1090 1110 1156 1157 1193 1245 1249 1915 2245 2271 2297 2302 2397 2710 1224'.split(' ') },
  { un: '3272', members: '1104 1123 1128 1173 1180 1190 1195 1213 1220 1231 1276 1281 1914 2243 2403 3272'.split(' ') },
  { un: '3271', members: '1149 1153 1155 1159 1179 1153 2252 2350 2384 2398 2612 3271'.split(' ') },
];

const organometallic = new RegExp(
  '(?:(?:meth|eth|prop|but|pent|hex|oct|phen|all|vin|alk)yl|cyclopentadienyl)[ -]?(?:lithium|sodium|potassium|magnesium|alumini?um|zinc|cadmium|gallium|indium|beryllium|bor(?:on|ane))|(?:lithium|magnesium|alumini?um|zinc) (?:alkyl|aryl)s?\\b',
  'i',
);

/**
 * Families with N.O.S. entries of their own (ADR 2.1.2.2, entries of type C): where every ingredient that gives a hazard is of
 * the family by its name. Keys: hazards in order, then the state where the entry is for one only.
 */
export const chemicalFamilies: readonly {
  readonly family: string;
  readonly pattern: RegExp;
  readonly not?: RegExp;
  readonly entries: Readonly<Record<string, string>>;
}[] = [
  {
    family: 'amines',
    pattern: /(amine|diamine|triamine|tetramine|piperazine)s?$/i,
    not: /oxide|ammonium|amide|melamine|chloramine|ethanolamine|aniline/i,
    entries: { '3 8 liquid': '2733', '8 3 liquid': '2734', '8 liquid': '2735', '8 solid': '3259' },
  },
  {
    family: 'isocyanates',
    pattern: /isocyanate/i,
    not: /polymer|homopolymer|thiocyanate/i,
    entries: { '3 6.1 liquid': '2478', '6.1 3 liquid': '3080', '6.1 liquid': '2206' },
  },
  {
    family: 'nitriles',
    pattern: /nitrile$/i,
    entries: { '3 6.1 liquid': '3273', '6.1 3 liquid': '3275', '6.1 liquid': '3276', '6.1 solid': '3439' },
  },
  {
    family: 'mercaptans',
    pattern: /(mercaptan|thiol)$/i,
    entries: { '3 liquid': '3336', '3 6.1 liquid': '1228', '6.1 3 liquid': '3071' },
  },
  {
    family: 'chlorosilanes',
    pattern: /chlorosilane$/i,
    entries: {
      '3 8 liquid': '2985',
      '8 3 liquid': '2986',
      '8 liquid': '2987',
      '4.3 3 8 liquid': '2988',
      '6.1 8 liquid': '3361',
      '6.1 3 8 liquid': '3362',
    },
  },
  {
    family: 'chloroformates',
    pattern: /chloroformate$/i,
    entries: { '6.1 8 liquid': '3277', '6.1 3 8 liquid': '2742' },
  },
  {
    family: 'alkylphenols',
    pattern: /(butyl|pentyl|amyl|hexyl|octyl|nonyl|dodecyl)phenols?$/i,
    entries: { '8 liquid': '3145', '8 solid': '2430' },
  },
  { family: 'aldehydes', pattern: /(aldehyde|anal|enal)$/i, entries: { '3 liquid': '1989', '3 6.1 liquid': '1988' } },
  {
    family: 'organometallic substances',
    pattern: organometallic,
    entries: {
      '4.2 liquid': '3392',
      '4.2 4.3 liquid': '3394',
      '4.3 liquid': '3398',
      '4.3 3 liquid': '3399',
      '4.2 4.3 solid': '3393',
      '4.3 solid': '3395',
      '4.3 4.1 solid': '3396',
      '4.3 4.2 solid': '3397',
    },
  },
  {
    family: 'terpene hydrocarbons',
    pattern: /(limonene|pinene|terpinene|terpenes?)$/i,
    entries: { '3 liquid': '2319' },
  },
];
