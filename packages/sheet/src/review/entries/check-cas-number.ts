import type { InputPath } from '../../draft/input-path.ts';
import { hasCasForm, isCasNumber } from '@gosds/data/registry-numbers';
import type { Finding } from '../finding.ts';
import { found } from './entry-check.ts';
import { entryChecks } from './entry-checks-table.ts';

/** Checks a CAS number as typed; blank is allowed. */
export function checkCasNumber(typed: string, path: InputPath): Finding[] {
  const text = typed.trim();
  if (text === '' || isCasNumber(text)) return [];
  return [found(hasCasForm(text) ? entryChecks.casCheckDigit : entryChecks.casForm, path)];
}
