import { exactly, percent } from '@gosds/ghs/concentration';
import { hazard } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { publicFile } from '@gosds/testkit/public-files';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dangerousGoodsEntries } from '../find-entries.ts';
import { namedForms, namedMixtures, namedSolutions, substanceGroups } from '../generated/goods-tables.ts';
import { classificationOf } from '../testing/outcomes-of.ts';
import type { TransportInput } from '../transport-input.ts';
import { fitsForm } from './entry-fits.ts';
import { mixtureOfOne, solutionEntry, solutionStep } from './named-entry.ts';
import { mixtureEntry } from './named-mixture.ts';

const tableA = publicFile('reference/transport_adr_2025/adr_2025_table_a_en.tsv');

type State = 'liquid' | 'solid';

/** Reads `37 302-01-2, 63 7732-18-5`: concentrations in percent. */
function inputOf(recipe: string, state: State): TransportInput {
  const ingredients: Ingredient[] = recipe.split(', ').map((part) => {
    const [share = '', cas = ''] = part.split(' ');
    const hazards = cas === '7732-18-5' ? [] : [hazard('Skin Corr. 1B H314')];
    return { id: cas, name: cas, cas, concentration: exactly(percent(Number(share))), hazards };
  });
  const mixture: Mixture = { physicalState: state, properties: {}, ingredients };
  return { mixture, classification: classificationOf([]) };
}

const dangerousOf = ({ mixture }: TransportInput) => mixture.ingredients.filter(({ cas }) => cas !== '7732-18-5');

function byStrength(recipe: string): string {
  const input = inputOf(recipe, 'liquid');
  const step = solutionStep(input, dangerousOf(input));
  const entry = step && solutionEntry(input, step, { isFlammable: false })?.entry;
  const subsidiary = entry && entry.subsidiaryHazards.length > 0 ? ` (${entry.subsidiaryHazards.join(' ')})` : '';
  if (entry) return `${entry.un} ${entry.class}${subsidiary} ${entry.packingGroup ?? '-'}`;
  return step ? 'below' : 'none';
}

describe('solutions that the list names by strength: under, at and over each limit', () => {
  it.each([
    [
      '7722-84-1',
      '7.99 below, 8 2984 5.1 III, 19.99 2984 5.1 III, 20 2014 5.1 (8) II, 60 2014 5.1 (8) II, 60.01 2015 5.1 (8) I',
    ],
    ['64-19-7', '10 below, 10.01 2790 8 III, 49.99 2790 8 III, 50 2790 8 II, 80 2790 8 II, 80.01 2789 8 (3) II'],
    ['64-18-6', '4.99 below, 5 3412 8 III, 9.99 3412 8 III, 10 3412 8 II, 85 3412 8 II, 85.01 1779 8 (3) II'],
    ['79-09-4', '9.99 below, 10 1848 8 III, 89.99 1848 8 III, 90 3463 8 (3) II'],
    ['7664-93-9', '51 2796 8 II, 51.01 1830 8 II'],
    ['7697-37-2', '64.99 2031 8 II, 65 2031 8 (5.1) II, 70 2031 8 (5.1) II, 70.01 2031 8 (5.1) I'],
    ['1336-21-6', '10 below, 10.01 2672 8 III, 35 2672 8 III, 35.01 2073 2.2 -, 50 2073 2.2 -'],
    ['7664-41-7', '50.01 3318 2.3 (8) -'],
    ['7664-39-3', '60 1790 8 (6.1) II, 60.01 1790 8 (6.1) I, 85 1790 8 (6.1) I'],
    ['7601-90-3', '50 1802 8 (5.1) II, 50.01 1873 5.1 (8) I, 72 1873 5.1 (8) I, 72.01 none'],
    ['7790-93-4', '10 2626 5.1 II, 10.01 none'],
    ['50-00-0', '24.99 none, 25 2209 8 III'],
    ['302-01-2', '37 3293 6.1 III, 37.01 none'],
    ['10217-52-4', '57.8 3293 6.1 III, 57.82 none'],
    ['74-90-8', '20 1613 6.1 (3) I, 20.01 none'],
    ['75-59-2', '2.5 1835 8 III, 2.51 1835 8 (6.1) II, 24.99 1835 8 (6.1) II, 25 3560 6.1 (8) I'],
  ])('%s', (cas, steps) => {
    for (const step of steps.split(', ')) {
      const [share = '', ...expected] = step.split(' ');
      const found = byStrength(`${share} ${cas}, ${100 - Number(share)} 7732-18-5`);
      expect(`${share} ${found}`).toBe([share, ...expected].join(' '));
    }
  });

  it('formalin that is of class 3 is another entry', () => {
    const input = inputOf('37 50-00-0, 63 7732-18-5', 'liquid');
    const step = solutionStep(input, dangerousOf(input));
    expect(step && solutionEntry(input, step, { isFlammable: true })?.entry.un).toBe('1198');
  });
});

function byForm(recipe: string, state: State, main: string): string | undefined {
  const input = inputOf(recipe, state);
  const [first, ...others] = main.split(' ');
  const combined = { class: first ?? '', subsidiaryHazards: others, packingGroup: 'II' as const, reasons: [] };
  return mixtureOfOne(input, combined, dangerousOf(input))?.entry.un;
}

describe('goods of one substance that the list names with a limit: under, at and over', () => {
  it.each([
    ['302-01-2', 'liquid', '8 6.1', '37 -, 37.01 2030'],
    ['7758-19-2', 'liquid', '8', '3.18 -, 3.2 1908'],
    ['75-50-3', 'liquid', '3 8', '50 1297, 50.01 -'],
    ['75-04-7', 'liquid', '3 8', '49.99 -, 50 2270, 70 2270, 70.01 -'],
    ['7778-54-3', 'solid', '5.1', '10 -, 10.1 2208, 39.3 2208, 39.4 1748'],
    ['13477-10-6', 'solid', '5.1 6.1', '37.2 -, 37.3 2741'],
    ['12427-38-2', 'solid', '4.2 4.3', '59.9 -, 60 2210'],
    ['7646-69-7', 'solid', '4.3 8', '49.9 -, 50 1427'],
  ] as const)('%s as %s', (cas, state, main, steps) => {
    for (const step of steps.split(', ')) {
      const [share = '', un] = step.split(' ');
      expect(`${share} ${byForm(`${share} ${cas}`, state, main) ?? '-'}`).toBe(`${share} ${un}`);
    }
  });
});

const mixedUn = (recipe: string, state: State) => {
  const input = inputOf(recipe, state);
  return mixtureEntry(input, dangerousOf(input), 'II')?.entry.un ?? '-';
};

describe('mixtures that the list names by their components: at and over each limit', () => {
  it.each([
    ['5 79-21-0, 20 7722-84-1, 10 64-19-7, 65 7732-18-5', 'liquid', '3149'],
    ['5.1 79-21-0, 20 7722-84-1, 10 64-19-7, 65 7732-18-5', 'liquid', '-'],
    ['5 79-21-0, 20 7722-84-1, 10 108-88-3', 'liquid', '-'],
    ['50 7697-37-2, 50 7664-93-9', 'liquid', '1796'],
    ['90 86290-81-5, 10 64-17-5', 'liquid', '1203'],
    ['89 86290-81-5, 10.1 64-17-5', 'liquid', '3475'],
    ['50 86290-81-5, 50 7732-18-5', 'liquid', '1203'],
    ['49.9 86290-81-5, 50.1 7732-18-5', 'liquid', '-'],
    ['60 86290-81-5, 40 108-88-3', 'liquid', '1203'],
    ['60 86290-81-5, 40 67-64-1', 'liquid', '-'],
    ['12 16940-66-2, 40 1310-73-2, 48 7732-18-5', 'liquid', '3320'],
    ['12.1 16940-66-2, 40 1310-73-2', 'liquid', '-'],
    ['12 16940-66-2, 40.1 1310-73-2', 'liquid', '-'],
    ['30 75-21-8, 70 75-56-9', 'liquid', '2983'],
    ['30.1 75-21-8, 69.9 75-56-9', 'liquid', '-'],
    ['45 74-90-8, 55 64-17-5', 'liquid', '3294'],
    ['45.1 74-90-8, 54.9 64-17-5', 'liquid', '-'],
    ['1 55-63-0, 99 64-17-5', 'liquid', '1204'],
    ['1.1 55-63-0, 98.9 64-17-5', 'liquid', '3064'],
    ['5.1 55-63-0, 94.9 64-17-5', 'liquid', '-'],
    ['97 1330-78-5, 3 78-30-8', 'liquid', '-'],
    ['96.9 1330-78-5, 3.1 78-30-8', 'liquid', '2574'],
    ['99.9 85-44-9, 0.05 108-31-6', 'solid', '-'],
    ['99.9 85-44-9, 0.06 108-31-6', 'solid', '2214'],
    ['99.9 85-43-8, 0.06 108-31-6', 'solid', '2698'],
    ['96 1305-62-0, 4 1310-73-2', 'solid', '-'],
    ['95 1305-62-0, 4.1 1310-73-2', 'solid', '1907'],
    ['97 7446-14-2, 3 7664-93-9', 'solid', '-'],
    ['96 7446-14-2, 3.1 7664-93-9', 'solid', '1794'],
    ['99 156-62-7, 0.1 75-20-7', 'solid', '-'],
    ['99 156-62-7, 0.2 75-20-7', 'solid', '1403'],
    ['95 75-75-2, 5 7664-93-9', 'liquid', '2586'],
    ['94 75-75-2, 5.1 7664-93-9', 'liquid', '2584'],
    ['95 104-15-4, 5 7664-93-9', 'solid', '2585'],
    ['94 104-15-4, 5.1 7664-93-9', 'solid', '2583'],
    ['75 9004-70-0, 25 64-17-5', 'solid', '2556'],
    ['76 9004-70-0, 24 64-17-5', 'solid', '-'],
  ] as const)('%s as %s: %s', (recipe, state, un) => {
    expect(mixedUn(recipe, state)).toBe(un);
  });

  it('nitrating acid is in another packing group above 50 % of nitric acid', () => {
    const group = (share: number) => {
      const input = inputOf(`${share} 7697-37-2, ${100 - share} 7664-93-9`, 'liquid');
      const entry = mixtureEntry(input, dangerousOf(input), 'II')?.entry;
      return `${entry?.packingGroup} ${entry?.subsidiaryHazards.join()}`;
    };
    expect([group(50), group(50.1)]).toEqual(['II ', 'I 5.1']);
  });
});

describe('entries whose name has a content of water', () => {
  const withWater = dangerousGoodsEntries.filter(({ form }) => form.waterPercent);

  it.each(withWater.map((entry) => [`${entry.un} ${entry.properShippingName}`, entry] as const))('%s', (_, entry) => {
    const { from, upTo, below } = entry.form.waterPercent ?? {};
    const fits = (share: number) => {
      const input = inputOf(`${100 - share} 1-1-1, ${share} 7732-18-5`, entry.form.state ?? 'solid');
      return fitsForm(input, entry);
    };
    if (from !== undefined) expect([fits(from - 0.1), fits(from)]).toEqual([false, true]);
    if (upTo !== undefined && upTo < 100) expect([fits(upTo), fits(upTo + 0.1)]).toEqual([true, false]);
    if (below !== undefined) expect([fits(below - 0.1), fits(below)]).toEqual([true, false]);
  });
});

const named = new Set([
  ...namedSolutions.flatMap(({ un, whenFlammable }) => [un ?? '', whenFlammable ?? '']),
  ...namedForms.flatMap(({ un }) => un),
  ...namedMixtures.map(({ un }) => un),
  ...substanceGroups.map(({ un }) => un),
  ...dangerousGoodsEntries.filter(({ form }) => form.waterPercent).map(({ un }) => un),
]);

/** Entries named by the kind of product or by facts that no input has. */
const otherwise: Readonly<Record<string, string>> = {
  '1043': 'fertilizer ammoniating solution: a product, with free ammonia',
  '1139': 'coating solution: by the use',
  '1287': 'rubber solution: by the use',
  '1866': 'resin solution: by the use',
  '2059': 'nitrocellulose solution: paints and inks of it go by their use; nitrogen by dry mass is not entered',
};

/**
 * Limits on facts that no input has (nitrogen by dry mass, oil, alloys, particles), or on desensitised explosives and
 * beverages.
 */
const unreadLimits = '1345 1386 1408 1826 1869 1942 2217 2555 2557 2907 3065 3270 3319 3343 3344 3357 3550 3555'.split(
  ' ',
);

describe('nothing of the list is left out', () => {
  const solutions = dangerousGoodsEntries.filter(({ form }) => form.isSolution);
  const gaps = solutions.filter(({ un }) => !named.has(un) && otherwise[un] === undefined);

  it('every entry of a solution is named by its substance, or said why not', () => {
    expect([...new Set(gaps.map(({ un, properShippingName }) => `${un} ${properShippingName}`))]).toEqual([]);
  });

  it.skipIf(!tableA.isThere)('every name of Table A with a per cent is named by its strength, or said why not', () => {
    const rows = readFileSync(tableA.path, 'utf8').split('\n');
    const limited = rows.flatMap((row) => {
      const [un = '', name = '', main = ''] = row.split('\t');
      return name.includes('%') && !main.startsWith('1') && !main.startsWith('2') ? [un] : [];
    });
    const notRead = new Set([...Object.keys(otherwise), ...unreadLimits]);
    expect([...new Set(limited)].filter((un) => !named.has(un) && !notRead.has(un))).toEqual([]);
  });
});
