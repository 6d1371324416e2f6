import { z } from 'zod';

const digits = z.string().regex(/^\d{3}$/);
/** Letters of the routes and effects that the EU adds, as in H350i and H360FD. */
const withLetters = z.string().regex(/^\d{3}[A-Za-z]*$/);

/** A hazard statement of the GHS without letters. */
export const wholeStatementCell = z.templateLiteral(['H', digits], 'Write a hazard statement such as H302.');

/** A hazard statement, with its letters if it has any. */
export const hazardStatementCell = z.templateLiteral(
  ['H', withLetters],
  'Write a hazard statement such as H225 or H350i.',
);

/** A statement that is supplemental in European law. */
const supplementCell = z.templateLiteral(['EUH', digits]);

/** The statement of a category, which may be one of European law alone. */
export const categoryStatementCell = z.union(
  [wholeStatementCell, supplementCell],
  'Write a statement such as H225 or EUH380.',
);

/** Any statement that an entry lists. */
export const statementCell = z.union(
  [hazardStatementCell, supplementCell],
  'Write a statement such as H225 or EUH066.',
);

export type Statement = z.infer<typeof statementCell>;

/** A hazard statement stands beside its category; a supplemental statement has none. */
export const fitsCategory = ({ category, statement }: { readonly category: string; readonly statement: Statement }) =>
  (category === '') === statement.startsWith('EUH');

export const fitsCategoryProblem = {
  message: 'An H statement has a category, an EUH statement has none.',
  path: ['category'],
};
