import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../product/at-least.ts';
import type { NamedIngredient } from '../sections/writing.ts';
import { type Check, type Fault, fault } from './check.ts';
import { pathOf } from './checked-sheet.ts';

/**
 * Asks the user to confirm, with one click, the family that the sheet assumes for a typed ingredient; no fault once
 * confirmed.
 */
function assumptionOf(each: NamedIngredient): readonly Fault[] {
  const { substance, confirmedFamily, family, name } = each;
  if (substance || confirmedFamily !== undefined || family === undefined) return [];
  const path = pathOf(each, 'family');
  const label = tellOf('exposure.confirmFamily', name);
  return [
    fault(tellWith('exposure.familyOf', { name, family: tell(`family.${family}`) }), path, {
      label,
      changes: [{ path, value: family }],
    }),
  ];
}

/** Checks that the chemical family of each typed ingredient is confirmed. */
export const familyChecks: readonly Check[] = [
  {
    id: 'exposure.family',
    severity: 'should',
    says: tell('exposure.family'),
    at: ['personal-protection'],
    pointsTo: 'ingredients',
    // An ingredient's family counts from this concentration.
    findFaults: ({ writing }) => atLeast(writing, percent(0.1)).flatMap(assumptionOf),
  },
];
