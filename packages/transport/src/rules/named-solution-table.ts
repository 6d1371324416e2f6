import { type Ppb, percent } from '@gosds/ghs/concentration';
import type { PackingGroup } from '../transport.ts';

/** From where a strength is meant, as the list words it: `more than` or `not less than` so many per cent. */
/** Where a step begins; `isIncluded`: the strength itself belongs to it. */
type From = { readonly strength: Ppb; readonly isIncluded: boolean };

const from = (strength: number): From => ({ strength: percent(strength), isIncluded: true });

const above = (strength: number): From => ({ strength: percent(strength), isIncluded: false });

export type NamedSolution = {
  readonly cas: string;
  readonly name: string;
  /** Mass fraction of the substance in the solution. */
  readonly from: Ppb;
  readonly isFromIncluded: boolean;
  readonly upTo: Ppb;
  readonly isUpToIncluded: boolean;
  /** Null: the strength is below the entry and the hazard named is shown not to apply. */
  readonly un: string | null;
  readonly packingGroup: PackingGroup | null;
  /** Tells entries of one number and packing group apart. */
  readonly subsidiaryHazards?: readonly string[];
  readonly paragraph: string;
};

type Step = readonly [
  from: From,
  un: string | null,
  packingGroup: PackingGroup | null,
  subsidiaryHazards?: readonly string[],
];

const paragraph = 'ADR 3.2, Table A, entry by name and strength';

type Substance = {
  readonly cas: string;
  readonly name: string;
  /** Inclusive; 100 by default. */ readonly end?: number;
};

/** Each step reaches to where the next one begins. */
function solution({ cas, name, end = 100 }: Substance, steps: readonly Step[]): readonly NamedSolution[] {
  return steps.map(([begin, un, packingGroup, subsidiaryHazards], index) => {
    const next = steps[index + 1]?.[0];
    return {
      cas,
      name,
      from: begin.strength,
      isFromIncluded: begin.isIncluded,
      upTo: next === undefined ? percent(end) : next.strength,
      isUpToIncluded: next === undefined || !next.isIncluded,
      un,
      packingGroup,
      paragraph,
      ...(subsidiaryHazards ? { subsidiaryHazards } : {}),
    };
  });
}

/** True where the list names the strength so. */
export const isOfStrength = ({ from, isFromIncluded, upTo, isUpToIncluded }: NamedSolution, strength: Ppb): boolean =>
  (isFromIncluded ? strength >= from : strength > from) && (isUpToIncluded ? strength <= upTo : strength < upTo);

/** Solutions that the list names without a strength and the trade ships by that name from about here on (decision 0039). */
const acrylamide = { cas: '79-06-1', name: 'acrylamide' };

/** The list sets no strength for UN 2693; below a fifth the trade ships them free where no criterion is met (decision 0039). */
const bisulphites = ['7631-90-5', '7681-57-4', '7773-03-7', '16731-55-8', '10192-30-0'];

/** Solutions in water of one substance that the list of dangerous goods names, by strength in percent by mass. */
export const namedSolutions: readonly NamedSolution[] = [
  ...solution({ cas: '7722-84-1', name: 'hydrogen peroxide' }, [
    [above(0), null, null],
    [from(8), '2984', 'III'],
    [from(20), '2014', 'II'],
    [above(60), '2015', 'I'],
  ]),
  ...solution({ cas: '64-19-7', name: 'acetic acid' }, [
    [above(0), null, null],
    [above(10), '2790', 'III'],
    [from(50), '2790', 'II'],
    [above(80), '2789', 'II'],
  ]),
  ...solution({ cas: '64-18-6', name: 'formic acid' }, [
    [above(0), null, null],
    [from(5), '3412', 'III'],
    [from(10), '3412', 'II'],
    [above(85), '1779', 'II'],
  ]),
  ...solution({ cas: '79-09-4', name: 'propionic acid' }, [
    [above(0), null, null],
    [from(10), '1848', 'III'],
    [from(90), '3463', 'II'],
  ]),
  ...solution({ cas: '7664-93-9', name: 'sulphuric acid' }, [
    [above(0), '2796', 'II'],
    [above(51), '1830', 'II'],
  ]),
  ...solution({ cas: '7697-37-2', name: 'nitric acid' }, [
    [above(0), '2031', 'II', []],
    [from(65), '2031', 'II', ['5.1']],
    [above(70), '2031', 'I', ['5.1']],
  ]),
  ...solution({ cas: '7664-38-2', name: 'phosphoric acid' }, [[above(0), '1805', 'III']]),
  ...solution({ cas: '1336-21-6', name: 'ammonia', end: 50 }, [
    [above(0), null, null],
    [above(10), '2672', 'III'],
    [above(35), '2073', null],
  ]),
  ...solution({ cas: '7664-41-7', name: 'ammonia', end: 95 }, [
    [above(0), null, null],
    [above(10), '2672', 'III'],
    [above(35), '2073', null],
    [above(50), '3318', null],
  ]),
  ...solution({ cas: '7664-39-3', name: 'hydrofluoric acid', end: 85 }, [
    [above(0), '1790', 'II'],
    [above(60), '1790', 'I'],
  ]),
  ...solution({ cas: '7601-90-3', name: 'perchloric acid', end: 72 }, [
    [above(0), '1802', 'II'],
    [above(50), '1873', 'I'],
  ]),
  ...solution({ cas: '50-00-0', name: 'formaldehyde', end: 60 }, [[from(25), '2209', 'III']]),
  ...solution({ cas: '302-01-2', name: 'hydrazine', end: 37 }, [[above(0), '3293', 'III']]),
  ...solution({ cas: '7803-57-8', name: 'hydrazine hydrate', end: 37 / 0.64 }, [[above(0), '3293', 'III']]),
  ...solution({ cas: '10217-52-4', name: 'hydrazine hydrate', end: 37 / 0.64 }, [[above(0), '3293', 'III']]),
  ...bisulphites
    .map((cas) =>
      solution({ cas, name: 'bisulphite' }, [
        [above(0), null, null],
        [from(20), '2693', 'III'],
      ]),
    )
    .flat(),
  ...solution(acrylamide, [
    [above(0), null, null],
    [from(30), '3426', 'III'],
  ]),
  ...solution({ cas: '75-59-2', name: 'tetramethylammonium hydroxide' }, [
    [above(0), '1835', 'III'],
    [above(2.5), '1835', 'II'],
    [from(25), '3560', 'I'],
  ]),
];

/** A substance whose goods in one state the list names without a strength, or by what it holds of something else. */
export type NamedForm = {
  readonly cas: readonly string[];
  /** In the order in which they are tried: the first whose class the goods have. */
  readonly un: readonly string[];
  readonly state: 'liquid' | 'solid';
  /** Mass fraction of the substance in the goods. */
  readonly above?: Ppb;
  readonly upTo?: Ppb;
};

const inLiquid = (cas: string, un: string): NamedForm => ({ cas: cas.split(' '), un: un.split(' '), state: 'liquid' });

/** Available chlorine by mass of the pure salt: one mole of chlorine for each hypochlorite, two for each chlorite. */
const chlorineOf = { calciumHypochlorite: (2 * 70.906) / 142.98, sodiumChlorite: (2 * 70.906) / 90.44 } as const;
const ofChlorine = (percentOfChlorine: number, ofSalt: number): Ppb => percent(percentOfChlorine / ofSalt);

const calciumHypochlorite = '7778-54-3';

/** Goods named without a strength: the packing group is that of the criteria, as far as the entry has it. */
export const namedForms: readonly NamedForm[] = [
  // The corrosive entries come first: they are for what is of class 8 as well; the form of the entry separates dry from
  // hydrated.
  {
    cas: [calciumHypochlorite],
    un: ['3485', '3487', '1748', '2880'],
    state: 'solid',
    above: ofChlorine(39, chlorineOf.calciumHypochlorite),
  },
  {
    cas: [calciumHypochlorite],
    un: ['3486', '2208'],
    state: 'solid',
    above: ofChlorine(10, chlorineOf.calciumHypochlorite),
    upTo: ofChlorine(39, chlorineOf.calciumHypochlorite),
  },
  inLiquid('7681-52-9 7778-54-3 13840-33-0 7778-66-7', '1791'),
  { ...inLiquid('7758-19-2', '1908'), above: ofChlorine(5, chlorineOf.sodiumChlorite) },
  inLiquid('1310-73-2', '1824'),
  inLiquid('1310-58-3', '1814'),
  inLiquid('1310-65-2 1310-66-3', '2679'),
  inLiquid('7647-01-0', '1789'),
  inLiquid('10035-10-6', '1788'),
  inLiquid('10034-85-2', '1787'),
  inLiquid('7738-94-5 1333-82-0', '1755'),
  inLiquid('7705-08-0 10025-77-1', '2582'),
  inLiquid('7446-70-0 7784-13-6', '2581'),
  inLiquid('7646-85-7', '1840'),
  inLiquid('124-09-4', '1783'),
  inLiquid('108-95-2', '2821'),
  inLiquid('74-89-5', '1235'),
  inLiquid('124-40-3', '1160'),
  inLiquid('75-50-3', '1297'),
  inLiquid('75-04-7', '2270'),
  { ...inLiquid('302-01-2', '3484 2030'), above: percent(37) },
  // The hydrate is hydrazine to 64.0 %.
  { ...inLiquid('7803-57-8 10217-52-4', '3484 2030'), above: percent(37 / 0.64) },
  inLiquid('64-17-5', '1170'),
  inLiquid('143-33-9', '3414'),
  inLiquid('151-50-8', '3413'),
  inLiquid('7681-49-4', '3415'),
  inLiquid('7789-23-3', '3422'),
  inLiquid('1341-49-7', '2817'),
  inLiquid('7789-29-9', '3421'),
  inLiquid('1333-83-1', '3471'),
  inLiquid('7775-09-9', '2428'),
  inLiquid('3811-04-9', '2427'),
  inLiquid('10137-74-3', '2429'),
  inLiquid('79-11-8', '1750'),
  inLiquid('76-03-9', '2564'),
  inLiquid('16961-83-4', '1778'),
  inLiquid('16872-11-0', '1775'),
  inLiquid('1302-42-7', '1819'),
  inLiquid('12135-76-1 12124-99-1', '2683'),
  inLiquid('7681-38-1 7646-93-7', '2837'),
  inLiquid('124-41-4', '1289'),
  inLiquid('10588-01-9 7778-50-9', '3289 3287'),
  inLiquid('10101-50-5 7722-64-7', '3214'),
  inLiquid('7727-54-0 7727-21-1 7775-27-1', '3216'),
  inLiquid('7632-00-0 7758-09-0', '3219'),
  inLiquid('7631-99-4 7757-79-1 10124-37-5 10377-60-3 6484-52-2', '3218'),
];

/** Stabilisers that do not take a solution's name from it: alkali in hypochlorite, methanol in formalin. */
export const companions: readonly { readonly of: string; readonly cas: readonly string[] }[] = [
  { of: '7681-52-9', cas: ['1310-73-2', '1310-58-3', '497-19-8'] },
  { of: calciumHypochlorite, cas: ['1305-62-0', '1305-78-8', '1310-73-2'] },
  { of: '50-00-0', cas: ['67-56-1', '64-18-6'] },
];

/** Solutions that go by another entry once they are of class 3. */
export const namedWhenFlammable: Readonly<Record<string, string>> = { '50-00-0': '1198' };

/** Substances whose mixtures always keep their entry (ADR 2.1.3.4.2), unless more than packing group III stands beside. */
export const kept: readonly { readonly un: string; readonly paragraph: string; readonly above: Ppb }[] = [
  { un: '2315', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3432', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3151', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3152', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
];
