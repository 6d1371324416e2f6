import { assembleSheet } from '../assemble-sheet.ts';
import { parseDraft } from '../draft/entered.ts';
import type { SheetDocument } from '../model/document.ts';
import { assess } from '../product/assess.ts';
import type { Product } from '../product/product.ts';
import type { SheetFacts } from '../sheet-input.ts';
import { type Redline, redlineOf } from '../versions/redline.ts';
import { type Revision, reviseSheet } from '../versions/revise-sheet.ts';
import { daysAhead } from './days-ahead.ts';
import { lawChangesFor } from './law-calendar.ts';
import type { LawChangeId } from './law-change.ts';

/** What becomes of a sheet on one later day, beside the day before. */
export type LawStep = {
  /** ISO date. */
  readonly day: string;
  /** Changes of the calendar that begin on the day. */
  readonly changes: readonly LawChangeId[];
  /** Major where recipients must get a new version by the law of the country. */
  readonly degree: Revision['degree'];
  readonly classes: Revision['classes'];
  /** Empty where nothing of sections 1 to 15 changes. */
  readonly redline: Redline;
};

export type LawAhead = {
  readonly steps: readonly LawStep[];
  /** False where an ingredient was typed: what a list says of it later is not known. */
  readonly isOfCatalogue: boolean;
};

/** Section 16 repeats the others. */
const bodyOf = ({ sections }: SheetDocument) => sections.filter(({ number }) => number < 16);

type Made = { readonly product: Product; readonly document: SheetDocument };

function stepBetween(day: string, before: Made, after: Made): Omit<LawStep, 'changes'> {
  const { degree, classes } = reviseSheet(before.document, after.document.sections, after.product.profile.revision);
  return { day, degree, classes, redline: redlineOf(bodyOf(before.document), bodyOf(after.document)) };
}

/**
 * The sheet under the law of each later day that is known: what changes then, day by day, with the inputs and the dates of
 * today. A day without any difference is a step with an empty redline. Pure; never throws for a draft that its schema takes.
 */
export function lawAhead(facts: SheetFacts): LawAhead {
  const { previous: _previous, ...edition } = facts;
  const entered = parseDraft(facts.draft);
  const madeOn = (day: string): Made => {
    const product = assess(entered, { ...facts, asOf: day });
    return { product, document: assembleSheet(product, edition) };
  };
  const today = madeOn(facts.revisionDate);
  let before = today;
  const changes = lawChangesFor(today.product.country);
  const steps = daysAhead(today.product, facts).map((day) => {
    const after = madeOn(day);
    const step = stepBetween(day, before, after);
    before = after;
    return { ...step, changes: changes.flatMap(({ id, date }) => (date === day ? [id] : [])) };
  });
  return { steps, isOfCatalogue: today.product.ingredients.every(({ substance }) => substance !== undefined) };
}
