/**
 * The name of a country or language in `names`, or `otherwise` if the code has none. `code` may be any text that a user
 * entered.
 */
export function nameOfCode(names: Intl.DisplayNames, code: string, otherwise: string): string {
  try {
    return names.of(code) ?? otherwise;
  } catch {
    // `Intl` throws for an invalid code, but returns no name for an unused one.
    return otherwise;
  }
}
