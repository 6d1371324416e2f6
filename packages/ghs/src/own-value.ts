/**
 * Reads a table by a name that a user may have typed. `table[name]` would also find `constructor`, `toString` and other
 * inherited properties.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
