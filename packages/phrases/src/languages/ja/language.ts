import type { Language } from '../../language.ts';
import { categoryWords, classNames } from './class-names.ts';
import { finishedStatements, slotDefaults, statementWords } from './finished-statements.ts';
import { fullWidth } from './full-width.ts';
import { pictogramNames } from './pictogram-names.ts';
import { sheet } from './sheet/sheet.ts';
import { sourceTitles } from './source-titles.ts';
import { substanceNames } from './substance-names.ts';
import {
  australianStatements,
  dividedStatements,
  environmentalHazards,
  healthHazards,
  northAmericanStatements,
  physicalHazards,
  precautions,
  supplemental,
  unreadStatements,
  unStatements,
} from './statements.ts';

/** Japanese: the statements of JIS Z 7253, all others translated. */
export const japanese: Language = {
  tag: 'ja',
  direction: 'ltr',
  statements: [
    physicalHazards,
    healthHazards,
    environmentalHazards,
    supplemental,
    precautions,
    unreadStatements,
    dividedStatements,
    unStatements,
    australianStatements,
    northAmericanStatements,
  ],
  finishedStatements,
  slotDefaults,
  statementWords,
  classNames,
  categoryWords,
  pictogramNames,
  sheet,
  sourceTitles,
  substanceNames,
  spellings: { eu: fullWidth, gb: fullWidth, us: fullWidth, ca: fullWidth, au: fullWidth, un: fullWidth },
};
