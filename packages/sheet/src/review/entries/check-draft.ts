import { checkCharacters } from './check-characters.ts';
import { checkDangerousGoods } from './check-dangerous-goods.ts';
import { checkDescription } from './check-description.ts';
import { checkIngredients } from './check-ingredients.ts';
import { checkProperties } from './check-properties.ts';
import { marketOf } from '../../profiles/countries.ts';
import type { Draft } from '../../draft/draft.ts';
import { memoised } from '../../memoised.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

function checkReview({ items }: Draft['review']): Finding[] {
  return items.flatMap(({ status, evidence }, index) => {
    const departs = status === 'deleted' || status === 'user-defined';
    return departs && evidence.trim() === '' ? [found(entryChecks.evidence, `review.items.${index}.evidence`)] : [];
  });
}

/**
 * Everything that is missing or wrong in a draft, step by step; the wizard and the server enforce the same. Each draft is
 * checked once: inputs, steps and review read one answer.
 */
export const checkDraft = memoised((draft: Draft): readonly Finding[] => [
  // First, because it is shown for a field that has another fault, too.
  ...checkCharacters(draft),
  ...checkDescription(draft.description, marketOf(draft.description.country)),
  ...checkIngredients(draft.ingredients),
  ...checkProperties(draft.properties),
  ...(draft.mode === 'advanced' ? checkReview(draft.review) : []),
  ...checkDangerousGoods(draft.dangerousGoods),
]);
