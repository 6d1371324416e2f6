import { tell } from '@gosds/phrases/finding-message';
import { aquatic } from '../hazard-groups.ts';
import { percent } from '@gosds/ghs/concentration';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import { atLeast } from '../product/at-least.ts';
import type { ProductIngredient } from '../product/product.ts';
import { type Check, faultOf } from './check.ts';

const hasValue = ({ substance, studies }: ProductIngredient): boolean =>
  (substance?.ecotoxicity.length ?? 0) > 0 || studies.some(({ kind }) => kind === 'aquatic');

/** Sections 10 to 13. */
export const effectChecks: readonly Check[] = [
  {
    id: 'ecology.no-data',
    severity: 'should',
    says: tell('ecology.noData'),
    at: ['aquatic-toxicity'],
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      faultOf(
        atLeast(writing, percent(1))
          .filter((each) => ingredientHas(each, aquatic) && !hasValue(each))
          .map(({ name }) => name),
      ),
  },
];
