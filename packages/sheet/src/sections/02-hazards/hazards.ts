import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { isUnclassifiedHazard } from '@gosds/ghs/supplemental-code';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { coldGases, highlyFlammableLiquids } from '../../hazard-groups.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { ownValue } from '@gosds/ghs/own-value';
import { percent, toPercent } from '@gosds/ghs/concentration';
import { categoryName } from '@gosds/phrases/market-terms';
import { statementText } from '@gosds/phrases/statement-text';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { lackingText } from '../classes/class-verdict.ts';
import { classStanding } from '../classes/class-standing.ts';
import { mayExplodeAsDust } from '../measures/combustible-dust.ts';
import { holdsNitrateEster } from '../measures/holds-group.ts';
import { formsHydrogenFluoride } from '../measures/water-contact.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { needsVent } from '../../product/vented-closure.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import { isFlameWork, isMelted, isTinSoldered } from '../measures/processing.ts';
import { holdsPeroxide } from '../chemistry/reactive-kind.ts';
import { isAllInorganic } from '../chemistry/ingredient-elements.ts';
import { unknownAquatic } from './unknown-aquatic.ts';
import { statedHazard } from './stated-hazard.ts';
import { missingWords } from '../words/missing-words.ts';
import { concernSentence, ofConcern } from '../classes/substances-of-concern.ts';
import { parametersIn } from '../words/parameters-in.ts';
import {
  byRule,
  list,
  notOwed,
  onceAssessed,
  paragraph,
  type PhraseRule,
  select,
  sentence,
  table,
} from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { mayHave, outcomesOf } from '../../product/product-hazards.ts';
import { hasStatement, setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import { classificationLaw } from '../words/law-words.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { type Evidence, evidenceText, testedClasses } from '../words/test-evidence.ts';

function classRows(writing: Writing): Sentence[][] {
  return writing.product.classification.hazards.map((entry) => {
    const notation: string = `${entry.code} ${entry.hCode}`;
    const id = `classification.${notation}` as const;
    const reasons = writing.product.productHazards
      .filter(({ hazard }) => hazard.code === entry.code && hazard.hCode === entry.hCode)
      .flatMap((each) => each.reasons);
    const origin = { kind: 'classification' as const, reasons };
    return [
      sentence(`${id}.class`, categoryName(entry, writing.wording), origin),
      sentence(`${id}.code`, `${entry.code}, ${entry.hCode}`, origin),
      sentence(`${id}.statement`, statementText(entry.hCode, writing.wording, parametersIn(writing, entry)), origin),
    ];
  });
}

/** Classes that could not be judged, grouped by the missing data. */
function notJudged(writing: Writing): Sentence[] {
  const groups = new Map<string, string[]>();
  const { language } = writing;
  const open = writing.product.classification.outcomes.filter(({ status }) => status === 'incomplete');
  for (const { hazardClass, missing } of open) {
    const key = missingWords(writing, missing);
    groups.set(key, [...(groups.get(key) ?? []), hazardClassName(hazardClass, language)]);
  }
  return [...groups].map(([missing, classes], index) =>
    sentence(
      `classification.notJudged.${index}`,
      writing.phrases.hazards.notJudged({ classes: classes.join(writing.phrases.shared.semicolon), missing }),
      {
        kind: 'classification',
        reasons: open
          .filter((outcome) => missingWords(writing, outcome.missing) === missing)
          .flatMap(({ reasons }) => reasons),
      },
    ),
  );
}

function wordOf({ isKnownClass, isReview }: Evidence): 'knownClass' | 'reviewedClass' | 'testedClass' {
  if (isReview) return 'reviewedClass';
  return isKnownClass ? 'knownClass' : 'testedClass';
}

/** Classes decided by a test of the product, whatever the calculation gave. */
const tested = (writing: Writing): Sentence[] =>
  testedClasses(writing.product).map(({ hazardClass, reasons, testData }) =>
    notOwed(
      sentence(
        `classification.tested.${hazardClass}`,
        writing.phrases.hazards[wordOf(testData)]({
          hazardClass: hazardClassName(hazardClass, writing.language),
          evidence: evidenceText(writing, testData),
        }),
        { kind: 'classification', reasons: reasons.slice(0, 1) },
      ),
    ),
  );

const northAmericanClasses: Readonly<
  Record<string, 'simpleAsphyxiant' | 'combustibleDust' | 'physicalUnclassified' | 'healthUnclassified'>
> = {
  'SIMPLE-ASPHYXIANT': 'simpleAsphyxiant',
  'COMBUSTIBLE-DUST': 'combustibleDust',
  'HNOC-PHYSICAL': 'physicalUnclassified',
  'HNOC-HEALTH': 'healthUnclassified',
};

const isOpen = (product: Product) => product.classification.outcomes.some(({ status }) => status === 'incomplete');

const noneText = (writing: Writing) => {
  const words = writing.phrases.hazards;
  const law = classificationLaw(writing);
  return isOpen(writing.product) ? words.notClassifiedSoFar(law) : words.notClassified(law);
};

/** Hazard classes that only North America has and that have no GHS code. Those with a signal word count as classes. */
const northAmericanRows = (writing: Writing): Sentence[][] =>
  writing.product.classification.supplemental.flatMap((entry) => {
    const { code, reason, signalWord } = entry;
    const name = ownValue(northAmericanClasses, code);
    if (name === undefined || signalWord === undefined) return [];
    const id = `classification.${code}` as const;
    const origin = { kind: 'classification' as const, reasons: [reason] };
    return [
      [
        sentence(`${id}.class`, writing.phrases.hazards[name], origin),
        sentence(`${id}.code`, '–', origin),
        statedHazard(writing, { id: `${id}.statement`, entry }),
      ],
    ];
  });

/**
 * In the United States, a combustible dust is a hazardous chemical of its own and not a hazard not otherwise classified
 * (29 CFR 1910.1200(c)). The composition decides, unless the user declared it.
 */
function dustBesideClasses(writing: Writing): Sentence[] {
  const isDeclared = writing.product.classification.supplemental.some(({ code }) => code === 'COMBUSTIBLE-DUST');
  if (writing.product.profile.statesDustBesideClasses === undefined || isDeclared || !mayExplodeAsDust(writing.product))
    return [];
  return [sentence('classification.dust', writing.phrases.hazards.dustExplosion, byRule(writing, 'whyByComposition'))];
}

export function classification(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const rows = [...classRows(writing), ...northAmericanRows(writing)];
  const verdict =
    rows.length > 0
      ? table(
          words.tableCaption,
          [
            { heading: words.columnClass, width: 4 },
            { heading: words.columnCode, width: 3 },
            { heading: words.columnStatement, width: 5 },
          ],
          rows,
        )
      : paragraph(
          sentence('classification.none', noneText(writing), {
            kind: 'classification',
            reasons: writing.product.classification.outcomes.flatMap(({ reasons }) => reasons.slice(0, 1)),
          }),
        );
  const items = [...tested(writing), ...notJudged(writing), ...dustBesideClasses(writing)];
  return [verdict, ...(items.length > 0 ? [list(items)] : [])];
}

type HazardPhrase =
  | 'vapourAir'
  | 'heatedVapour'
  | 'staticCharge'
  | 'dustExplosion'
  | 'containerBurst'
  | 'coldBurns'
  | 'coldContact'
  | 'coldBursts'
  | 'asphyxiant'
  | 'acidContact'
  | 'oxygenPressure'
  | 'reactionFumes'
  | 'solderFumes'
  | 'meltBurns'
  | 'reactionHydrogenFluoride'
  | 'reactionNitrateEster'
  | 'defatting';

/** A gas that supports neither breathing nor combustion. */
const displacesOxygen = (product: Product) =>
  (product.state === 'gas' || isFrozenGas(product)) && !mayHave(product, 'Ox. Gas') && !isPoisonGas(product);

const otherHazardRules: readonly PhraseRule<HazardPhrase>[] = [
  { phrase: 'vapourAir', hazard: highlyFlammableLiquids },
  { phrase: 'heatedVapour', hazard: ['Flam. Liq. 3', 'Flam. Liq. 4'] },
  { phrase: 'staticCharge', hazard: highlyFlammableLiquids },
  { phrase: 'dustExplosion', when: mayExplodeAsDust },
  {
    phrase: 'containerBurst',
    hazard: ['Aerosol', 'Press. Gas', 'Flam. Liq. 1', 'Org. Perox.'],
    when: (product) => !isVeryCold(product),
  },
  { phrase: 'coldBurns', hazard: coldGases, unless: 'Press. Gas (Ref. Liq.)' },
  { phrase: 'coldContact', when: isVeryCold },
  { phrase: 'coldBursts', when: isVeryCold },
  { phrase: 'asphyxiant', when: displacesOxygen },
  { phrase: 'acidContact', when: setsGasFreeWithAcids },
  { phrase: 'oxygenPressure', when: (product) => holdsPeroxide(product) && needsVent(product) },
  { phrase: 'reactionFumes', when: isFlameWork },
  { phrase: 'solderFumes', when: isTinSoldered },
  { phrase: 'meltBurns', when: isMelted },
  { phrase: 'reactionHydrogenFluoride', when: formsHydrogenFluoride },
  { phrase: 'reactionNitrateEster', when: holdsNitrateEster },
  { phrase: 'defatting', when: (product) => hasStatement(product, '066') },
];

/** Hazards that no class of the standard covers. */
const unclassifiedHazards: readonly HazardPhrase[] = [
  'defatting',
  'coldBurns',
  'coldContact',
  'coldBursts',
  'meltBurns',
];

/** The phrases of the section, and two of section 10. */
function textsOf({ phrases }: Writing): Readonly<Record<HazardPhrase, string>> {
  const { reactionHydrogenFluoride, reactionNitrateEster } = phrases.stability;
  return { ...phrases.hazards, reactionHydrogenFluoride, reactionNitrateEster };
}

/** PBT and endocrine statements of REACH Annex II, 2.3; nothing if not known. */
function europeanStatements(writing: Writing): Sentence[] {
  const { hazards: words, ecology } = writing.phrases;
  const pbt = concernSentence(writing, {
    id: 'other-hazards.pbt',
    concern: 'pbt',
    texts: { found: words.pbtFound, none: words.pbtNone },
  });
  const endocrine = concernSentence(writing, {
    id: 'other-hazards.endocrine',
    concern: 'endocrine',
    texts: { found: words.endocrineFound, none: words.endocrineNone },
  });
  const inorganic = sentence('other-hazards.pbtInorganic', ecology.pbtInorganic, byRule(writing, 'whyByComposition'));
  return [isAllInorganic(writing.product) ? inorganic : pbt, endocrine].filter((each) => each !== undefined);
}

/** True if ingredients have a property of concern that is not a class of the product. */
const hasConcern = (writing: Writing): boolean =>
  ofConcern(writing, 'pbt').length + ofConcern(writing, 'endocrine').length > 0;

export function otherHazards(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const found = select(writing, { scope: 'other-hazards', rules: otherHazardRules, texts: textsOf(writing) });
  const european = writing.product.profile.showsEuropeanNumbers ? europeanStatements(writing) : [];
  const unknown = unknownAquatic(writing, 'other-hazards.unknownAquatic');
  const isSaid = found.length > 0 || unknown.length > 0 || (european.length > 0 && hasConcern(writing));
  const none = isSaid
    ? []
    : [onceAssessed(writing, notOwed(sentence('other-hazards.none', words.noOtherHazards, byRule(writing))))];
  return [list([...found, ...unknown, ...european, ...none])];
}

/** Statements of section 2(d) about hazards without a class. */
export function unclassifiedHazardsOf(writing: Writing): readonly Sentence[] {
  const rules = otherHazardRules.filter(({ phrase }) => unclassifiedHazards.includes(phrase));
  const stated = writing.product.classification.supplemental
    .filter(({ code }) => isUnclassifiedHazard(code))
    .map((entry) => statedHazard(writing, { id: `hnoc.${entry.code}`, entry }));
  return [...select(writing, { scope: 'hnoc', rules, texts: textsOf(writing) }), ...stated];
}

export function hazardsNotOtherwiseClassified(writing: Writing): Block[] {
  const found = unclassifiedHazardsOf(writing);
  if (found.length > 0) return [list(found)];
  return [paragraph(sentence('hnoc.none', writing.phrases.hazards.hnocNone, byRule(writing)))];
}

/** Concentration of ingredients that nobody has assessed, in per cent. */
function notAssessedPercent(product: Product): number {
  const open = atLeast(product, percent(1)).filter(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return Math.min(100, toPercent(open.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0)));
}

function unknownShares(writing: Writing): (readonly [name: string, share: number, route: ToxicityRoute | 'all'])[] {
  const { routes, allRoutes } = writing.phrases.hazards;
  const byRoute = writing.product.classification.ate
    .filter(({ unknownPercent }) => unknownPercent >= 1)
    .map(({ route, unknownPercent }) => [routes[route], unknownPercent, route] as const);
  const share = notAssessedPercent(writing.product);
  return byRoute.length === 0 && share > 0 ? [[allRoutes, share, 'all']] : byRoute;
}

/** The acute toxicity classes for which section 11 lacks data, in its words. */
const lackingByRoute = (writing: Writing): Sentence[] =>
  outcomesOf(writing.product, acuteToxicityClasses).flatMap((outcome) => {
    const isCalculated = outcome.testData === undefined && outcome.status !== 'not-adopted';
    const texts = isCalculated ? lackingText(writing, classStanding(writing, outcome)) : [];
    const name = hazardClassName(outcome.hazardClass, writing.language);
    return texts.map((text) =>
      sentence(
        `unknown-toxicity.${outcome.hazardClass}`,
        name + writing.phrases.shared.colon + text,
        byRule(writing, 'whyByComposition'),
      ),
    );
  });

/** The laws require this only for mixtures. For a substance, section 11 states what is unknown. */
function noMixture(writing: Writing): Block[] {
  const { shared, composition } = writing.phrases;
  const text = shared.notApplicableBecause(composition.isSubstance);
  return writing.product.profile.statesUnknownToxicityOfSubstance !== undefined
    ? [paragraph(sentence('unknown-toxicity.substance', text, byRule(writing)))]
    : [];
}

/** Percentage of ingredients with unknown acute toxicity, by route. */
export function unknownToxicity(writing: Writing): Block[] {
  if (isSubstance(writing.product)) return noMixture(writing);
  const words = writing.phrases.hazards;
  const shares = unknownShares(writing);
  const { market } = writing.product.profile;
  const origin = byRule(writing, 'whyByComposition');
  const items = shares.map(([route, share, id]) =>
    sentence(
      `unknown-toxicity.${id}`,
      words.unknownAcute({ percent: writing.phrases.shared.number(String(Number(share.toFixed(1)))), route, market }),
      origin,
    ),
  );
  const none = notOwed(sentence('unknown-toxicity.none', words.unknownAcuteNone, origin));
  const found = [...items, ...(shares.some(([, , id]) => id === 'all') ? [] : lackingByRoute(writing))];
  return found.length > 0 ? [list(found)] : [paragraph(none)];
}
