import { assembleSheet } from '../assemble-sheet.ts';
import { parseDraft } from '../draft/entered.ts';
import { makeEditedSheet } from '../make-edited-sheet.ts';
import type { SheetDocument } from '../model/document.ts';
import { assess } from '../product/assess.ts';
import type { Product } from '../product/product.ts';
import type { SheetFacts } from '../sheet-input.ts';
import type { SheetEdit } from '../versions/apply-edits.ts';
import { type Redline, redlineOf } from '../versions/redline.ts';
import type { PublishedSheet } from '../versions/published-sheet.ts';
import { type Revision, reviseSheet } from '../versions/revise-sheet.ts';
import { daysAhead } from './days-ahead.ts';
import { lawChangesFor } from './law-calendar.ts';
import type { LawChangeId } from './law-change.ts';

/** The changes between two versions of a sheet. */
export type SheetDifference = {
  /** `major` if the law of the country requires a new version for recipients. */
  readonly degree: Revision['degree'];
  readonly classes: Revision['classes'];
  /** Empty if nothing in sections 1 to 15 changes. */
  readonly redline: Redline;
};

/** The changes to a sheet on one later day, compared with the day before. */
export type LawStep = SheetDifference & {
  /** ISO date. */
  readonly day: string;
  /** Changes in the law calendar that begin on this day. */
  readonly changes: readonly LawChangeId[];
};

export type LawAhead = {
  readonly steps: readonly LawStep[];
  /** False if the user typed an ingredient: later changes of the lists are then not known for it. */
  readonly isOfCatalogue: boolean;
};

/** Section 16 repeats the other sections, so it is left out. */
const bodyOf = ({ sections }: Pick<PublishedSheet, 'sections'>) => sections.filter(({ number }) => number < 16);

type Made = { readonly product: Product; readonly document: SheetDocument };

function differenceBetween(before: PublishedSheet, { product, document }: Made): SheetDifference {
  const { degree, classes } = reviseSheet(before, document.sections, product.profile.revision);
  return { degree, classes, redline: redlineOf(bodyOf(before), bodyOf(document)) };
}

/** What changes if a published sheet is made again with today's law and facts, and with the same edits. Pure. */
export function sheetSince(
  facts: SheetFacts,
  published: PublishedSheet,
  edits: readonly SheetEdit[] = [],
): SheetDifference {
  const { previous: _previous, ...edition } = facts;
  return differenceBetween(published, makeEditedSheet(edition, edits).signed);
}

/**
 * The changes to the sheet on each later day of known law, with today's inputs and dates. A day without changes is a
 * step with an empty redline. Leaves out days after `until`, an ISO date. Pure; never throws for a draft that its
 * schema accepts.
 */
export function lawAhead(facts: SheetFacts, until = '9999-12-31'): LawAhead {
  const { previous: _previous, ...edition } = facts;
  const entered = parseDraft(facts.draft);
  const assessedOn = (day: string) => assess(entered, { ...facts, asOf: day });
  const made = (product: Product): Made => ({ product, document: assembleSheet(product, edition) });
  const today = assessedOn(facts.revisionDate);
  const isOfCatalogue = today.ingredients.every(({ substance }) => substance !== undefined);
  const days = daysAhead(today, facts).filter((day) => day <= until);
  // Saves writing a sheet if no later day of law is known.
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
