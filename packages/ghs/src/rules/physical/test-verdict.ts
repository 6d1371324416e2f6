import type { Message, MessageValue } from '../../message.ts';
import type { PhysicalClass } from './physical-outcome.ts';

/** `table`: number of the table of criteria within the chapter, if there is one. */
export type TestedPhysicalClass = PhysicalClass & { readonly table?: number };

/** The category and statement that a test gives for its class; none if not classified. */
export type TestVerdict = {
  readonly physicalClass: TestedPhysicalClass;
  /** E.g. `Flam. Sol. 1 H228`; several if a category has several statements. */
  readonly notations: readonly string[];
  readonly row: string;
  readonly summary: Message;
  readonly compared?: { readonly found: number; readonly limit: number; readonly unit: string };
  readonly missing: readonly MessageValue[];
};

/** One row of a table of criteria; the first one met decides. */
export type TestRow = {
  readonly row: string;
  readonly notation?: string;
  readonly isMet: boolean;
  readonly summary: Message;
  readonly compared?: TestVerdict['compared'];
};

/** The first row met; the last row always is. `missing`: open questions that could lead to a more severe row. */
export function firstMet(
  physicalClass: TestedPhysicalClass,
  rows: readonly TestRow[],
  missing: readonly MessageValue[] = [],
): TestVerdict {
  const found = rows.find(({ isMet }) => isMet);
  if (!found) throw new RangeError(`no row of ${physicalClass.hazardClass} is met`);
  const { notation, row, summary, compared } = found;
  const notations = notation === undefined ? [] : [notation];
  return { physicalClass, notations, row, summary, ...(compared ? { compared } : {}), missing };
}
