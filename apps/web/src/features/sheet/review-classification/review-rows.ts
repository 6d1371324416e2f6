import { baseStatement, type Hazard, type HazardClass } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { Wording } from '@gosds/phrases/statement-text';
import { hazardStatement } from '@gosds/sheet/sections/words/hazard-statement';
import type { Draft } from '@gosds/sheet/draft/draft';
import {
  classesOfGroup,
  fitsState,
  type ReviewCategory,
  type ReviewGroup,
  reviewGroups,
} from '@gosds/sheet/hazard-review/review-categories';
import {
  departs,
  hasEvidence,
  type ReviewItem,
  type ReviewStatus,
  statusOf,
} from '@gosds/sheet/hazard-review/review-status';
import type { Words } from '@gosds/phrases/generated/interface/words';
import { ownValue } from '@gosds/ghs/own-value';

/** A category as the step shows it. */
export type ReviewRow = {
  readonly id: string;
  readonly code: string;
  /** Codes of its statements, e.g. `H222, H229`. */
  readonly statements: string;
  readonly phrase: string;
  readonly hazardClass: HazardClass;
  readonly status: ReviewStatus;
  /** True for a category of another physical state, which cannot be toggled. */
  readonly isLocked: boolean;
  /** A remark besides the status; empty if there is none. */
  readonly note: string;
  /** Index among the stored items; -1 if it is not stored. */
  readonly index: number;
  /** True if the statement names organs. */
  readonly hasOrgans: boolean;
};

export type ReviewRows = readonly {
  readonly group: ReviewGroup;
  readonly classes: readonly { readonly hazardClass: HazardClass; readonly rows: readonly ReviewRow[] }[];
}[];

export type ReviewFacts = {
  readonly draft: Pick<Draft, 'properties' | 'review'>;
  readonly categories: readonly ReviewCategory[];
  /** Ids of the categories that the rules assign. */
  readonly codes: ReadonlySet<string>;
  /** Ids of the categories on the current sheet; undefined while the sheet is being made. */
  readonly onSheet: ReadonlySet<string> | undefined;
  /** Classes that a test of the mixture cannot remove, with the paragraph. */
  readonly addOnly: { readonly classes: readonly HazardClass[]; readonly paragraph: string } | undefined;
  readonly wording: Wording;
  /** Hazards on the current sheet, with effect letters and organs. */
  readonly hazards: readonly Hazard[];
  /** Writes the citation of a place in the law. */
  readonly cited: (place: string) => string;
  /** Words of the screens. */
  readonly words: Words;
};

function lockedNote(states: readonly PhysicalState[], { draft, words }: ReviewFacts): string {
  const { state } = draft.properties;
  const { note, states: names } = words.reviewClassification;
  const only = words.formats.list(states.map((each) => names[each]));
  return state === ''
    ? note.chooseState(only)
    : note.otherState({ states: only, state: ownValue<string>(words.properties.state, state) ?? state });
}

type Known = {
  readonly category: ReviewCategory;
  readonly item: ReviewItem | undefined;
  readonly status: ReviewStatus;
};

function deletedNote({ category, item }: Known, { codes, onSheet, addOnly, cited, words }: ReviewFacts): string {
  const { note } = words.reviewClassification;
  if (!codes.has(category.id)) return note.notGiven;
  if (item && !hasEvidence(item)) return note.staysUntil;
  if (onSheet?.has(category.id) !== true) return '';
  return addOnly?.classes.includes(category.hazardClass) === true
    ? note.addOnly(cited(addOnly.paragraph))
    : note.tested;
}

/** The category that counts instead of one of the same class that does not. */
function inItsPlace({ category }: Known, { categories, onSheet }: ReviewFacts): string | undefined {
  const other = categories.find(
    ({ id, hazardClass }) => hazardClass === category.hazardClass && onSheet?.has(id) === true,
  );
  return onSheet?.has(category.id) === false ? other?.code : undefined;
}

function noteOf(known: Known, facts: ReviewFacts): string {
  const { item, status } = known;
  const { note } = facts.words.reviewClassification;
  if (status === 'deleted') return deletedNote(known, facts);
  if (status === 'user-defined' && item && !hasEvidence(item)) return note.notYet;
  if (status === '') return '';
  const other = inItsPlace(known, facts);
  if (other === undefined) return '';
  return status === 'generated' ? note.addedInstead(other) : note.moreSevere(other);
}

const organStatements: readonly string[] = ['H370', 'H371', 'H372', 'H373'];

/** Words of a category: as on the sheet if it is there, else its plain statements. */
function wordsOf({ code, statements }: ReviewCategory, { hazards, wording }: ReviewFacts) {
  const printed = hazards.filter((hazard) => hazard.code === code && isAmong(statements, hazard.hCode));
  const shown: readonly Hazard[] = printed.length > 0 ? printed : statements.map((hCode) => ({ code, hCode }));
  const texts = shown.map((each) => hazardStatement(each, wording));
  return { statements: shown.map(({ hCode }) => hCode).join(', '), phrase: texts.join(' ') };
}

const isAmong = (statements: readonly string[], hCode: string): boolean => statements.includes(baseStatement(hCode));

function rowOf(category: ReviewCategory, facts: ReviewFacts): ReviewRow {
  const { draft, codes } = facts;
  const { id, code, statements, hazardClass, states } = category;
  const index = draft.review.items.findIndex((item) => item.id === id);
  const item = draft.review.items[index];
  const status = statusOf(item, { isGenerated: codes.has(id) });
  const isLocked = states !== undefined && !fitsState(states, draft.properties);
  return {
    id,
    code,
    ...wordsOf(category, facts),
    hazardClass,
    status,
    isLocked,
    note: isLocked ? lockedNote(states, facts) : noteOf({ category, item, status }, facts),
    index,
    hasOrgans: statements.some((each) => organStatements.includes(each)),
  };
}

/** All items of the review by group and class, in the order of the law. Leaves out classes without a category. */
export function reviewRows(facts: ReviewFacts): ReviewRows {
  const rows = facts.categories.map((category) => rowOf(category, facts));
  return reviewGroups.map((group) => ({
    group,
    classes: classesOfGroup[group]
      .map((hazardClass) => ({ hazardClass, rows: rows.filter((row) => row.hazardClass === hazardClass) }))
      .filter((each) => each.rows.length > 0),
  }));
}

/** True if the category is on the sheet or was changed by the user. */
export const isInUse = ({ status }: ReviewRow): boolean => status !== '';

export const isChanged = ({ status }: ReviewRow): boolean => departs(status);

/** True if the text occurs in the class, category, statement or phrase. */
export function isFound({ code, statements, phrase, hazardClass }: ReviewRow, sought: string): boolean {
  const text = sought.trim().toLowerCase();
  return text === '' || [code, statements, phrase, hazardClass].some((each) => each.toLowerCase().includes(text));
}
