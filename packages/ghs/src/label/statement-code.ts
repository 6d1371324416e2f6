/** The groups of precautionary statements, in the order of their codes (UN GHS, Annex 3, A3.2.2). */
export const precautionGroups = ['general', 'prevention', 'response', 'storage', 'disposal'] as const;

export type PrecautionGroup = (typeof precautionGroups)[number];

/** The single codes of a statement, such as `P301` and `P310` of `P301+P310`. */
export const codesOfStatement = (statement: string): readonly string[] => statement.split('+');

/** True if the statement is this code or holds it, as `P301+P330+P331` holds `P331`. */
export const statesCode = (statement: string, code: string): boolean => codesOfStatement(statement).includes(code);

/** True for the code of a precautionary statement. */
export const isPrecaution = (statement: string): boolean => statement.startsWith('P');

/** The number of the first code: 301 of `P301+P310`. */
export const numberOfStatement = (statement: string): number => Number(statement.slice(1, 4));

/** The group of a precautionary statement, by the hundreds of its first code; `general` for any other text. */
export const precautionGroup = (statement: string): PrecautionGroup =>
  precautionGroups[Math.floor(numberOfStatement(statement) / 100) - 1] ?? 'general';
