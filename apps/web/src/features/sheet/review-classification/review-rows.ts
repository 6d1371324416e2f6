import { baseStatement, type Hazard, type HazardClass } from '@gosds/ghs/hazard';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { hasStatement, hazardParameters, statementText, type Wording } from '@gosds/phrases/statement-text';
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

/** One category as the step shows it. */
export type ReviewRow = {
  readonly id: string;
  readonly code: string;
  /** Codes of its statements, e.g. `H222, H229`. */
  readonly statements: string;
  readonly phrase: string;
  readonly hazardClass: HazardClass;
  readonly status: ReviewStatus;
  /** For another state of matter: it cannot be toggled. */
  readonly isLocked: boolean;
  /** What is to be known of it beside its status; empty where there is nothing. */
  readonly note: string;
  /** Place among the stored items; -1 where nothing is stored. */
  readonly index: number;
  /** Acts on organs, which the statement names. */
  readonly hasOrgans: boolean;
};

export type ReviewRows = readonly {
  readonly group: ReviewGroup;
  readonly classes: readonly { readonly hazardClass: HazardClass; readonly rows: readonly ReviewRow[] }[];
}[];

export type ReviewFacts = {
  readonly draft: Pick<Draft, 'properties' | 'review'>;
  readonly categories: readonly ReviewCategory[];
  /** Ids of the codes that the rules generate. */
  readonly codes: ReadonlySet<string>;
  /** Ids of what stands on the sheet now; undefined while the sheet is being made. */
  readonly onSheet: ReadonlySet<string> | undefined;
  /** Classes that a test of a mixture cannot take away, with the paragraph. */
  readonly addOnly: { readonly classes: readonly HazardClass[]; readonly paragraph: string } | undefined;
  readonly wording: Wording;
  /** On the sheet now, with effect letters and organs. */
  readonly hazards: readonly Hazard[];
  /** Says a place of law. */
  readonly cited: (place: string) => string;
  /** Of the screens. */
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

/** What counts in the class of a row that does not. */
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

/** A category on the sheet reads as it does there; any other by its plain statements. */
function wordsOf({ code, statements }: ReviewCategory, { hazards, wording }: ReviewFacts) {
  const printed = hazards.filter((hazard) => hazard.code === code && isAmong(statements, hazard.hCode));
  const shown: readonly Hazard[] = printed.length > 0 ? printed : statements.map((hCode) => ({ code, hCode }));
  const texts = shown.map((each) =>
    hasStatement(each.hCode, wording) ? statementText(each.hCode, wording, hazardParameters(each)) : '',
  );
  return { statements: shown.map(({ hCode }) => hCode).join(', '), phrase: texts.join(' ') };
}

const isAmong = (statements: readonly string[], hCode: string): boolean => statements.includes(baseStatement(hCode));

function rowOf(category: ReviewCategory, facts: ReviewFacts): ReviewRow {
  const { draft, codes } = facts;
  const { id, code, statements, hazardClass, states } = category;
  const index = draft.review.items.findIndex((item) => item.id === id);
  const item = draft.review.items[index];
  const status = statusOf(item, codes.has(id));
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

/** All items of the review by group and class, in the order of the law; a class without a category is left out. */
export function reviewRows(facts: ReviewFacts): ReviewRows {
  const rows = facts.categories.map((category) => rowOf(category, facts));
  return reviewGroups.map((group) => ({
    group,
    classes: classesOfGroup[group]
      .map((hazardClass) => ({ hazardClass, rows: rows.filter((row) => row.hazardClass === hazardClass) }))
      .filter((each) => each.rows.length > 0),
  }));
}

/** On the sheet, or changed by the user. */
export const isInUse = ({ status }: ReviewRow): boolean => status !== '';

export const isChanged = ({ status }: ReviewRow): boolean => departs(status);

/** A part of its class, category, statement or phrase. */
export function isFound({ code, statements, phrase, hazardClass }: ReviewRow, sought: string): boolean {
  const text = sought.trim().toLowerCase();
  return text === '' || [code, statements, phrase, hazardClass].some((each) => each.toLowerCase().includes(text));
}
