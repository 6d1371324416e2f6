/**
 * The value of a table under a name that a user may have typed. `table[name]` would find `constructor`, `toString` and the like,
 * which every object inherits.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
