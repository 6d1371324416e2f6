import type { Message, MessageValue } from '../../message.ts';
import type { PhysicalClass } from './physical-outcome.ts';

/** With the number of the table of criteria within the chapter, where there is one. */
export type TestedPhysicalClass = PhysicalClass & { readonly table?: number };

/** What a test says of its class: the notation of the category and its statement, or none where it is not classified. */
export type TestVerdict = {
  readonly physicalClass: TestedPhysicalClass;
  /** `Flam. Sol. 1 H228`; several where a category has several statements. */
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

/** The last row is always met; `missing` is what could still lead to a more severe row than the one met. */
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
