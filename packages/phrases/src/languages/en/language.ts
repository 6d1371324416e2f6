import type { Language } from '../../language.ts';
import { americanSpelling, canadianSpelling } from './american-spelling.ts';
import { categoryWords, classNames } from './class-names.ts';
import { finishedStatements, slotDefaults, statementWords } from './finished-statements.ts';
import { pictogramNames } from './pictogram-names.ts';
import { sheet } from './sheet/sheet.ts';
import {
  australianStatements,
  environmentalHazards,
  healthHazards,
  northAmericanStatements,
  physicalHazards,
  precautions,
  supplemental,
  unStatements,
  unWordings,
} from './statements.ts';

/** English: the wording of CLP, of the UN edition, and the American spelling. */
export const english: Language = {
  tag: 'en',
  direction: 'ltr',
  statements: [
    physicalHazards,
    healthHazards,
    environmentalHazards,
    supplemental,
    precautions,
    unStatements,
    australianStatements,
    northAmericanStatements,
  ],
  unWordings,
  finishedStatements,
  slotDefaults,
  statementWords,
  classNames,
  categoryWords,
  pictogramNames,
  sheet,
  spellings: { us: americanSpelling, ca: canadianSpelling },
};
