import { inWords } from '@gosds/phrases/in-words';
import { describe, expect, it } from 'vitest';
import { percent } from '../../concentration.ts';
import { hazard } from '../../hazard.ts';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

/** A tenth of the mass is available oxygen: 16 / 160. */
const data = { name: 'peroxide', peroxygenGroups: 1, molarMass: 160 };
const of = (peroxide: number, hydrogenPeroxide: number) =>
  outcomeOf(
    mixtureOf([
      ingredient(peroxide, ['Org. Perox. CD H242'], data),
      ingredient(hydrogenPeroxide, ['Ox. Liq. 1 H271'], { name: 'H2O2', cas: '7722-84-1' }),
      ingredient(50, []),
    ]),
    'Organic peroxides',
  );

describe('organic peroxides, CLP Annex I, 2.15.2.1', () => {
  it.each([
    { peroxide: 10, hydrogenPeroxide: 1, row: 'org-perox.little-oxygen', found: 1 },
    { peroxide: 10.0001, hydrogenPeroxide: 1, row: 'physical.15.taken-over', found: 10.0001 },
    { peroxide: 10, hydrogenPeroxide: 1.0001, row: 'physical.15.taken-over', found: 10 },
    { peroxide: 9.9999, hydrogenPeroxide: 1.0001, row: 'physical.15.test-missing', found: undefined },
    { peroxide: 5, hydrogenPeroxide: 7, row: 'org-perox.little-oxygen-with-peroxide', found: 0.5 },
    { peroxide: 5.0001, hydrogenPeroxide: 7, row: 'physical.15.test-missing', found: undefined },
    { peroxide: 5, hydrogenPeroxide: 7.0001, row: 'physical.15.test-missing', found: undefined },
  ])(
    '$peroxide % beside $hydrogenPeroxide % of hydrogen peroxide decides by $row',
    ({ peroxide, hydrogenPeroxide, row, found }) => {
      const { status, reasons } = of(peroxide, hydrogenPeroxide);
      expect({ row: reasons[0]?.ruleId, found: reasons[0]?.found }).toEqual({ row, found });
      const open = row.endsWith('test-missing') ? 'incomplete' : 'not-classified';
      expect(status).toBe(row.endsWith('taken-over') ? 'classified' : open);
    },
  );

  it('adds several peroxides, and counts a range at its upper end', () => {
    const two = mixtureOf([
      ingredient(5, ['Org. Perox. CD H242'], data),
      ingredient(5, ['Org. Perox. EF H242'], { ...data, name: 'other', peroxygenGroups: 2 }),
    ]);
    expect(outcomeOf(two, 'Organic peroxides').hazards).toEqual([hazard('Org. Perox. EF H242')]);
    const ranged = mixtureOf([ingredient([1, 11], ['Org. Perox. CD H242'], data)]);
    const found = outcomeOf(ranged, 'Organic peroxides');
    expect({ status: found.status, lower: found.atLowerEnds }).toEqual({ status: 'classified', lower: [] });
  });

  it('fills what the ranges leave with the peroxide that holds most oxygen', () => {
    const mixture = mixtureOf([
      ingredient([0.5, 9], ['Org. Perox. CD H242'], data),
      ingredient([0.5, 1.2], ['Org. Perox. EF H242'], { ...data, name: 'other', peroxygenGroups: 2 }),
      ingredient([92, 99], []),
    ]);
    const { status, reasons } = outcomeOf(mixture, 'Organic peroxides');
    expect({ status, found: reasons[0]?.found }).toEqual({ status: 'not-classified', found: 0.92 });
    expect(inWords(reasons[0]?.counted)).toMatchObject([
      { concentration: percent(6.8), note: '1 peroxygen groups, 160 g/mol' },
      { concentration: percent(1.2), note: '2 peroxygen groups, 160 g/mol' },
    ]);
  });

  it('stays open where the groups of a peroxide are not known', () => {
    const unknown = mixtureOf([ingredient(1, ['Org. Perox. CD H242'], { name: 'peroxide', molarMass: 160 })]);
    expect(outcomeOf(unknown, 'Organic peroxides').status).toBe('incomplete');
    const beside = mixtureOf([
      ingredient(1, ['Org. Perox. CD H242'], data),
      ingredient(1, ['Org. Perox. CD H242'], { name: 'other', peroxygenGroups: 1 }),
    ]);
    expect(outcomeOf(beside, 'Organic peroxides').status).toBe('incomplete');
  });
});
