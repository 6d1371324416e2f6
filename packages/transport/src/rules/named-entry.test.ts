import type { PhysicalState } from '@gosds/ghs/mixture';
import { describe, expect, it } from 'vitest';
import { findEntries } from '../find-entries.ts';
import { classificationOf, mixtureOf } from '../testing/outcomes-of.ts';
import type { PackingGroup } from '../transport.ts';
import type { TransportInput } from '../transport-input.ts';
import { elevatedTemperature } from './elevated-temperature.ts';
import { fitsForm } from './entry-fits.ts';
import { dangerousIngredients, ownEntry } from './named-entry.ts';

type Parts = Parameters<typeof mixtureOf>[0];

const inputOf = (
  parts: Parts,
  more: Partial<TransportInput> = {},
  state: PhysicalState = 'liquid',
): TransportInput => ({
  mixture: mixtureOf(parts, { physicalState: state }),
  classification: classificationOf([]),
  ...more,
});

describe('ingredients that could make a mixture dangerous', () => {
  const idsOf = (input: TransportInput, counted: readonly string[] = []) =>
    dangerousIngredients(input, counted).map(({ id }) => id);

  it.each([
    [0.99, []],
    [1, ['lye']],
    [1.01, ['lye']],
  ])('at %s % of a corrosive: %s', (share, expected) => {
    expect(idsOf(inputOf([['lye', share, ['Skin Corr. 1B H314']]]))).toEqual(expected);
  });

  it('are those that were counted, at any concentration', () => {
    expect(idsOf(inputOf([['lye', 0.5, ['Skin Corr. 1B H314']]]), ['lye'])).toEqual(['lye']);
  });

  it.each([
    ['1910', 'calcium oxide, which the list names as not subject', []],
    ['1230', 'methanol, without its hazards', ['a']],
    [undefined, 'a harmless substance that the list does not name', []],
  ])('with the number %s: %s', (un, _, expected) => {
    const unNumbersByIngredient = un === undefined ? {} : { a: un };
    expect(idsOf(inputOf([['a', 50, []]], { unNumbersByIngredient }))).toEqual(expected);
  });
});

describe('an ingredient that adds no hazard to those of the main substance, ADR 2.1.3.3', () => {
  const oxidiser: Parts[number] = ['oxidiser', 90, ['Ox. Sol. 2 H272', 'Aquatic Chronic 1 H410']];
  const idsOf = (parts: Parts, state: PhysicalState = 'solid', numbers: Readonly<Record<string, string>> = {}) =>
    dangerousIngredients(inputOf(parts, { unNumbersByIngredient: numbers }, state), ['oxidiser']).map(({ id }) => id);

  it('is one that pollutes water beside more of one that does', () => {
    expect(idsOf([oxidiser, ['copper', 2, ['Aquatic Acute 1 H400']]])).toEqual(['oxidiser']);
    expect(idsOf([oxidiser, ['copper', 2, ['Aquatic Acute 1 H400']]], 'solid', { copper: '3077' })).toEqual([
      'oxidiser',
    ]);
  });

  it('is none where the main substance does not pollute water, or is less', () => {
    expect(
      idsOf([
        ['oxidiser', 90, ['Ox. Sol. 2 H272']],
        ['copper', 2, ['Aquatic Acute 1 H400']],
      ]),
    ).toEqual(['oxidiser', 'copper']);
    expect(
      idsOf([
        ['oxidiser', 40, ['Ox. Sol. 2 H272', 'Aquatic Chronic 1 H410']],
        ['zinc', 60, ['Aquatic Acute 1 H400']],
      ]),
    ).toEqual(['oxidiser', 'zinc']);
  });

  it('is none with a class of its own, by its hazards or by its number', () => {
    expect(idsOf([oxidiser, ['copper', 2, ['Aquatic Acute 1 H400', 'Acute Tox. 3 H301']]])).toEqual([
      'oxidiser',
      'copper',
    ]);
    expect(idsOf([oxidiser, ['copper', 2, ['Aquatic Acute 1 H400']]], 'solid', { copper: '1549' })).toEqual([
      'oxidiser',
      'copper',
    ]);
  });

  it('is one that corrodes metals alone, in a solid and not in a liquid', () => {
    expect(idsOf([oxidiser, ['alum', 5, ['Met. Corr. 1 H290']]])).toEqual(['oxidiser']);
    expect(idsOf([oxidiser, ['alum', 5, ['Met. Corr. 1 H290']]], 'liquid')).toEqual(['oxidiser', 'alum']);
  });
});

describe('the entry of a single substance, ADR 3.1.3.1', () => {
  const entryFor = (share: number, group: PackingGroup | null, un: string) =>
    ownEntry(inputOf([['a', share, []]], { unNumbersByIngredient: { a: un } }), group)?.entry;

  it.each([
    [98.99, undefined],
    [99, '1230'],
    [99.01, '1230'],
  ])('at %s % it is %s', (share, expected) => {
    expect(entryFor(share, 'II', '1230')?.un).toBe(expected);
  });

  it.each(['II', 'III'] as const)('has the packing group %s of the goods', (group) => {
    expect(entryFor(100, group, '1987')?.packingGroup).toBe(group);
  });

  it('is the first one of the number where no entry has the packing group', () => {
    expect(entryFor(100, null, '1230')).toBe(findEntries('1230')[0]);
  });

  it('is the mildest of an N.O.S. number where no class applies by criteria', () => {
    expect(entryFor(100, null, '1760')).toMatchObject({ un: '1760', packingGroup: 'III' });
  });

  it('is not that of the solution: ethanol of packing group III does not have that of its solution', () => {
    expect(entryFor(100, 'III', '1170')).toMatchObject({ properShippingName: 'ETHANOL', packingGroup: 'II' });
  });

  it('is not that of a gas where the goods are solid', () => {
    const options = { unNumbersByIngredient: { a: '1013' } };
    expect(ownEntry(inputOf([['a', 100, []]], options, 'solid'), null)).toBeUndefined();
    expect(ownEntry(inputOf([['a', 100, []]], options, 'gas'), null)?.entry.un).toBe('1013');
  });
});

describe('the form in the name of an entry', () => {
  const [sulphur, calciumOxide] = ['2448', '1910'].map((un) => findEntries(un)[0]);

  it.each([
    [undefined, false],
    [99.9, false],
    [100, true],
    [100.1, true],
  ])('molten, carried at %s °C: %s', (carriageTemperatureC, expected) => {
    const options = carriageTemperatureC === undefined ? {} : { carriageTemperatureC };
    expect(sulphur && fitsForm(inputOf([['a', 100, []]], options), sulphur)).toBe(expected);
  });

  it.each([
    ['solid', true],
    ['liquid', false],
    // The list has no form for them: their entry names their packing.
    ['gas', true],
    ['aerosol', true],
  ] as const)('solid, for a %s: %s', (state, expected) => {
    expect(calciumOxide && fitsForm(inputOf([['a', 100, []]], {}, state), calciumOxide)).toBe(expected);
  });
});

describe('a liquid carried at or above its flash point, ADR 2.2.3.1.1', () => {
  it.each([
    [60, 60, undefined],
    [60.1, 60, undefined],
    [60.1, 60.1, '3256'],
    [60.1, 60.2, '3256'],
  ])('with flash point %s °C, carried at %s °C: %s', (flash, carriageTemperatureC, expected) => {
    const { mixture, ...input } = inputOf([['a', 100, []]], { carriageTemperatureC });
    const properties = { flashPointC: { min: flash, max: flash } };
    expect(elevatedTemperature({ ...input, mixture: { ...mixture, properties } })?.entry.un).toBe(expected);
  });

  it('is none if it is solid', () => {
    const { mixture, ...input } = inputOf([['a', 100, []]], { carriageTemperatureC: 90 }, 'solid');
    const properties = { flashPointC: { min: 80, max: 80 } };
    expect(elevatedTemperature({ ...input, mixture: { ...mixture, properties } })).toBeUndefined();
  });
});
