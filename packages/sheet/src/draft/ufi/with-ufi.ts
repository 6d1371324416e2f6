import { ufiNumbersOf } from './ufi-numbers.ts';

/** Appends a UFI to the text of the field, unless the text already contains it. */
export function withUfi(text: string, ufi: string): string {
  let before = text.trim();
  while (before.endsWith(',')) before = before.slice(0, -1).trimEnd();
  if (before === '') return ufi;
  return ufiNumbersOf(before).includes(ufi) ? text : `${before}, ${ufi}`;
}
