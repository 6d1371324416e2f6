import type { DraftPart } from '../../draft/draft.ts';
import { isFamily } from '../../draft/family.ts';
import type { IngredientPath } from '../../draft/input-path.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

/** A file or an API request may contain a wrong family; the form offers only right ones. */
export const checkFamily = ({ family }: DraftPart, path: IngredientPath): Finding[] =>
  family === '' || isFamily(family) ? [] : [found(entryChecks.family, `${path}.family`, family)];
