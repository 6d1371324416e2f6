import type { Hazard } from '@gosds/ghs/hazard';
import { hazardParameters, type StatementParameters } from '@gosds/phrases/statement-text';
import { inTerms } from './in-terms.ts';
import type { Writing } from '../writing.ts';

/** Organs and routes of a class in the sheet's words; routes keep the engine's, which the statement puts into words. */
export function parametersIn({ phrases }: Pick<Writing, 'phrases'>, hazard: Hazard): StatementParameters {
  const { route, organs } = hazardParameters(hazard);
  const named = organs === undefined ? undefined : inTerms(phrases, organs);
  return {
    ...(route === undefined ? {} : { route }),
    ...(named === undefined ? {} : { organs: named, effect: named }),
  };
}
