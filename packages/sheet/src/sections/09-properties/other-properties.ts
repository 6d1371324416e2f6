import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { categoryName } from '@gosds/phrases/market-terms';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { Block, Sentence } from '../../model/document.ts';
import { physicalStanding } from './physical-standing.ts';
import { measureText } from '../../draft/measure-text.ts';
import { byRule, field, fields, firstIngredient, fromInput, missing, notOwed, orElse, sentence } from '../words/say.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { givenEvidence, testedClasses } from '../words/test-evidence.ts';
import { furtherQuantities } from './properties.ts';
import { engineText } from '../words/engine-text.ts';

export const physicalClasses: AnyClass = [
  'Explosives',
  'Flammable gases',
  'Flammable liquids',
  'Flammable solids',
  'Aerosols',
  'Oxidising gases',
  'Oxidising liquids',
  'Oxidising solids',
  'Gases under pressure',
  'Self-reactive substances and mixtures',
  'Self-heating substances and mixtures',
  'Pyrophoric liquids',
  'Pyrophoric solids',
  'Substances and mixtures which in contact with water emit flammable gases',
  'Organic peroxides',
  'Corrosive to metals',
  'Desensitised explosives',
];

const originOf = (outcomes: readonly ClassOutcome[]) => ({
  kind: 'classification' as const,
  reasons: outcomes.flatMap(({ reasons }) => reasons.slice(0, 1)),
});

const standingPhrases = [
  ['not-met', 'notMet', 'notClassifiedIn'],
  ['screened', 'screened', 'screenedIn'],
  ['other-state', 'otherState', 'notForStateIn'],
  ['lack-of-data', 'lacking', 'lackingIn'],
] as const;

/** The classes that are not met, grouped by reason (REACH Annex II, 9 and 2.1). */
function notReached(writing: Writing, outcomes: readonly ClassOutcome[]): Sentence[] {
  const standings = outcomes
    .filter(({ status }) => status === 'not-classified')
    .map((outcome) => ({ outcome, standing: physicalStanding(writing.product, outcome) }));
  return standingPhrases.flatMap(([standing, id, phrase]) => {
    const group = standings.filter((each) => each.standing === standing).map(({ outcome }) => outcome);
    if (group.length === 0) return [];
    return [
      sentence(`physical.${id}`, writing.phrases.properties[phrase](classNames(writing, group)), originOf(group)),
    ];
  });
}

const classNames = (writing: Writing, outcomes: readonly ClassOutcome[]): string =>
  outcomes
    .map(({ hazardClass }) => hazardClassName(hazardClass, writing.language))
    .join(writing.phrases.shared.semicolon);

function physicalHazards(writing: Writing): Sentence[] {
  const outcomes = outcomesOf(writing.product, physicalClasses);
  const open = outcomes.filter(({ status }) => status === 'incomplete');
  const named = outcomes
    .filter(({ status }) => status === 'classified')
    .flatMap((outcome) =>
      outcome.hazards.map((entry) => {
        const notation: string = `${entry.code} ${entry.hCode}`;
        return sentence(`physical.${notation}`, `${categoryName(entry, writing.wording)}.`, originOf([outcome]));
      }),
    );
  const notJudged = writing.phrases.properties.notJudgedIn(classNames(writing, open));
  return [
    /* Removes the repeat for an aerosol, which has two statements for one category. */
    ...named.filter(({ text }, index) => named.findIndex((other) => other.text === text) === index),
    ...notReached(writing, outcomes),
    ...(open.length > 0 ? [sentence('physical.open', notJudged, originOf(open))] : []),
  ];
}

/** Test figures and answers that decide no class by themselves, each with its report. */
function furtherTests(writing: Writing): Sentence[] {
  const words = writing.phrases.properties;
  const { doesNotSustainCombustion, lowPhReserve, heatOfCombustion } = writing.product.mixture.properties;
  const testSentence = (id: string, answer: string, say: (evidence: string) => string): Sentence[] => {
    const evidence = givenEvidence(writing, id);
    const origin = fromInput(`properties.tests.${id}.values.${answer}`);
    return evidence === undefined ? [] : [sentence(`physical.test.${id}`, say(evidence), origin)];
  };
  const heat = heatOfCombustion && measureText(writing.phrases, heatOfCombustion);
  return [
    ...(doesNotSustainCombustion ? testSentence('L.2', 'doesNotSustain', words.doesNotSustainCombustion) : []),
    ...(lowPhReserve ? testSentence('pH-reserve', 'isLow', words.lowReserve) : []),
    ...(heat === undefined
      ? []
      : testSentence('heat-of-combustion', 'heatKjPerG', (evidence) =>
          words.heatOfCombustion({ value: heat, evidence }),
        )),
  ];
}

/** Results of product tests, each with its report. */
function testResults(writing: Writing): Sentence[] {
  const words = writing.phrases.properties;
  const ofClasses = testedClasses(writing.product)
    .filter(({ hazardClass }) => isClassOf(hazardClass, physicalClasses))
    .flatMap(({ hazardClass, reasons: [reason] }) => {
      if (!reason) return [];
      const text = words.testedClass({
        hazardClass: hazardClassName(hazardClass, writing.language),
        result: engineText(writing, reason.summary),
      });
      return [sentence(`physical.test.${hazardClass}`, text, { kind: 'classification', reasons: [reason] })];
    });
  return [...ofClasses, ...furtherTests(writing)];
}

/** 9.2.1 and 9.2.2. */
export function otherProperties(writing: Writing): Block[] {
  const words = writing.phrases.properties;
  const isEuropean = writing.product.profile.showsEuropeanNumbers;
  const further = furtherQuantities(writing);
  const none = notOwed(sentence('physical.noOther', words.noOther, byRule(writing)));
  return [
    fields(
      field(
        isEuropean ? words.physicalHazards : words.physicalHazardsGhs,
        ...orElse(
          [...physicalHazards(writing), ...testResults(writing)],
          missing(writing, 'physical.none', firstIngredient),
        ),
      ),
      ...(further.length > 0 ? further : [field(isEuropean ? words.otherSafety : words.otherSafetyGhs, none)]),
    ),
  ];
}
