/** Looks a name up by its id; where the language has none, the English one stands. */
export const named =
  (names: Readonly<Record<string, string>>) =>
  (id: string, english: string): string =>
    names[id] ?? english;
