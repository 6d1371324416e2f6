import type { Hazard } from '@gosds/ghs/hazard';
import { hazardParameters, type StatementParameters } from '@gosds/phrases/statement-text';
import { inTerms } from './in-terms.ts';
import type { Writing } from '../writing.ts';

/** Organs of a hazard in the sheet's language, and its routes as engine values, which the statement translates. */
export function parametersIn({ phrases }: Pick<Writing, 'phrases'>, hazard: Hazard): StatementParameters {
  const { route, organs } = hazardParameters(hazard);
  const named = organs === undefined ? undefined : inTerms(phrases, organs);
  return {
    ...(route === undefined ? {} : { route }),
    ...(named === undefined ? {} : { organs: named, effect: named }),
  };
}
