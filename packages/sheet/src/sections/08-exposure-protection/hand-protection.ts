import { reactsWithAirOrWater } from '../../hazard-groups.ts';
import type { Sentence } from '../../model/document.ts';
import { type Glove, type GloveChoice, gloveChoice, type GloveTime } from './glove-choice.ts';
import { byClass, byRule, fromCatalogue, fromInput, notOwed, sentence } from '../words/say.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isFlameWork, isMelted, needsChemicalGloves } from '../measures/processing.ts';
import type { Product } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

/** The input that replaces the choice and settles what it leaves open. */
const testedGloves = 'properties.gloves';

type Chosen = Extract<GloveChoice, { status: 'chosen' }>;

/** Minutes above which each permeation level of EN ISO 374-1 starts. */
const levels: Readonly<Record<number, string>> = { 30: '2', 60: '3', 120: '4', 240: '5', 480: '6' };

/** The time in the market's unit; whole hours if the market uses hours. */
function durationText(writing: Writing, minutes: number): string {
  const words = writing.phrases.exposure;
  const { gloveTimes, gloveStandards } = writing.product.profile;
  if (gloveTimes === 'hours' && minutes >= 60) return writing.phrases.ecology.hours(String(minutes / 60));
  const time = words.minutes(String(minutes));
  const level = gloveTimes === 'levels' ? levels[minutes] : undefined;
  return level === undefined ? time : words.gloveLevel({ time, level, standard: gloveStandards.join(', ') });
}

const namesOf = (writing: Writing, ingredients: readonly NamedIngredient[]) =>
  writing.phrases.shared.list(ingredients.map(({ name }) => name));

const originOf = ({ of, source }: GloveTime) => fromCatalogue(of.substance?.cas, source);

function fullContact(writing: Writing, { time, untimed }: Glove): Sentence[] {
  const words = writing.phrases.exposure;
  // A time for one ingredient is not printed if the time for another is not known.
  const timed =
    time && untimed.length === 0
      ? [
          sentence(
            'protection.hands.time',
            words.gloveTime({ time: durationText(writing, time.minutes), name: time.of.name }),
            originOf(time),
          ),
        ]
      : [];
  if (untimed.length === 0) return timed;
  const names = namesOf(writing, untimed);
  const origin = { kind: 'missing', path: testedGloves, why: names } as const;
  return [...timed, sentence('protection.hands.time-open', words.gloveTimeOpen(names), origin)];
}

function times(writing: Writing, choice: Chosen): Sentence[] {
  const words = writing.phrases.exposure;
  const { splash } = choice;
  const advice = [
    ...fullContact(writing, choice),
    ...(splash
      ? [
          sentence(
            'protection.hands.splash',
            words.gloveSplash({ material: splash.words, time: durationText(writing, splash.time.minutes) }),
            originOf(splash.time),
          ),
        ]
      : []),
  ];
  const isTimed = advice.some(({ id }) => id !== 'protection.hands.time-open');
  return isTimed
    ? [...advice, notOwed(sentence('protection.hands.laboratory', words.gloveLaboratory, byRule(writing)))]
    : advice;
}

function chosen(writing: Writing, choice: Chosen): Sentence[] {
  const words = writing.phrases.exposure;
  const origin = byRule(writing, 'whyByComposition');
  const families = writing.phrases.shared.list(choice.families.map((family) => words.families[family]));
  const standard = writing.phrases.shared.list(writing.product.profile.gloveStandards, 'or');
  return [
    sentence('protection.hands.material', words.gloves({ material: choice.words, standard }), origin),
    ...(choice.families.length > 0
      ? [notOwed(sentence('protection.hands.reason', words.gloveReason(families), origin))]
      : []),
    ...(choice.isLastResort ? [notOwed(sentence('protection.hands.laminate', words.gloveLaminate, origin))] : []),
    ...(needsChemicalGloves(writing.product)
      ? [sentence('protection.hands.hot', words.hotWorkGloves, fromInput('description.processing'))]
      : []),
    ...(choice.isDry ? [sentence('protection.hands.dry', words.gloveReasonSolid, origin)] : times(writing, choice)),
    ...standing(writing),
  ];
}

/** Sentences that apply to every glove. */
const standing = (writing: Writing): Sentence[] => [
  notOwed(sentence('protection.hands.wear', writing.phrases.exposure.gloveWear, byRule(writing))),
];

const needsLeatherAlone = (product: Product): boolean =>
  isFlameWork(product) && !needsChemicalGloves(product) && product.draft.properties.gloves.trim() === '';

/** Section 8: material and thickness of the gloves, the basis of the choice, breakthrough time and source. */
export function handProtection(writing: Writing): Sentence[] {
  const words = writing.phrases.exposure;
  if (needsLeatherAlone(writing.product))
    return [
      sentence('protection.hands.leather', words.workGloves, fromInput('description.processing')),
      ...standing(writing),
    ];
  const choice = gloveChoice(writing);
  if (choice.status === 'chosen') return chosen(writing, choice);
  if (choice.status === 'tested') {
    const origin = fromInput(testedGloves);
    return [sentence('protection.hands.tested', choice.text, origin), ...standing(writing)];
  }
  if (choice.status === 'not-needed') {
    if (isMelted(writing.product))
      return [sentence('protection.hands.melt', words.meltGloves, fromInput('description.uses')), ...standing(writing)];
    if (isVeryCold(writing.product))
      return [sentence('protection.hands.cold', words.coldGloves, byRule(writing, 'whyByState')), ...standing(writing)];
    const text = writing.product.state === 'gas' ? words.glovesCylinder : words.glovesNotNeeded;
    return [sentence('protection.hands.advised', text, byRule(writing, 'whyByComposition'))];
  }
  if (choice.status === 'dry-leather') {
    return [sentence('protection.hands.leather', words.glovesWaterReactive, byClass(writing, reactsWithAirOrWater))];
  }
  const why = writing.phrases.shared.list(choice.unknown);
  return [sentence('protection.hands.open', words.glovesOpen, { kind: 'missing', path: testedGloves, why })];
}
