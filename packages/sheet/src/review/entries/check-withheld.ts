import type { DraftPart } from '../../draft/draft.ts';
import type { IngredientPath } from '../../draft/input-path.ts';
import { isBlank } from '../../draft/is-blank.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';
import { isDay } from '../../draft/day.ts';

/** True for digits and the characters < > . - only. */
const isSanitisedProportion = (text: string): boolean => /^[\d<>.-]*$/.test(text);

/** Checks the sanitised name and proportion of an ingredient. */
export function checkWithheld({ sanitisedProportion, nameApproval }: DraftPart, path: IngredientPath): Finding[] {
  const date = nameApproval?.date ?? '';
  return [
    ...(isSanitisedProportion(sanitisedProportion) ? [] : [found(entryChecks.symbols, `${path}.sanitisedProportion`)]),
    ...(isBlank(date) || isDay(date) ? [] : [found(entryChecks.claimDate, `${path}.nameApproval.date`)]),
  ];
}
