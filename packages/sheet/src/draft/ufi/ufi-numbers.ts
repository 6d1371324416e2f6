import { isBlank } from '../is-blank.ts';

/** UFI numbers as typed, separated by a comma and a space. A dash of a word processor counts as a hyphen. */
export function ufiNumbersOf(text: string): readonly string[] {
  return isBlank(text)
    ? []
    : text
        .trim()
        .replaceAll(/[‐‑‒–—−]/g, '-')
        .split(', ');
}
