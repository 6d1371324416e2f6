import type { Measure } from '@gosds/ghs/mixture';
import type { SentenceId } from '../model/sentence-id.ts';
import { nationalWordsOf } from '@gosds/phrases/national-words';
import { inMarketSpelling } from '@gosds/phrases/statement-text';
import type { Block, Sentence, SheetDocument } from '../model/document.ts';
import type { InputPath } from '../draft/input-path.ts';
import type { DraftPart, HandClassification } from '../draft/draft.ts';
import { isReportable } from '../sections/03-composition/reportable.ts';
import type { Product, ProductIngredient } from '../product/product.ts';
import { writingOf, type Writing, type NamedIngredient } from '../sections/writing.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { MadeSheet, SheetFacts } from '../sheet-input.ts';
import { type Shipment, shipmentOf } from '../sections/14-transport/transport-view.ts';
import type { EnteredMeasures } from '../draft/entered-measures.ts';
import { sentencesOf } from '../model/written.ts';

/** A finished sheet with everything it was made from. `today` is an ISO date, because the review reads no clock. */
export type FinishedSheet = SheetFacts & MadeSheet & { readonly today: string };

export type Table = Extract<Block, { kind: 'table' }>;

/** A sheet in the form that the checks read. */
export type CheckedSheet = {
  readonly product: Product;
  readonly writing: Writing;
  readonly document: SheetDocument;
  readonly today: string;
  readonly shipment: Shipment;
  /** Ingredients that section 3 must name. */
  readonly named: readonly NamedIngredient[];
  /** Values of section 9 as typed, in °C, g/cm³, kPa, mm²/s and % by volume. */
  readonly measured: EnteredMeasures;
  readonly sentences: readonly Sentence[];
  readonly find: (id: SentenceId) => Sentence | undefined;
  /** Sentences whose id begins with the prefix. */
  readonly under: (prefix: string) => readonly Sentence[];
  readonly textOf: (section: number) => string;
  /** Tables whose sentence ids begin with this head. */
  readonly tablesOf: (head: string) => readonly Table[];
};

const isWanting = (sentence: Sentence | undefined): boolean =>
  sentence === undefined || sentence.origin.kind === 'missing' || sentence.text.trim() === '';

/** True if the sentence is absent, blank or reads Not Available. */
export const lacks = ({ find }: CheckedSheet, id: SentenceId): boolean => isWanting(find(id));

/** True if the sheet has a sentence with this id. */
export const hasSentence = ({ find }: CheckedSheet, id: SentenceId): boolean => find(id) !== undefined;

/** The text of the sentence; empty if absent. */
export const textAt = ({ find }: CheckedSheet, id: SentenceId): string => find(id)?.text ?? '';

/** True for a measure of one value, not for a range or a limit. */
export const isOneValue = (measure: Measure | undefined): measure is Measure =>
  measure !== undefined && measure.min === measure.max;

export const isBlank = (text: string): boolean => text.trim() === '';

/** The language tag of the sheet, or the tags of both languages, as a draft writes them. */
export const languagesIn = ({ language, otherPart }: SheetDocument) =>
  otherPart ? `${language}+${otherPart.language}` : language;

const headOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** The tables of the sheet by the head of their sentence ids. */
function tablesByHead({ sections }: SheetDocument): ReadonlyMap<string, readonly Table[]> {
  const tables = sections
    .flatMap(({ subsections }) => subsections.flatMap(({ blocks }) => blocks))
    .filter((block) => block.kind === 'table');
  const byHead = new Map<string, readonly Table[]>();
  for (const table of tables) {
    const head = headOf(table.rows[0]?.[0]?.id ?? '');
    byHead.set(head, [...(byHead.get(head) ?? []), table]);
  }
  return byHead;
}

/** Path of an ingredient's field in the draft. */
export const pathOf = (
  { path }: ProductIngredient,
  field: keyof DraftPart | `handClassification.${keyof HandClassification}`,
): InputPath => `${path}.${field}`;

/** Reads the sheet once for all checks. */
export function checkedSheet(sheet: FinishedSheet): CheckedSheet {
  const { product, document, today } = sheet;
  const writing = writingOf(product, sheet);
  const sentences = sentencesOf(document.sections);
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const byHead = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const head = headOf(sentence.id);
    const group = byHead.get(head);
    if (group) group.push(sentence);
    else byHead.set(head, [sentence]);
  }
  const texts = new Map<number, string>();
  const textOf = (number: number) => {
    const known = texts.get(number);
    if (known !== undefined) return known;
    const section = document.sections.filter((each) => each.number === number);
    const text = sentencesOf(section)
      .map((sentence) => sentence.text)
      .join('\n');
    texts.set(number, text);
    return text;
  };
  const tables = tablesByHead(document);
  return {
    product,
    writing,
    document,
    today,
    shipment: shipmentOf(product),
    named: isSubstance(product)
      ? writing.ingredients
      : writing.ingredients.filter((each) => isReportable(product, each)),
    measured: product.measures,
    sentences,
    find: (id) => byId.get(id),
    under: (prefix) => (byHead.get(headOf(prefix)) ?? []).filter(({ id }) => id.startsWith(prefix)),
    textOf,
    tablesOf: (head) => tables.get(head) ?? [],
  };
}

/** True if the sheet has no sentence with this id, or a blank one. */
export const isMute = (sheet: CheckedSheet, id: SentenceId): boolean => isBlank(textAt(sheet, id));

/** True if the text contains the name as typed, or in the market's spelling. */
export const isIn = (text: string, name: string, { writing }: CheckedSheet): boolean =>
  text.includes(name) || text.includes(inMarketSpelling(name, writing.wording));

/** The words of the country's own form of the sheet; undefined if it has none. */
export const nationalWords = ({ product: { profile }, writing: { language } }: CheckedSheet) =>
  profile.form && nationalWordsOf(profile.form, language.tag);
