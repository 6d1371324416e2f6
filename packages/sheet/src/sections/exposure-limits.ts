import type { SheetPhrases } from '@gosds/phrases/language';
import { nameIn, nationalLimitsOf } from '../lists/national-limits.ts';
import type { Block, Field, Sentence } from '../document.ts';
import { printNumber } from '../draft/quantity.ts';
import { inTerms } from './words/in-terms.ts';
import { byRule, field, fields, fromCatalogue, list, missing, notOwed, sentence, table, typed } from './words/say.ts';
import type { SheetContext } from '../sheet-context.ts';
import type { ExposureLimit, LimitValues } from '../substance.ts';
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

/** The limit of peaks as TRGS 900 writes it: factor, category and, between signs of equality, the factor of the moment. */
function peak({ exposure: words, shared }: SheetPhrases, values: LimitValues): string {
  if (!values.peak) return '';
  const { factor, category, momentary } = values.peak;
  const written = `${shared.number(printNumber(factor))} (${category})`;
  const moment = momentary === undefined ? '' : `; =${shared.number(printNumber(momentary))}=`;
  return words.excursionFactor(`${written}${moment}`);
}

function shortTerm(phrases: SheetPhrases, values: LimitValues): string {
  const ceiling = pair(phrases, values.ceilingMgM3, values.ceilingPpm);
  return [
    pair(phrases, values.stelMgM3, values.stelPpm),
    ceiling === '' ? '' : phrases.exposure.ceiling(ceiling),
    peak(phrases, values),
  ]
    .filter((text) => text !== '')
    .join(phrases.shared.semicolon);
}

/** The value in force and, where the law has set another for a later day, that one with the day. */
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

function rowOf(c: SheetContext, { id, each, limit }: LimitRow): Sentence[] {
  const origin = fromCatalogue(each.ingredient.cas, limit.source);
  const orNone = (text: string) => (text === '' ? c.phrases.shared.none : text);
  return [
    sentence(`${id}.name`, each.name, origin),
    sentence(`${id}.list`, limit.list, origin),
    sentence(`${id}.long`, orNone(inTime(c.phrases, limit, longTerm)), origin),
    sentence(`${id}.short`, orNone(inTime(c.phrases, limit, shortTerm)), origin),
    sentence(`${id}.notation`, orNone(inTerms(c.phrases, limit.notation ?? '')), origin),
  ];
}

function limitTable(c: SheetContext, caption: string, rows: readonly LimitRow[]): Block {
  const words = c.phrases.exposure;
  return table(
    caption,
    [
      { heading: words.columnName, width: 4 },
      { heading: words.columnList, width: 3 },
      { heading: words.columnLongTerm, width: 3 },
      { heading: words.columnShortTerm, width: 3 },
      { heading: words.columnNotation, width: 2 },
    ],
    rows.map((row) => rowOf(c, row)),
  );
}

function monitoringText(c: SheetContext): string {
  const words = c.phrases.exposure;
  const { methods } = c.profile;
  if (methods === 'europe') return words.monitoringEurope;
  return methods === 'us' ? words.monitoringUs : words.monitoringOther;
}

/** Values that no list holds: of the chemical safety report, of a biological limit, or of a list that is not held. */
const ownWords = (
  c: SheetContext,
  place: string,
  input: 'nationalLimits' | 'biologicalLimits' | 'dnel' | 'pnec',
): Sentence => typed(c, `limits.${place}`, { text: c.draft.properties[input], path: `properties.${input}` });

/** The editions that the destination's own list was read in, where a later one may have come since. */
function editionsRead(c: SheetContext, own: readonly LimitRow[]): readonly string[] {
  const held = nationalLimitsOf(c.country)?.held;
  if (held?.edition !== undefined) return [held.edition];
  const read = held?.isPartial ? own.filter(({ limit }) => limit.country === c.country) : [];
  return [...new Set(read.flatMap(({ limit }) => c.sources.get(limit.source)?.date ?? []))].toSorted();
}

function editionOf(c: SheetContext, own: readonly LimitRow[]): Sentence[] {
  const national = nationalLimitsOf(c.country);
  const editions = editionsRead(c, own);
  if (!national || editions.length === 0) return [];
  const dates = c.phrases.shared.list(editions.map((each) => c.phrases.shared.date(each)));
  const text = c.phrases.exposure.listEdition({ list: nameIn(c.language.tag, national), date: dates });
  return [sentence('limits.edition', text, byRule(c, 'whyByComposition'))];
}

/** What the table leaves open: the edition that was read, dust. */
const remarksOn = (c: SheetContext, own: readonly LimitRow[]): Sentence[] => [
  ...editionOf(c, own),
  ...(c.state === 'solid' ? [notOwed(sentence('limits.dust', c.phrases.exposure.dust, byRule(c, 'whyByState')))] : []),
];

/** What the user typed of the country's list; where nobody has a limit of it, that it is not known. */
function nationalField(c: SheetContext, own: readonly LimitRow[]): Field | undefined {
  const label = c.phrases.exposure.nationalLimits;
  if (!hasNoOwnWords(c)) return field(label, ownWords(c, 'typed', 'nationalLimits'));
  const isKnown = own.some(({ limit }) => limit.country === c.country);
  return isKnown ? undefined : field(label, missing(c, 'limits.open', 'properties.nationalLimits'));
}

/** Limits of the destination for each ingredient; those of no other country stand in for them. */
export function controlParameters(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  const own = limitsOfDestination(c);
  const remarks = remarksOn(c, own);
  return [
    ...(own.length > 0 ? [limitTable(c, words.limitsCaption, own)] : []),
    ...(remarks.length > 0 ? [list(remarks)] : []),
    fields(
      nationalField(c, own),
      field(words.biological, ownWords(c, 'biological', 'biologicalLimits')),
      ...(c.documentType === 'Reach'
        ? [field(words.dnel, ownWords(c, 'dnel', 'dnel')), field(words.pnec, ownWords(c, 'pnec', 'pnec'))]
        : []),
      field(words.monitoring, sentence('limits.monitoring', monitoringText(c), byRule(c))),
    ),
  ];
}
