import { boundOfEstimate } from '@gosds/ghs/rules/shown-estimate';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { reproductiveClasses, sensitisationClasses, singleExposureClasses } from '../../hazard-groups.ts';
import type { AnyClass } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { classVerdict } from '../classes/class-verdict.ts';
import { cancerFumes } from '../measures/cancer-fumes.ts';
import { hidesSums } from '../words/reason-text.ts';
import { byRule, field, fields, firstIngredient, list, missing, notOwed, paragraph, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { isInhaledAs } from '../03-composition/limit-texts.ts';
import { concernSentence } from '../classes/substances-of-concern.ts';
import { studyTable } from '../words/study-table.ts';
import { prevailingClasses } from './prevailing-class.ts';
import { toxicityTable } from './toxicity-table.ts';

type ClassKey = keyof SheetPhrases['toxicology']['classes'];

/** The ten classes of REACH Annex II, 11.1 (a) to (j), with the engine's classes for each. */
const classes: readonly (readonly [ClassKey, AnyClass])[] = [
  ['acute', acuteToxicityClasses],
  ['skin', 'Skin corrosion/irritation'],
  ['eye', 'Serious eye damage/eye irritation'],
  ['sensitisation', sensitisationClasses],
  ['mutagenicity', 'Germ cell mutagenicity'],
  ['carcinogenicity', 'Carcinogenicity'],
  ['reproduction', reproductiveClasses],
  ['single', singleExposureClasses],
  ['repeated', 'Specific target organ toxicity, repeated exposure'],
  ['aspiration', 'Aspiration hazard'],
];

/** The result for the class, the reason, and the deciding sum or value. */
function verdict(writing: Writing, outcome: ClassOutcome): Sentence[] {
  return classVerdict(writing, {
    outcome,
    id: `toxicology.${outcome.hazardClass}`,
    notAdopted: writing.phrases.toxicology.notAdopted,
  });
}

/** Adds the class name, if a heading covers several classes. */
function named(writing: Writing, outcome: ClassOutcome, sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((each, index) =>
    index === 0
      ? {
          ...each,
          text: hazardClassName(outcome.hazardClass, writing.language) + writing.phrases.shared.colon + each.text,
        }
      : each,
  );
}

/** The sentences for a class: the verdict, then its reason. */
type ClassSentences = { readonly outcome: ClassOutcome; readonly sentences: readonly Sentence[] };

type Heading = { readonly key: ClassKey; readonly all: readonly ClassSentences[] };

/** True if one verdict and one reason cover all classes. */
const agree = (all: readonly ClassSentences[]): boolean =>
  all.every(({ outcome, sentences }) => {
    const isSame = sentences.every(({ text }, index) => text === all[0]?.sentences[index]?.text);
    return outcome.hazards.length === 0 && isSame && sentences.length === all[0]?.sentences.length;
  }) || all.length === 1;

/** Reasons shared by classes under several headings, with these classes. */
function sharedReasons(headings: readonly Heading[]): ReadonlyMap<string, readonly ClassOutcome[]> {
  const byText = new Map<string, { readonly keys: Set<ClassKey>; readonly outcomes: ClassOutcome[] }>();
  for (const { key, all } of headings) {
    for (const { outcome, sentences } of all) {
      if (outcome.hazards.length > 0) continue;
      for (const { text } of sentences.slice(1)) {
        const found = byText.get(text) ?? { keys: new Set(), outcomes: [] };
        byText.set(text, found);
        found.keys.add(key);
        found.outcomes.push(outcome);
      }
    }
  }
  return new Map([...byText].flatMap(([text, { keys, outcomes }]) => (keys.size > 1 ? [[text, outcomes]] : [])));
}

function headingField(writing: Writing, { key, all }: Heading): Field {
  const label = writing.phrases.toxicology.classes[key];
  if (all.length === 0) return field(label, missing(writing, `toxicology.${key}`, firstIngredient));
  const values = agree(all)
    ? (all[0]?.sentences ?? [])
    : all.flatMap(({ outcome, sentences }) => named(writing, outcome, sentences));
  return field(label, ...values);
}

/** The verdicts by heading. A reason shared by several headings follows once, with its classes. */
function classBlocks(writing: Writing): Block[] {
  const headings = classes.map(([key, wanted]): Heading => ({
    key,
    all: outcomesOf(writing.product, wanted).map((outcome) => ({ outcome, sentences: verdict(writing, outcome) })),
  }));
  const shared = sharedReasons(headings);
  const rest = headings.map(({ key, all }): Heading => ({
    key,
    all: all.map(({ outcome, sentences }) => ({
      outcome,
      sentences: sentences.filter(({ text }, index) => index === 0 || !shared.has(text) || outcome.hazards.length > 0),
    })),
  }));
  const { semicolon, colon } = writing.phrases.shared;
  const reasons = [...shared].map(([text, outcomes], index) => {
    const names = outcomes.map(({ hazardClass }) => hazardClassName(hazardClass, writing.language)).join(semicolon);
    const origin = { kind: 'classification' as const, reasons: outcomes.flatMap((each) => each.reasons.slice(0, 1)) };
    return sentence(`toxicology.reasons.${index}`, names + colon + text, origin);
  });
  return [
    fields(...rest.map((heading) => headingField(writing, heading))),
    ...(reasons.length > 0 ? [list(reasons)] : []),
  ];
}

/** To four significant digits: the substance's own ATE, else the ATEmix. */
function estimateText(writing: Writing, route: ToxicityRoute, value: number): string {
  const { toxicology, composition, hazards, shared } = writing.phrases;
  const isOwn = isSubstance(writing.product);
  const bound = isOwn ? undefined : boundOfEstimate(value, writing.product.rules.acuteToxicity.bands[route]);
  const number = shared.number(String(bound ?? Number(value.toPrecision(4))));
  const say = isOwn ? composition.ate : toxicology.ateMix;
  const bounded = bound === undefined ? number : `> ${number}`;
  return say({ route: hazards.routes[route], value: bounded, unit: toxicology.units[route] });
}

function ateFields(writing: Writing): Sentence[] {
  const estimates = hidesSums(writing.product) ? [] : writing.product.classification.ate;
  const shown = estimates.filter(
    ({ route }) => (route !== 'vapour' && route !== 'dust-mist') || isInhaledAs(writing, route),
  );
  return shown.map(({ route, value }) =>
    sentence(`toxicology.ate.${route}`, estimateText(writing, route, value), {
      kind: 'classification',
      reasons: outcomesOf(writing.product, acuteToxicityClasses).flatMap(({ reasons }) => reasons.slice(0, 1)),
    }),
  );
}

/** ATEs of the mixture and values of the ingredients. */
export function numericalMeasures(writing: Writing): Block[] {
  const words = writing.phrases.toxicology;
  const ates = ateFields(writing);
  const entered = studyTable(writing, 'toxicology', ['dose', 'category']);
  const values = toxicityTable(writing);
  const none = sentence('toxicology.noData', words.noData, byRule(writing, 'whyByComposition'));
  const tables = [entered, values].filter((each) => each !== undefined);
  const prevailing = prevailingClasses(writing);
  return [
    ...(ates.length > 0 ? [list(ates)] : []),
    ...(tables.length > 0 ? tables : [paragraph(none)]),
    ...(prevailing.length > 0 ? [list(prevailing)] : []),
  ];
}

const hasOwnPartForNumbers = (product: Product) =>
  product.profile.parts.some(([, ...contents]) => contents.includes('numerical-measures'));

export function healthClasses(writing: Writing): Block[] {
  return [...classBlocks(writing), ...(hasOwnPartForNumbers(writing.product) ? [] : numericalMeasures(writing))];
}

/** 11.2.1 and 11.2.2. */
export function otherHealthInformation(writing: Writing): Block[] {
  const words = writing.phrases.toxicology;
  const endocrine = concernSentence(writing, {
    id: 'toxicology.endocrine',
    concern: 'endocrineHealth',
    texts: { found: words.endocrineFound, none: words.endocrineNone },
  });
  const others = [
    ...(hasStatement(writing.product, '066')
      ? [sentence('toxicology.defatting', words.defatting, byRule(writing, 'whyByComposition'))]
      : []),
    ...cancerFumes(writing, 'toxicology'),
  ];
  return [
    fields(
      field(words.endocrine, endocrine ?? missing(writing, 'toxicology.endocrineOpen', firstIngredient)),
      field(
        words.other,
        ...(others.length > 0 ? others : [notOwed(sentence('toxicology.noOther', words.noOther, byRule(writing)))]),
      ),
    ),
  ];
}
