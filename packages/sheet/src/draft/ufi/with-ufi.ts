import { ufiNumbersOf } from './ufi-numbers.ts';

/** The text of the field with one UFI more; a UFI that it holds is not added again. */
export function withUfi(text: string, ufi: string): string {
  let before = text.trim();
  while (before.endsWith(',')) before = before.slice(0, -1).trimEnd();
  if (before === '') return ufi;
  return ufiNumbersOf(before).includes(ufi) ? text : `${before}, ${ufi}`;
}
