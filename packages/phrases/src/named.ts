/** Looks up a name by id. Uses the English name if the language has none. */
export const named =
  (names: Readonly<Record<string, string>>) =>
  (id: string, english: string): string =>
    names[id] ?? english;
