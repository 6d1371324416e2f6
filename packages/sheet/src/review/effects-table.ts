import { tell, tellOf, tellWith } from '@gosds/phrases/finding-message';
import { aquatic } from '../hazard-groups.ts';
import { joined } from '@gosds/ghs/message';
import { percent } from '@gosds/ghs/concentration';
import { ingredientHas } from '../product/ingredient-hazards.ts';
import { openInWater } from '../draft/class-evidence.ts';
import { atLeast } from '../product/at-least.ts';
import type { ProductIngredient } from '../product/product.ts';
import { type Check, fault, faultOf } from './check.ts';
import { pathOf } from './checked-sheet.ts';

const hasValue = ({ substance, studies }: ProductIngredient): boolean =>
  (substance?.ecotoxicity.length ?? 0) > 0 || studies.some(({ kind }) => kind === 'aquatic');

/** Below this concentration no law counts unknown toxicity (CLP Annex I, 4.1.3.6.1). */
const unknownFrom = percent(0.1);

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
  {
    id: 'ecology.unknown',
    severity: 'should',
    says: tell('ecology.unknown'),
    at: ['aquatic-toxicity', 'transport-environment'],
    law: { union: 'CLP Annex I, 4.1.3.6.1' },
    pointsTo: 'ingredients',
    findFaults: ({ writing }) =>
      atLeast(writing, unknownFrom)
        .filter(({ ingredient }) => ingredient.unknownAquaticToxicity === true)
        .map((each) => {
          const open = openInWater(each, writing.product.rules.acuteToxicity);
          const setAside = each.substance?.classification.aquaticSetAside?.hazards ?? [];
          const codes = setAside.map(({ hCode }) => hCode);
          const detail = joined('semicolon', [
            ...open.map((hazardClass) => ({ hazardClass })),
            ...(each.hand === undefined && codes.length > 0 ? [tellOf('shared.otherAuthority', codes)] : []),
          ]);
          return fault(tellWith('shared.bracketed', { text: each.name, detail }), pathOf(each, 'handClassification'));
        }),
  },
];
