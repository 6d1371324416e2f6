import { entryOf } from '@gosds/ghs/registry';
import { statesOfClass } from '@gosds/ghs/rules/physical/class-states';
import { checkCharacters } from './check-characters.ts';
import { checkDangerousGoods } from './check-dangerous-goods.ts';
import { checkDescription } from './check-description.ts';
import { checkIngredients } from './check-ingredients.ts';
import { checkIngredientTests } from './check-product-tests.ts';
import { checkProperties } from './check-properties.ts';
import { checkRegistration } from './check-registration.ts';
import { marketOf } from '../../profiles/countries.ts';
import type { Draft } from '../../draft/draft.ts';
import { memoised } from '../../memoised.ts';
import type { Finding } from '../finding.ts';
import { readNotation } from '../../draft/hand-classification.ts';
import { isBlank } from '../../draft/is-blank.ts';
import { fitsState } from '../../hazard-review/review-categories.ts';
import { departs, isSourced } from '../../hazard-review/review-status.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

const statesOfItem = (id: string) => {
  const entry = readNotation(id);
  const hazardClass = entry && entryOf(entry)?.hazardClass;
  return hazardClass && statesOfClass(hazardClass);
};

/** Reports changes of the classification without evidence. A class for another physical state needs none. */
const checkReview = ({ review, properties }: Draft): Finding[] =>
  review.items.flatMap((item, index) => {
    if (!departs(item.status) || !fitsState(statesOfItem(item.id), properties)) return [];
    return [
      ...(isBlank(item.evidence) ? [found(entryChecks.evidence, `review.items.${index}.evidence`)] : []),
      ...(isSourced(item) ? [] : [found(entryChecks.evidenceSource, `review.items.${index}.source`)]),
    ];
  });

/**
 * Everything missing or wrong in a draft, step by step; wizard and server enforce the same. Cached: inputs, steps and
 * review read one answer.
 */
export const checkDraft = memoised((draft: Draft): readonly Finding[] => [
  // First, because it is shown even for a field with another fault.
  ...checkCharacters(draft),
  ...checkDescription(draft.description, marketOf(draft.description.country)),
  ...checkIngredients(draft.ingredients),
  ...checkRegistration(draft),
  ...checkProperties(draft.properties),
  ...(draft.mode === 'advanced' ? [...checkIngredientTests(draft.ingredients), ...checkReview(draft)] : []),
  ...checkDangerousGoods(draft.dangerousGoods),
]);
