import type { DraftPart } from '../../draft/draft.ts';
import { isFamily } from '../../draft/family.ts';
import type { IngredientPath } from '../../draft/input-path.ts';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

/** A family that a file or a caller may have wrong; the form offers right ones alone. */
export const checkFamily = ({ family }: DraftPart, path: IngredientPath): Finding[] =>
  family === '' || isFamily(family) ? [] : [found(entryChecks.family, `${path}.family`, family)];
