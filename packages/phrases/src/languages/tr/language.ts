import type { Language } from '../../language.ts';
import { categoryWords, classNames } from './class-names.ts';
import { finishedStatements, slotDefaults, statementWords } from './finished-statements.ts';
import { pictogramNames } from './pictogram-names.ts';
import { sheet } from './sheet/sheet.ts';
import { sourceTitles } from './source-titles.ts';
import { substanceNames } from './substance-names.ts';
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

/** Turkish: the statements of the SEA Regulation from knowledge, all others translated. */
export const turkish: Language = {
  tag: 'tr',
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
  sourceTitles,
  substanceNames,
};
