import { assembleSheet } from '../assemble-sheet.ts';
import { parseDraft } from '../draft/entered.ts';
import type { SheetDocument } from '../model/document.ts';
import { assess } from '../product/assess.ts';
import type { Product } from '../product/product.ts';
import type { SheetFacts } from '../sheet-input.ts';
import { type Redline, redlineOf } from '../versions/redline.ts';
import type { PublishedSheet } from '../versions/published-sheet.ts';
import { type Revision, reviseSheet } from '../versions/revise-sheet.ts';
import { daysAhead } from './days-ahead.ts';
import { lawChangesFor } from './law-calendar.ts';
import type { LawChangeId } from './law-change.ts';

/** What a sheet says otherwise than before. */
export type SheetDifference = {
  /** Major where recipients must get a new version by the law of the country. */
  readonly degree: Revision['degree'];
  readonly classes: Revision['classes'];
  /** Empty where nothing of sections 1 to 15 changes. */
  readonly redline: Redline;
};

/** What becomes of a sheet on one later day, beside the day before. */
export type LawStep = SheetDifference & {
  /** ISO date. */
  readonly day: string;
  /** Changes of the calendar that begin on the day. */
  readonly changes: readonly LawChangeId[];
};

export type LawAhead = {
  readonly steps: readonly LawStep[];
  /** False where an ingredient was typed: what a list says of it later is not known. */
  readonly isOfCatalogue: boolean;
};

/** Section 16 repeats the others. */
const bodyOf = ({ sections }: Pick<PublishedSheet, 'sections'>) => sections.filter(({ number }) => number < 16);

type Made = { readonly product: Product; readonly document: SheetDocument };

function differenceBetween(before: PublishedSheet, { product, document }: Made): SheetDifference {
  const { degree, classes } = reviseSheet(before, document.sections, product.profile.revision);
  return { degree, classes, redline: redlineOf(bodyOf(before), bodyOf(document)) };
}

/** What a published sheet would say otherwise if it were made again by the law and the facts of today. Pure. */
export function sheetSince(facts: SheetFacts, published: PublishedSheet): SheetDifference {
  const { previous: _previous, ...edition } = facts;
  const product = assess(parseDraft(facts.draft), { ...facts, asOf: facts.revisionDate });
  return differenceBetween(published, { product, document: assembleSheet(product, edition) });
}

/**
 * The sheet under the law of each later day that is known: what changes then, day by day, with the inputs and the dates of
 * today. A day without any difference is a step with an empty redline. Days after `until`, an ISO date, are left out. Pure; never throws
 * for a draft that its schema takes.
 */
export function lawAhead(facts: SheetFacts, until = '9999-12-31'): LawAhead {
  const { previous: _previous, ...edition } = facts;
  const entered = parseDraft(facts.draft);
  const assessedOn = (day: string) => assess(entered, { ...facts, asOf: day });
  const made = (product: Product): Made => ({ product, document: assembleSheet(product, edition) });
  const today = assessedOn(facts.revisionDate);
  const isOfCatalogue = today.ingredients.every(({ substance }) => substance !== undefined);
  const days = daysAhead(today, facts).filter((day) => day <= until);
  // On most days no law begins, and no sheet is written.
  if (days.length === 0) return { steps: [], isOfCatalogue };
  let before = made(today);
  const changes = lawChangesFor(today.country);
  const steps = days.map((day): LawStep => {
    const after = made(assessedOn(day));
    const difference = differenceBetween(before.document, after);
    before = after;
    return { day, ...difference, changes: changes.flatMap(({ id, date }) => (date === day ? [id] : [])) };
  });
  return { steps, isOfCatalogue };
}
