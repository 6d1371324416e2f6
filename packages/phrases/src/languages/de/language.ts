import type { Language } from '../../language.ts';
import { categoryWords, classNames } from './class-names.ts';
import { finishedStatements, slotDefaults, statementWords } from './finished-statements.ts';
import { pictogramNames } from './pictogram-names.ts';
import { sheet } from './sheet/sheet.ts';
import { sourceTitles } from './source-titles.ts';
import { substanceNames } from './substance-names.ts';
import { environmentalHazards, healthHazards, physicalHazards, precautions, supplemental } from './statements.ts';

/** German, for the markets that word their sheets by CLP. */
export const german: Language = {
  tag: 'de',
  direction: 'ltr',
  statements: [physicalHazards, healthHazards, environmentalHazards, supplemental, precautions],
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
