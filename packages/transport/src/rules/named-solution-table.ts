import { type Ppb, percent } from '@gosds/ghs/concentration';
import type { PackingGroup } from '../transport.ts';

/** From where a strength is meant, as the list words it: `more than` or `not less than` so many per cent. */
type From = `${'>' | '>='} ${number}`;

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
  /** Inclusive; 100 unless told. */ readonly end?: number;
};

/** Each step reaches to where the next one begins. */
function solution({ cas, name, end = 100 }: Substance, steps: readonly Step[]): readonly NamedSolution[] {
  return steps.map(([from, un, packingGroup, subsidiaryHazards], index) => {
    const next = steps[index + 1]?.[0];
    return {
      cas,
      name,
      from: strengthOf(from),
      isFromIncluded: isIncluded(from),
      upTo: next === undefined ? percent(end) : strengthOf(next),
      isUpToIncluded: next === undefined || !isIncluded(next),
      un,
      packingGroup,
      paragraph,
      ...(subsidiaryHazards ? { subsidiaryHazards } : {}),
    };
  });
}

const isIncluded = (from: From): boolean => from.startsWith('>=');

const strengthOf = (from: From): Ppb => percent(Number(from.replace(/^\D+/, '')));

/** True where the list names the strength so. */
export const isOfStrength = ({ from, isFromIncluded, upTo, isUpToIncluded }: NamedSolution, strength: Ppb): boolean =>
  (isFromIncluded ? strength >= from : strength > from) && (isUpToIncluded ? strength <= upTo : strength < upTo);

/** Solutions in water of one substance that the list of dangerous goods names, by strength in percent by mass. */
export const namedSolutions: readonly NamedSolution[] = [
  ...solution({ cas: '7722-84-1', name: 'hydrogen peroxide' }, [
    ['> 0', null, null],
    ['>= 8', '2984', 'III'],
    ['>= 20', '2014', 'II'],
    ['> 60', '2015', 'I'],
  ]),
  ...solution({ cas: '64-19-7', name: 'acetic acid' }, [
    ['> 0', null, null],
    ['> 10', '2790', 'III'],
    ['>= 50', '2790', 'II'],
    ['> 80', '2789', 'II'],
  ]),
  ...solution({ cas: '64-18-6', name: 'formic acid' }, [
    ['> 0', null, null],
    ['>= 5', '3412', 'III'],
    ['>= 10', '3412', 'II'],
    ['> 85', '1779', 'II'],
  ]),
  ...solution({ cas: '79-09-4', name: 'propionic acid' }, [
    ['> 0', null, null],
    ['>= 10', '1848', 'III'],
    ['>= 90', '3463', 'II'],
  ]),
  ...solution({ cas: '7664-93-9', name: 'sulphuric acid' }, [
    ['> 0', '2796', 'II'],
    ['> 51', '1830', 'II'],
  ]),
  ...solution({ cas: '7697-37-2', name: 'nitric acid' }, [
    ['> 0', '2031', 'II', []],
    ['>= 65', '2031', 'II', ['5.1']],
    ['> 70', '2031', 'I', ['5.1']],
  ]),
  ...solution({ cas: '7664-38-2', name: 'phosphoric acid' }, [['> 0', '1805', 'III']]),
  ...solution({ cas: '1336-21-6', name: 'ammonia', end: 50 }, [
    ['> 0', null, null],
    ['> 10', '2672', 'III'],
    ['> 35', '2073', null],
  ]),
  ...solution({ cas: '7664-41-7', name: 'ammonia', end: 95 }, [
    ['> 0', null, null],
    ['> 10', '2672', 'III'],
    ['> 35', '2073', null],
    ['> 50', '3318', null],
  ]),
  ...solution({ cas: '7664-39-3', name: 'hydrofluoric acid', end: 85 }, [
    ['> 0', '1790', 'II'],
    ['> 60', '1790', 'I'],
  ]),
  ...solution({ cas: '7601-90-3', name: 'perchloric acid', end: 72 }, [
    ['> 0', '1802', 'II'],
    ['> 50', '1873', 'I'],
  ]),
  ...solution({ cas: '50-00-0', name: 'formaldehyde', end: 60 }, [['>= 25', '2209', 'III']]),
  ...solution({ cas: '75-59-2', name: 'tetramethylammonium hydroxide' }, [
    ['> 0', '1835', 'III'],
    ['> 2.5', '1835', 'II'],
    ['>= 25', '3560', 'I'],
  ]),
];

/** Solutions named without a strength: the packing group is that of the criteria, as far as the entry has it. */
export const namedByCriteria: readonly { readonly cas: string; readonly un: string }[] = [
  { cas: '1310-73-2', un: '1824' },
  { cas: '1310-58-3', un: '1814' },
  { cas: '1310-65-2', un: '2679' },
  { cas: '7647-01-0', un: '1789' },
  { cas: '10035-10-6', un: '1788' },
  { cas: '10034-85-2', un: '1787' },
  { cas: '7681-52-9', un: '1791' },
  { cas: '7778-54-3', un: '1791' },
  { cas: '7738-94-5', un: '1755' },
  { cas: '7705-08-0', un: '2582' },
  { cas: '7446-70-0', un: '2581' },
  { cas: '7646-85-7', un: '1840' },
  { cas: '124-09-4', un: '1783' },
  { cas: '108-95-2', un: '2821' },
  { cas: '74-89-5', un: '1235' },
  { cas: '124-40-3', un: '1160' },
  { cas: '75-50-3', un: '1297' },
  { cas: '75-04-7', un: '2270' },
  { cas: '302-01-2', un: '2030' },
  { cas: '7803-57-8', un: '2030' },
  { cas: '64-17-5', un: '1170' },
  { cas: '143-33-9', un: '3414' },
  { cas: '151-50-8', un: '3413' },
  { cas: '7681-49-4', un: '3415' },
  { cas: '7775-09-9', un: '2428' },
  { cas: '7758-19-2', un: '1908' },
  { cas: '79-06-1', un: '3426' },
  { cas: '79-11-8', un: '1750' },
  { cas: '16961-83-4', un: '1778' },
  { cas: '16872-11-0', un: '1775' },
];

/** Stabilisers that do not take a solution's name from it: alkali in hypochlorite. */
export const companions: readonly { readonly of: string; readonly cas: readonly string[] }[] = [
  { of: '7681-52-9', cas: ['1310-73-2', '1310-58-3', '497-19-8'] },
];

/** Substances whose mixtures always keep their entry (ADR 2.1.3.4.2), unless more than packing group III stands beside. */
export const kept: readonly { readonly un: string; readonly paragraph: string; readonly above: Ppb }[] = [
  { un: '2315', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3432', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3151', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3152', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
];
