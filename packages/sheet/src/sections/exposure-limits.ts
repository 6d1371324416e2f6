import type { SheetPhrases } from '@gosds/phrases/language';
import { countryByCode } from '../profiles/countries.ts';
import { nameIn, nationalLimitsOf } from '../profiles/national-limits-table.ts';
import type { Block, Sentence } from '../document.ts';
import { printNumber } from '../draft/quantity.ts';
import { inTerms } from './words/in-terms.ts';
import { byRule, field, fields, fromCatalogue, list, sentence, table, typed } from './words/say.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';
import type { ExposureLimit, LimitValues } from '../substance.ts';
import { hasNoOwnWords, limitRows, type LimitRow, limitsOfDestination, limitsToLookUp } from './limit-rows.ts';

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
    later && next !== '' ? phrases.exposure.later(phrases.shared.date(later.from), next) : '',
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

/** Ingredients without any limit of the destination, where its list is not one that is held in part. */
function withoutLimit(c: SheetContext, rows: readonly LimitRow[]): Sentence[] {
  const names = c.ingredients
    .filter((each) => rows.every((row) => row.each !== each) && each.family !== 'water')
    .map(({ name }) => name);
  const text = c.phrases.exposure.notHeld(c.phrases.shared.list(names));
  const isWorthSaying = rows.length > 0 && names.length > 0;
  return isWorthSaying ? [sentence('limits.notHeld', text, byRule(c, 'whyByComposition'))] : [];
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

const nameOfCountry = (c: SheetContext): string =>
  c.phrases.shared.country(c.country, countryByCode(c.country)?.name ?? c.country);

/** That the destination's own list is not held, and its name. */
function openList(c: SheetContext, id: string): Sentence[] {
  const words = c.phrases.exposure;
  const national = nationalLimitsOf(c.country);
  const why = byRule(c, 'whyByComposition');
  return [
    sentence(id, words.limitsNotConsulted(nameOfCountry(c)), why),
    ...(national ? [sentence('limits.listToConsult', words.listToConsult(nameIn(c.language.tag, national)), why)] : []),
  ];
}

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
  const text = c.phrases.exposure.listEdition(nameIn(c.language.tag, national), dates);
  return [sentence('limits.edition', text, byRule(c, 'whyByComposition'))];
}

/** Of a list that is held in part: the ingredients that it has to be consulted for. */
function openEntries(c: SheetContext, each: readonly SheetIngredient[]): Sentence[] {
  const names = c.phrases.shared.list(each.map(({ name }) => name));
  const text = c.phrases.exposure.limitsConsultedInPart(nameOfCountry(c), names);
  return each.length === 0 ? [] : [sentence('limits.national', text, byRule(c, 'whyByComposition'))];
}

/** What is said of the destination's own list: its edition where it is held, where not that it has to be consulted. */
function nationalRemarks(c: SheetContext, own: readonly LimitRow[]): Sentence[] {
  const id = own.length > 0 ? 'limits.national' : 'limits.none';
  const open = limitsToLookUp(c, own);
  if (open === 'all') return openList(c, id);
  const isNone = own.length === 0 && hasNoOwnWords(c);
  const none = c.phrases.exposure.noLimits(nameOfCountry(c));
  return [
    ...(isNone ? [sentence(id, none, byRule(c, 'whyByComposition'))] : []),
    ...openEntries(c, open),
    ...editionOf(c, own),
  ];
}

/** 29 CFR 1910.1200, Appendix D, 8(a) names them beside the limits of OSHA; they are not free to be held. */
const thresholdLimits = (c: SheetContext): Sentence[] =>
  c.profile.market === 'us' && hasNoOwnWords(c)
    ? [sentence('limits.tlv', c.phrases.exposure.tlvNotHeld, byRule(c))]
    : [];

/** What the table leaves open: ingredients without a limit, a national list that is not held, dust. */
const remarksOn = (c: SheetContext, own: readonly LimitRow[]): Sentence[] => [
  ...(nationalLimitsOf(c.country)?.held?.isPartial ? [] : withoutLimit(c, own)),
  ...nationalRemarks(c, own),
  ...thresholdLimits(c),
  ...(c.state === 'solid' ? [sentence('limits.dust', c.phrases.exposure.dust, byRule(c, 'whyByState'))] : []),
];

/** Limits of the destination for each ingredient; where none is known, those of other lists stand in for orientation. */
export function controlParameters(c: SheetContext): Block[] {
  const words = c.phrases.exposure;
  const own = limitsOfDestination(c);
  const others = own.length > 0 ? [] : limitRows(c, () => true);
  const remarks = remarksOn(c, own);
  return [
    ...(own.length > 0 ? [limitTable(c, words.limitsCaption, own)] : []),
    ...(remarks.length > 0 ? [list(remarks)] : []),
    ...(others.length > 0 ? [limitTable(c, words.orientationCaption, others)] : []),
    fields(
      hasNoOwnWords(c) ? undefined : field(words.nationalLimits, ownWords(c, 'typed', 'nationalLimits')),
      field(words.biological, ownWords(c, 'biological', 'biologicalLimits')),
      ...(c.documentType === 'Reach'
        ? [field(words.dnel, ownWords(c, 'dnel', 'dnel')), field(words.pnec, ownWords(c, 'pnec', 'pnec'))]
        : []),
      field(words.monitoring, sentence('limits.monitoring', monitoringText(c), byRule(c))),
    ),
  ];
}
