import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { isUnclassifiedHazard } from '@gosds/ghs/supplemental-code';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { coldGases, highlyFlammableLiquids } from '../hazard-groups.ts';
import { ownValue } from '@gosds/ghs/own-value';
import { percent, toPercent } from '@gosds/ghs/concentration';
import { categoryName } from '@gosds/phrases/market-terms';
import { statementText } from '@gosds/phrases/statement-text';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { lackingText } from './class-verdict.ts';
import { classStanding } from './measures/class-standing.ts';
import { mayExplodeAsDust } from './measures/combustible-dust.ts';
import type { Block, Sentence } from '../document.ts';
import { needsVent } from '../product/vented-closure.ts';
import { isHotWork, isProcessingStated } from './measures/processing.ts';
import { holdsPeroxide } from './measures/reactive-kind.ts';
import { isAllInorganic } from './measures/ingredient-elements.ts';
import { statedHazard } from './measures/stated-hazard.ts';
import { missingWords } from './words/missing-words.ts';
import { concernSentence, ofConcern } from './substances-of-concern.ts';
import { parametersIn } from './words/parameters-in.ts';
import {
  byClass,
  byRule,
  fromInput,
  list,
  notOwed,
  onceAssessed,
  paragraph,
  type PhraseRule,
  select,
  sentence,
  table,
} from './words/say.ts';
import {
  classificationLaw,
  mayHave,
  outcomesOf,
  says,
  setsGasFreeWithAcids,
  type SheetContext,
} from '../sheet-context.ts';
import { atLeast } from '../product/at-least.ts';
import { isSubstance } from '../product/is-substance.ts';
import { evidenceText, testedClasses } from '../draft/test-evidence.ts';

function classRows(c: SheetContext): Sentence[][] {
  return c.classification.hazards.map((entry) => {
    const notation = `${entry.code} ${entry.hCode}`;
    const id = `classification.${notation}` as const;
    const reasons = c.reached
      .filter(({ hazard }) => hazard.code === entry.code && hazard.hCode === entry.hCode)
      .flatMap((each) => each.reasons);
    const origin = { kind: 'classification' as const, reasons };
    return [
      sentence(`${id}.class`, categoryName(entry, c.wording), origin),
      sentence(`${id}.code`, `${entry.code}, ${entry.hCode}`, origin),
      sentence(`${id}.statement`, statementText(entry.hCode, c.wording, parametersIn(c, entry)), origin),
    ];
  });
}

/** Classes that could not be judged, gathered by what is missing. */
function notJudged(c: SheetContext): Sentence[] {
  const groups = new Map<string, string[]>();
  const { language } = c;
  const open = c.classification.outcomes.filter(({ status }) => status === 'incomplete');
  for (const { hazardClass, missing } of open) {
    const key = missingWords(c, missing);
    groups.set(key, [...(groups.get(key) ?? []), hazardClassName(hazardClass, language)]);
  }
  return [...groups].map(([missing, classes], index) =>
    sentence(
      `classification.notJudged.${index}`,
      c.phrases.hazards.notJudged({ classes: classes.join(c.phrases.shared.semicolon), missing }),
      {
        kind: 'classification',
        reasons: open
          .filter((outcome) => missingWords(c, outcome.missing) === missing)
          .flatMap(({ reasons }) => reasons),
      },
    ),
  );
}

/** Classes that a test of the product decided, whatever the calculation gave. */
const tested = (c: SheetContext): Sentence[] =>
  testedClasses(c).map(({ hazardClass, reasons, testData }) =>
    notOwed(
      sentence(
        `classification.tested.${hazardClass}`,
        c.phrases.hazards[testData.isKnownClass ? 'knownClass' : 'testedClass']({
          hazardClass: hazardClassName(hazardClass, c.language),
          evidence: evidenceText(c, testData),
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

const isOpen = (c: SheetContext) => c.classification.outcomes.some(({ status }) => status === 'incomplete');

const noneText = (c: SheetContext) => {
  const words = c.phrases.hazards;
  const law = classificationLaw(c);
  return isOpen(c) ? words.notClassifiedSoFar(law) : words.notClassified(law);
};

/** Hazardous products of their own in North America, which have no code; those that bring a signal word are classes. */
const northAmericanRows = (c: SheetContext): Sentence[][] =>
  c.classification.supplemental.flatMap((entry) => {
    const { code, reason, signalWord } = entry;
    const name = ownValue(northAmericanClasses, code);
    if (name === undefined || signalWord === undefined) return [];
    const id = `classification.${code}` as const;
    const origin = { kind: 'classification' as const, reasons: [reason] };
    return [
      [
        sentence(`${id}.class`, c.phrases.hazards[name], origin),
        sentence(`${id}.code`, '–', origin),
        statedHazard(c, { id: `${id}.statement`, entry }),
      ],
    ];
  });

/**
 * A combustible dust is a hazardous chemical of its own in the United States, not one that is not otherwise classified
 * (29 CFR 1910.1200(c)): what the composition tells stands beside the classes where nobody declared it.
 */
function dustBesideClasses(c: SheetContext): Sentence[] {
  const isDeclared = c.classification.supplemental.some(({ code }) => code === 'COMBUSTIBLE-DUST');
  if (c.profile.market !== 'us' || isDeclared || !mayExplodeAsDust(c)) return [];
  return [sentence('classification.dust', c.phrases.hazards.dustExplosion, byRule(c, 'whyByComposition'))];
}

export function classification(c: SheetContext): Block[] {
  const words = c.phrases.hazards;
  const rows = [...classRows(c), ...northAmericanRows(c)];
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
          sentence('classification.none', noneText(c), {
            kind: 'classification',
            reasons: c.classification.outcomes.flatMap(({ reasons }) => reasons.slice(0, 1)),
          }),
        );
  const told = [...tested(c), ...notJudged(c), ...dustBesideClasses(c)];
  return [verdict, ...(told.length > 0 ? [list(told)] : [])];
}

type HazardPhrase =
  | 'vapourAir'
  | 'heatedVapour'
  | 'staticCharge'
  | 'dustExplosion'
  | 'containerBurst'
  | 'coldBurns'
  | 'asphyxiant'
  | 'acidContact'
  | 'oxygenPressure'
  | 'reactionFumes'
  | 'defatting';

/** A gas that does not itself feed breath and fire. */
const displacesOxygen = (c: SheetContext) => c.state === 'gas' && !mayHave(c, 'Ox. Gas');

const otherHazardRules: readonly PhraseRule<HazardPhrase>[] = [
  { phrase: 'vapourAir', hazard: highlyFlammableLiquids },
  { phrase: 'heatedVapour', hazard: ['Flam. Liq. 3', 'Flam. Liq. 4'] },
  { phrase: 'staticCharge', hazard: highlyFlammableLiquids },
  { phrase: 'dustExplosion', when: mayExplodeAsDust },
  { phrase: 'containerBurst', hazard: ['Aerosol', 'Press. Gas', 'Flam. Liq. 1', 'Org. Perox.'] },
  { phrase: 'coldBurns', hazard: coldGases },
  { phrase: 'asphyxiant', when: displacesOxygen },
  { phrase: 'acidContact', when: setsGasFreeWithAcids },
  { phrase: 'oxygenPressure', when: (c) => holdsPeroxide(c) && needsVent(c) },
  { phrase: 'reactionFumes', when: isHotWork },
  { phrase: 'defatting', when: (c) => says(c, '066') },
];

/** Those that no class of the standard covers. */
const unclassifiedHazards: readonly HazardPhrase[] = ['defatting', 'coldBurns'];

/** PBT and endocrine statements of REACH Annex II, 2.3; silent on what is not known. */
function europeanStatements(c: SheetContext): Sentence[] {
  const { hazards: words, ecology } = c.phrases;
  const pbt = concernSentence(c, {
    id: 'other-hazards.pbt',
    concern: 'pbt',
    texts: { found: words.pbtFound, none: words.pbtNone },
  });
  const endocrine = concernSentence(c, {
    id: 'other-hazards.endocrine',
    concern: 'endocrine',
    texts: { found: words.endocrineFound, none: words.endocrineNone },
  });
  const inorganic = sentence('other-hazards.pbtInorganic', ecology.pbtInorganic, byRule(c, 'whyByComposition'));
  return [isAllInorganic(c) ? inorganic : pbt, endocrine].filter((each) => each !== undefined);
}

/** Properties of ingredients that are hazards, though no class of the product. */
const hasConcern = (c: SheetContext): boolean => ofConcern(c, 'pbt').length + ofConcern(c, 'endocrine').length > 0;

export function otherHazards(c: SheetContext): Block[] {
  const words = c.phrases.hazards;
  const found = select(c, { scope: 'other-hazards', rules: otherHazardRules, texts: words });
  const european = c.profile.showsEuropeanNumbers ? europeanStatements(c) : [];
  const isSaid = found.length > 0 || (european.length > 0 && hasConcern(c));
  const items = isSaid
    ? found
    : [onceAssessed(c, notOwed(sentence('other-hazards.none', words.noOtherHazards, byRule(c))))];
  return [list([...items, ...european])];
}

export function reactionHazards(c: SheetContext): Block[] {
  const words = c.phrases.hazards;
  const texts = [
    ...(setsGasFreeWithAcids(c)
      ? [sentence('reaction-hazards.acidContact', words.acidContact, byRule(c, 'whyByComposition'))]
      : []),
    ...(mayHave(c, 'Water-react.')
      ? [sentence('reaction-hazards.water', words.reactionWater, byClass(c, 'Water-react.'))]
      : []),
    ...(isHotWork(c)
      ? [sentence('reaction-hazards.fumes', words.reactionFumes, fromInput('description.processing'))]
      : []),
  ];
  // That nothing forms in use may be said only where somebody told how the product is used.
  const denied = isProcessingStated(c) ? words.reactionNone : words.reactionOpen;
  const none = sentence('reaction-hazards.none', denied, byRule(c));
  return [paragraph(...(texts.length > 0 ? texts : [none]))];
}

/** What section 2(d) tells of hazards that no class covers. */
export function unclassifiedHazardsOf(c: SheetContext): readonly Sentence[] {
  const rules = otherHazardRules.filter(({ phrase }) => unclassifiedHazards.includes(phrase));
  const stated = c.classification.supplemental
    .filter(({ code }) => isUnclassifiedHazard(code))
    .map((entry) => statedHazard(c, { id: `hnoc.${entry.code}`, entry }));
  return [...select(c, { scope: 'hnoc', rules, texts: c.phrases.hazards }), ...stated];
}

export function hazardsNotOtherwiseClassified(c: SheetContext): Block[] {
  const found = unclassifiedHazardsOf(c);
  if (found.length > 0) return [list(found)];
  return [paragraph(sentence('hnoc.none', c.phrases.hazards.hnocNone, byRule(c)))];
}

/** Share of ingredients that nobody has assessed, in per cent. */
function notAssessedPercent(c: SheetContext): number {
  const open = atLeast(c, percent(1)).filter(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return Math.min(100, toPercent(open.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0)));
}

function unknownShares(c: SheetContext): (readonly [name: string, share: number, route: ToxicityRoute | 'all'])[] {
  const { routes, allRoutes } = c.phrases.hazards;
  const byRoute = c.classification.ate
    .filter(({ unknownPercent }) => unknownPercent >= 1)
    .map(({ route, unknownPercent }) => [routes[route], unknownPercent, route] as const);
  const share = notAssessedPercent(c);
  return byRoute.length === 0 && share > 0 ? [[allRoutes, share, 'all']] : byRoute;
}

/** The classes of acute toxicity in which section 11 finds that data are lacking, told alike. */
const lackingByRoute = (c: SheetContext): Sentence[] =>
  outcomesOf(c, acuteToxicityClasses).flatMap((outcome) => {
    const isCalculated = outcome.testData === undefined && outcome.status !== 'not-adopted';
    const told = isCalculated ? lackingText(c, classStanding(c, outcome)) : [];
    const name = hazardClassName(outcome.hazardClass, c.language);
    return told.map((text) =>
      sentence(
        `unknown-toxicity.${outcome.hazardClass}`,
        name + c.phrases.shared.colon + text,
        byRule(c, 'whyByComposition'),
      ),
    );
  });

/** Only of mixtures do the laws ask for it; what is unknown of a substance stands in section 11. */
function noMixture(c: SheetContext): Block[] {
  const { shared, composition } = c.phrases;
  const text = shared.notApplicableBecause(composition.isSubstance);
  return c.profile.market === 'us' ? [paragraph(sentence('unknown-toxicity.substance', text, byRule(c)))] : [];
}

/** Percent of ingredients of unknown acute toxicity, by route. */
export function unknownToxicity(c: SheetContext): Block[] {
  if (isSubstance(c)) return noMixture(c);
  const words = c.phrases.hazards;
  const shares = unknownShares(c);
  const { market } = c.profile;
  const origin = byRule(c, 'whyByComposition');
  const items = shares.map(([route, share, id]) =>
    sentence(
      `unknown-toxicity.${id}`,
      words.unknownAcute({ percent: c.phrases.shared.number(String(Number(share.toFixed(1)))), route, market }),
      origin,
    ),
  );
  const none = notOwed(sentence('unknown-toxicity.none', words.unknownAcuteNone, origin));
  const found = [...items, ...(shares.some(([, , id]) => id === 'all') ? [] : lackingByRoute(c))];
  return found.length > 0 ? [list(found)] : [paragraph(none)];
}
