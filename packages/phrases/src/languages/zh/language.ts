import type { Language } from '../../language.ts';
import { chinesePunctuation } from './chinese-punctuation.ts';
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

/** Chinese in simplified characters: the wording of the GB standards and of the UN edition, written from knowledge. */
export const chinese: Language = {
  tag: 'zh',
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
  spellings: {
    eu: chinesePunctuation,
    gb: chinesePunctuation,
    us: chinesePunctuation,
    ca: chinesePunctuation,
    au: chinesePunctuation,
    un: chinesePunctuation,
  },
};
