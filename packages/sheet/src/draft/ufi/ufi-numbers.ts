import { isBlank } from '../is-blank.ts';

/** UFI numbers as typed, separated by a comma and a space. */
export function ufiNumbersOf(text: string): readonly string[] {
  return isBlank(text) ? [] : text.trim().split(', ');
}
