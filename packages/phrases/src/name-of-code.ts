/**
 * The name of a country or a language in `names`; `otherwise` where the code has none. What was typed or sent as a code may be any text.
 */
export function nameOfCode(names: Intl.DisplayNames, code: string, otherwise: string): string {
  try {
    return names.of(code) ?? otherwise;
  } catch {
    // It throws for what cannot be a code, where a code that nobody uses has no name.
    return otherwise;
  }
}
