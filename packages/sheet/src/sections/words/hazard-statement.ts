import type { Hazard } from '@gosds/ghs/hazard';
import { hasStatement, statementText, type Wording } from '@gosds/phrases/statement-text';
import { parametersIn } from './parameters-in.ts';

/** The statement of a hazard with its organs in the language of the wording. Blank if the language has no such text. */
export const hazardStatement = (hazard: Hazard, wording: Wording): string =>
  hasStatement(hazard.hCode, wording)
    ? statementText(hazard.hCode, wording, parametersIn({ phrases: wording.language.sheet }, hazard))
    : '';
