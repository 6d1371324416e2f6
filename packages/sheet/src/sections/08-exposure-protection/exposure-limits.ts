import type { LimitValues } from '@gosds/data/compiled-limits';
import type { SheetPhrases } from '@gosds/phrases/language';
import { nameIn, nationalLimitsOf } from '../../lists/national-limits.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { printNumber } from '../../draft/quantity.ts';
import { inTerms } from '../words/in-terms.ts';
import { byRule, field, fields, fromCatalogue, list, missing, notOwed, sentence, table, typed } from '../words/say.ts';
import { raisesDust } from '../measures/combustible-dust.ts';
import type { Writing } from '../writing.ts';
import type { ExposureLimit } from '../../substance.ts';
import { hasNoOwnWords, type LimitRow, limitsOfDestination } from './limit-rows.ts';

function pair(
  { exposure: words, shared }: SheetPhrases,
  milligrams: number | undefined,
  ppm: number | undefined,
): string {
  return [
    ...(milligrams === undefined ? [] : [words.milligrams(shared.number(printNumber(milligrams)))]),
    ...(ppm === undefined ? [] : [words.partsPerMillion(shared.number(printNumber(ppm)))]),
  ].join(shared.comma);
}

const longTerm = (phrases: SheetPhrases, values: LimitValues): string => pair(phrases, values.twaMgM3, values.twaPpm);

/** The peak limit in the notation of TRGS 900: factor, category and, between equals signs, the momentary factor. */
function peak({ exposure: words, shared }: SheetPhrases, values: LimitValues): string {
  if (!values.peak) return '';
  const { factor, category, momentary } = values.peak;
  const written = `${shared.number(printNumber(factor))} (${category})`;
  const moment = momentary === undefined ? '' : `; =${shared.number(printNumber(momentary))}=`;
  return words.excursionFactor(`${written}${moment}`);
}

function shortTerm(phrases: SheetPhrases, values: LimitValues): string {
  const ceiling = pair(phrases, values.ceilingMgM3, values.ceilingPpm);
  const danger = pair(phrases, values.idlhMgM3, values.idlhPpm);
  return [
    pair(phrases, values.stelMgM3, values.stelPpm),
    ceiling === '' ? '' : phrases.exposure.ceiling(ceiling),
    peak(phrases, values),
    danger === '' ? '' : phrases.exposure.idlh(danger),
  ]
    .filter((text) => text !== '')
    .join(phrases.shared.semicolon);
}

/** The value in force and, if the law sets another from a later day, that one with the day. */
function inTime(phrases: SheetPhrases, limit: ExposureLimit, write: typeof longTerm): string {
  const { later } = limit;
  const next = later ? write(phrases, later) : '';
  return [
    write(phrases, limit),
    later && next !== '' ? phrases.exposure.later({ date: phrases.shared.date(later.from), value: next }) : '',
  ]
    .filter((text) => text !== '')
    .join(phrases.shared.semicolon);
}

function rowOf(writing: Writing, { id, each, limit }: LimitRow): Sentence[] {
  const origin = fromCatalogue(each.ingredient.cas, limit.source);
  const orNone = (text: string) => (text === '' ? writing.phrases.shared.none : text);
  return [
    sentence(`${id}.name`, each.name, origin),
    sentence(`${id}.list`, inTerms(writing.phrases, limit.list), origin),
    sentence(`${id}.long`, orNone(inTime(writing.phrases, limit, longTerm)), origin),
    sentence(`${id}.short`, orNone(inTime(writing.phrases, limit, shortTerm)), origin),
    sentence(`${id}.notation`, orNone(inTerms(writing.phrases, limit.notation ?? '')), origin),
  ];
}

function limitTable(writing: Writing, caption: string, rows: readonly LimitRow[]): Block {
  const words = writing.phrases.exposure;
  return table(
    caption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnList, width: 3 },
      { heading: words.columnLongTerm, width: 3 },
      { heading: words.columnShortTerm, width: 3 },
      { heading: words.columnNotation, width: 2 },
    ],
    rows.map((row) => rowOf(writing, row)),
  );
}

function monitoringText(writing: Writing): string {
  const words = writing.phrases.exposure;
  const { methods } = writing.product.profile;
  if (methods === 'europe') return words.monitoringEurope;
  return methods === 'us' ? words.monitoringUs : words.monitoringOther;
}

/**
 * Values that no list in the data has: from the chemical safety report, a biological limit, or a list that is missing
 * from the data.
 */
const ownWords = (
  writing: Writing,
  place: string,
  input: 'nationalLimits' | 'biologicalLimits' | 'dnel' | 'pnec',
): Sentence =>
  typed(writing, `limits.${place}`, { text: writing.product.draft.properties[input], path: `properties.${input}` });

/**
 * The editions of the destination's own list in the data, where a later one may exist. A list with a known successor
 * has its edition in its name.
 */
function editionsRead(writing: Writing, own: readonly LimitRow[]): readonly string[] {
  const { country, asOf } = writing.product;
  const held = nationalLimitsOf(country, asOf)?.held;
  const read = held?.isPartial ? own.filter(({ limit }) => limit.country === country && !limit.superseded) : [];
  if (held?.edition !== undefined) return held.isPartial && read.length === 0 ? [] : [held.edition];
  return [...new Set(read.flatMap(({ limit }) => writing.edition.sources.get(limit.source)?.date ?? []))].toSorted();
}

function editionOf(writing: Writing, own: readonly LimitRow[]): Sentence[] {
  const national = nationalLimitsOf(writing.product.country, writing.product.asOf);
  const editions = editionsRead(writing, own);
  if (!national || editions.length === 0) return [];
  const dates = writing.phrases.shared.list(editions.map((each) => writing.phrases.shared.date(each)));
  const text = writing.phrases.exposure.listEdition({ list: nameIn(writing.language.tag, national), date: dates });
  return [sentence('limits.edition', text, byRule(writing, 'whyByComposition'))];
}

/** Remarks on what the table leaves open: the edition read, and dust. */
const remarksOn = (writing: Writing, own: readonly LimitRow[]): Sentence[] => [
  ...editionOf(writing, own),
  ...(raisesDust(writing.product)
    ? [notOwed(sentence('limits.dust', writing.phrases.exposure.dust, byRule(writing, 'whyByState')))]
    : []),
];

/** The user's text for the country's list; if there is none and no limit is known, a statement that it is not known. */
function nationalField(writing: Writing, own: readonly LimitRow[]): Field | undefined {
  const label = writing.phrases.exposure.nationalLimits;
  if (!hasNoOwnWords(writing.product)) return field(label, ownWords(writing, 'typed', 'nationalLimits'));
  const isKnown = own.some(({ limit }) => limit.country === writing.product.country);
  return isKnown ? undefined : field(label, missing(writing, 'limits.open', 'properties.nationalLimits'));
}

/** Limits of the destination for each ingredient. Limits of other countries do not replace them. */
export function controlParameters(writing: Writing): Block[] {
  const words = writing.phrases.exposure;
  const own = limitsOfDestination(writing);
  const remarks = remarksOn(writing, own);
  return [
    ...(own.length > 0 ? [limitTable(writing, words.limitsCaption, own)] : []),
    ...(remarks.length > 0 ? [list(remarks)] : []),
    fields(
      nationalField(writing, own),
      field(words.biological, ownWords(writing, 'biological', 'biologicalLimits')),
      ...(writing.product.documentType === 'Reach'
        ? [field(words.dnel, ownWords(writing, 'dnel', 'dnel')), field(words.pnec, ownWords(writing, 'pnec', 'pnec'))]
        : []),
      field(words.monitoring, sentence('limits.monitoring', monitoringText(writing), byRule(writing))),
    ),
  ];
}
