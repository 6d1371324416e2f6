const organometallic = new RegExp(
  '(?:(?:meth|eth|prop|but|pent|hex|oct|phen|all|vin|alk)yl|cyclopentadienyl)[ -]?(?:lithium|sodium|potassium|magnesium|alumini?um|zinc|cadmium|gallium|indium|beryllium|bor(?:on|ane))|(?:lithium|magnesium|alumini?um|zinc) (?:alkyl|aryl)s?\\b',
  'i',
);

/**
 * Families with N.O.S. entries of their own (ADR 2.1.2.2, entries of type C): where every ingredient that gives a hazard is of
 * the family by its name. Keys: hazards in order, then the state where the entry is for one only.
 */
export const chemicalFamilies: readonly {
  readonly family:
    | 'amines'
    | 'isocyanates'
    | 'nitriles'
    | 'mercaptans'
    | 'chlorosilanes'
    | 'chloroformates'
    | 'alkylphenols'
    | 'aldehydes'
    | 'organometallic'
    | 'terpenes';
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
    family: 'organometallic',
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
    family: 'terpenes',
    pattern: /(limonene|pinene|terpinene|terpenes?)$/i,
    entries: { '3 liquid': '2319' },
  },
];
