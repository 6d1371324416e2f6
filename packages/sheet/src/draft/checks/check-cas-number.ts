import { hasCasForm, isCasNumber } from '@gosds/data/registry-numbers';
import { type Finding, warning } from './finding.ts';
import { messages } from './messages-en.ts';

/** A CAS number as typed, which may be blank. */
export function checkCasNumber(typed: string, path: string): Finding[] {
  const text = typed.trim();
  if (text === '' || isCasNumber(text)) return [];
  return [warning(path, hasCasForm(text) ? messages.casCheckDigit : messages.casForm)];
}
