import { describe, expect, it } from 'vitest';
import { templates } from '../../generated/templates.ts';
import { draftSchema, physicalStates } from '../draft.ts';
import { valueAt } from '../input-path.ts';
import { everyTest } from '../given-tests.ts';
import { isByHand, isDone, openFirstFields, openProposals, templateOf } from './template-of.ts';

const begun = (template: string, parts: object = {}) => draftSchema.parse({ template: { id: template }, ...parts });

const pathsOf = (fields: readonly { readonly path: string }[]) => fields.map(({ path }) => path);

describe('templates', () => {
  it('name inputs that there are, and tests that there are', () => {
    const blank = begun('paint');
    const tests = new Set(everyTest.map(({ id }) => `properties.tests.${id}`));
    const unknown = templates
      .flatMap(({ first }) => pathsOf(first))
      .filter((path) => valueAt(blank, path) === undefined && !tests.has(path));
    expect(unknown).toEqual([]);
    expect(templates.map(({ state }) => state).filter((state) => state !== '')).toSatisfy((states: string[]) =>
      states.every((state) => physicalStates.some((known) => known === state)),
    );
  });

  it('fill nothing in: a sheet begun from one holds its name alone', () => {
    const { template, ...rest } = begun('aerosol');
    const { template: none, ...empty } = begun('');
    expect(rest).toEqual(empty);
    expect([template.id, none.id]).toEqual(['aerosol', '']);
    expect(templateOf(begun('no-such'))).toBeUndefined();
  });
});

describe('what matters first', () => {
  it('is open until it is filled in, and until it is ticked where only the user knows', () => {
    const path = (wanted: string) => templateOf(begun('aerosol'))!.first.find((field) => field.path === wanted)!;
    const filled = begun('aerosol', {
      description: { packageMl: '400' },
      ingredients: [{ id: '1', name: 'Propane', proportion: '30' }],
      properties: { tests: { 'heat-of-combustion': { values: { kJPerG: '30' } }, 'aerosol-foam': {} } },
    });
    expect(pathsOf(openFirstFields(filled))).toEqual([
      'ingredients',
      'properties.tests.aerosol-spray',
      'properties.tests.aerosol-foam',
      'description.productUse',
    ]);
    expect(isByHand(path('ingredients'))).toBe(true);
    const ticked = draftSchema.parse({ ...filled, template: { id: 'aerosol', ticked: ['ingredients'] } });
    expect(isDone(ticked, path('ingredients'))).toBe(true);
  });

  it.each([
    [{ value: '23', unit: '°C' }, true],
    [{ value: '', unit: 'Not Applicable' }, true],
    [{ value: '', unit: '°C' }, false],
  ])('takes %j as answered: %s', (flashPoint, isAnswered) => {
    const open = pathsOf(openFirstFields(begun('paint', { properties: { flashPoint } })));
    expect(open.includes('properties.flashPoint')).toBe(!isAnswered);
  });
});

describe('what a template proposes', () => {
  it('stays a proposal until the user takes it or answers otherwise', () => {
    expect(openProposals(begun('aerosol'), { isReach: true })).toEqual({
      state: 'Aerosol',
      categories: ['PC-PNT-1', 'PC-CLN-OTH', 'PC-AIR-2'],
      reachUses: ['PROC7', 'PROC11'],
    });
    const answered = begun('aerosol', {
      properties: { state: 'Liquid' },
      description: { productCategories: ['PC-CLN-2'], reachUses: ['SU3'] },
    });
    expect(openProposals(answered, { isReach: true })).toEqual({ state: '', categories: [], reachUses: [] });
    expect(openProposals(begun('aerosol'), { isReach: false }).reachUses).toEqual([]);
    expect(openProposals(begun(''), { isReach: true })).toEqual({ state: '', categories: [], reachUses: [] });
  });
});
