import type { ChemicalFamily } from '../goods/goods-tables.ts';

const organometallic = new RegExp(
  '(?:(?:meth|eth|prop|but|pent|hex|oct|phen|all|vin|alk)yl|cyclopentadienyl)[ -]?(?:lithium|sodium|potassium|magnesium|alumini?um|zinc|cadmium|gallium|indium|beryllium|bor(?:on|ane))|(?:lithium|magnesium|alumini?um|zinc) (?:alkyl|aryl)s?\\b',
  'i',
);

/**
 * Name patterns of families with their own N.O.S. entries (`data/goods/family-entries.csv`). An entry applies if every
 * ingredient that causes a hazard is in the family.
 */
const names: readonly { readonly family: ChemicalFamily; readonly pattern: RegExp; readonly not?: RegExp }[] = [
  {
    family: 'amines',
    pattern: /(?:amine|piperazine)s?\)?$/i,
    not: /oxide|ammonium|amide|melamine|chloramine|ethanolamine|aniline/i,
  },
  {
    family: 'isocyanates',
    pattern: /isocyanate/i,
    not: /polymer|homopolymer|thiocyanate/i,
  },
  {
    family: 'nitriles',
    pattern: /nitrile$/i,
  },
  {
    family: 'mercaptans',
    pattern: /(mercaptan|thiol)$/i,
  },
  {
    family: 'chlorosilanes',
    pattern: /chlorosilane$/i,
  },
  {
    family: 'chloroformates',
    pattern: /chloroformate$/i,
  },
  {
    family: 'alkylphenols',
    pattern: /(butyl|pentyl|amyl|hexyl|octyl|nonyl|dodecyl)phenols?$/i,
  },
  { family: 'aldehydes', pattern: /(aldehyde|anal|enal)$/i },
  {
    family: 'organometallic',
    pattern: organometallic,
  },
  {
    family: 'terpenes',
    pattern: /(limonene|pinene|terpinene|terpenes?)$/i,
  },
];

/** Families that an ingredient belongs to by its name. */
export const familiesOf = (name: string): readonly ChemicalFamily[] =>
  names.filter(({ pattern, not }) => pattern.test(name) && !not?.test(name)).map(({ family }) => family);
