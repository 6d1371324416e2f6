import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { reproductiveClasses, sensitisationClasses, singleExposureClasses } from '../hazard-groups.ts';
import type { AnyClass } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Block, Field, Sentence } from '../document.ts';
import { classVerdict } from './class-verdict.ts';
import { hidesSums } from './words/reason-text.ts';
import { byRule, field, fields, firstIngredient, list, missing, notOwed, paragraph, sentence } from './words/say.ts';
import { outcomesOf, says, type SheetContext } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { concernSentence } from './substances-of-concern.ts';
import { toxicityTable } from './toxicity-table.ts';

type ClassKey = keyof SheetPhrases['toxicology']['classes'];

/** The ten classes of REACH Annex II, 11.1 (a) to (j), and the engine's classes that answer them. */
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

/** What the class comes to, why, and the sum or value that decided. */
function verdict(c: SheetContext, outcome: ClassOutcome): Sentence[] {
  return classVerdict(c, {
    outcome,
    id: `toxicology.${outcome.hazardClass}`,
    notAdopted: c.phrases.toxicology.notAdopted,
  });
}

/** Several classes under one heading are told apart by their names. */
function named(c: SheetContext, outcome: ClassOutcome, sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((each, index) =>
    index === 0
      ? { ...each, text: hazardClassName(outcome.hazardClass, c.language) + c.phrases.shared.colon + each.text }
      : each,
  );
}

type Told = { readonly outcome: ClassOutcome; readonly sentences: readonly Sentence[] };

/** True where one verdict and one reason stand for all. */
const agree = (all: readonly Told[]): boolean =>
  all.every(({ outcome, sentences }) => {
    const isSame = sentences.every(({ text }, index) => text === all[0]?.sentences[index]?.text);
    return outcome.hazards.length === 0 && isSame && sentences.length === all[0]?.sentences.length;
  }) || all.length === 1;

function classFields(c: SheetContext): Field[] {
  return classes.map(([key, asked]) => {
    const label = c.phrases.toxicology.classes[key];
    const all = outcomesOf(c, asked).map((outcome): Told => ({ outcome, sentences: verdict(c, outcome) }));
    if (all.length === 0) return field(label, missing(c, `toxicology.${key}`, firstIngredient));
    const values = agree(all)
      ? (all[0]?.sentences ?? [])
      : all.flatMap(({ outcome, sentences }) => named(c, outcome, sentences));
    return field(label, ...values);
  });
}

/** To four digits; of a substance its own estimate, else that of the mixture. */
function estimateText(c: SheetContext, route: ToxicityRoute, value: number): string {
  const { toxicology, composition, hazards, shared } = c.phrases;
  const number = shared.number(String(Number(value.toPrecision(4))));
  const say = isSubstance(c) ? composition.ate : toxicology.ateMix;
  return say({ route: hazards.routes[route], value: number, unit: toxicology.units[route] });
}

function ateFields(c: SheetContext): Sentence[] {
  const estimates = hidesSums(c) ? [] : c.classification.ate;
  return estimates.map(({ route, value }) =>
    sentence(`toxicology.ate.${route}`, estimateText(c, route, value), {
      kind: 'classification',
      reasons: outcomesOf(c, acuteToxicityClasses).flatMap(({ reasons }) => reasons.slice(0, 1)),
    }),
  );
}

/** Estimates of the mixture and the values of the ingredients. */
export function numericalMeasures(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const ates = ateFields(c);
  const values = toxicityTable(c);
  const none = sentence('toxicology.noData', words.noData, byRule(c, 'whyByComposition'));
  return [...(ates.length > 0 ? [list(ates)] : []), values ?? paragraph(none)];
}

const tellsNumbersApart = (c: SheetContext) =>
  c.profile.parts.some(([, ...contents]) => contents.includes('numerical-measures'));

export function healthClasses(c: SheetContext): Block[] {
  return [fields(...classFields(c)), ...(tellsNumbersApart(c) ? [] : numericalMeasures(c))];
}

/** 11.2.1 and 11.2.2. */
export function otherHealthInformation(c: SheetContext): Block[] {
  const words = c.phrases.toxicology;
  const endocrine = concernSentence(c, {
    id: 'toxicology.endocrine',
    concern: 'endocrineHealth',
    texts: { found: words.endocrineFound, none: words.endocrineNone },
  });
  const isDefatting = says(c, '066');
  return [
    fields(
      field(words.endocrine, endocrine ?? missing(c, 'toxicology.endocrineOpen', firstIngredient)),
      field(
        words.other,
        isDefatting
          ? sentence('toxicology.defatting', words.defatting, byRule(c, 'whyByComposition'))
          : notOwed(sentence('toxicology.noOther', words.noOther, byRule(c))),
      ),
    ),
  ];
}
