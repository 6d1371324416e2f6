import { isWater } from '../../water.ts';
import { distinct, joined, type Message, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import { percent, type Ppb, toPercent } from '../../concentration.ts';
import type { HazardClass } from '../../hazard.ts';
import type { PhysicalState } from '../../mixture.ts';
import type { Assessment, Member } from '../assessment.ts';
import { missingAssessments } from '../missing-assessments.ts';
import { counted, outcome, plainReason } from '../reason.ts';
import { classStates } from './class-states.ts';
import { bySpecificLimits } from './by-specific-limits.ts';
import { isChemicalUnderPressure, underPressure } from './chemical-under-pressure.ts';
import { tooMild } from './metal-corrosion-strength.ts';
import { withLittleOxygen } from './organic-peroxide.ts';
import {
  asSubstance,
  membersOf,
  noIngredientOf,
  notInThisState,
  paragraphOf,
  type PhysicalClass,
} from './physical-outcome.ts';
import { isSingleSubstance } from '../single-substance.ts';
import { diluteOxidiser } from './strength-table.ts';
import { broughtBy, listedFor, takenOver } from './taken-over.ts';

type TestedClass = PhysicalClass & {
  readonly states: readonly PhysicalState[];
  /** The test that a mixture with such an ingredient needs. */
  readonly test: Message;
  /** An exclusion by composition, if the law has one. */
  readonly notBy?: (assessment: Assessment, raising: readonly Member[]) => ClassOutcome | undefined;
  /** The class does not cover chemicals under pressure. */
  readonly isReplacedUnderPressure?: boolean;
  /** Other classes whose ingredients make this class relevant in this state, e.g. an oxidising solid in a solution. */
  readonly raisedBy?: readonly HazardClass[];
  /** Below this total, ingredients do not make the class relevant: burning and oxidising are properties of the bulk. */
  readonly raisedFrom?: Ppb;
};

const corrosiveToMetals = { hazardClass: 'Corrosive to metals', part: 16 } as const;

const manual = say('testedClass-manual');

/** Physical classes that need a test of the mixture; they are not calculated. */
export const testedClasses: readonly TestedClass[] = [
  {
    hazardClass: 'Explosives',
    part: 1,
    states: classStates.Explosives,
    test: say('testedClass-testSeriesPartI', { manual }),
  },
  {
    hazardClass: 'Flammable solids',
    part: 7,
    states: classStates['Flammable solids'],
    test: say('testedClass-burningRateTestN', { manual }),
    raisedBy: ['Flammable liquids'],
    raisedFrom: percent(1),
    isReplacedUnderPressure: true,
  },
  {
    hazardClass: 'Self-reactive substances and mixtures',
    part: 8,
    states: classStates['Self-reactive substances and mixtures'],
    test: say('testedClass-testSeriesHPartIi', { manual }),
  },
  {
    hazardClass: 'Pyrophoric liquids',
    part: 9,
    states: classStates['Pyrophoric liquids'],
    test: say('testedClass-testN', { manual }),
    raisedBy: ['Pyrophoric solids'],
  },
  {
    hazardClass: 'Pyrophoric solids',
    part: 10,
    states: classStates['Pyrophoric solids'],
    test: say('testedClass-testN2', { manual }),
    raisedBy: ['Pyrophoric liquids'],
  },
  {
    hazardClass: 'Self-heating substances and mixtures',
    part: 11,
    states: classStates['Self-heating substances and mixtures'],
    test: say('testedClass-testN3', { manual }),
  },
  {
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    part: 12,
    states: classStates['Substances and mixtures which in contact with water emit flammable gases'],
    test: say('testedClass-testN4', { manual }),
  },
  {
    hazardClass: 'Oxidising liquids',
    part: 13,
    states: classStates['Oxidising liquids'],
    test: say('testedClass-testO', { manual }),
    raisedBy: ['Oxidising solids'],
    raisedFrom: percent(1),
  },
  {
    hazardClass: 'Oxidising solids',
    part: 14,
    states: classStates['Oxidising solids'],
    test: say('testedClass-testOO', { manual }),
    raisedBy: ['Oxidising liquids'],
    raisedFrom: percent(1),
  },
  {
    hazardClass: 'Organic peroxides',
    part: 15,
    states: classStates['Organic peroxides'],
    test: say('testedClass-availableOxygenTestSeriesH', { manual }),
    notBy: withLittleOxygen,
  },
  {
    ...corrosiveToMetals,
    states: classStates['Corrosive to metals'],
    test: say('testedClass-corrosionTestPartIii', { manual }),
    notBy: (assessment, raising) => tooMild(assessment, corrosiveToMetals, raising),
  },
  {
    hazardClass: 'Desensitised explosives',
    part: 17,
    states: classStates['Desensitised explosives'],
    test: say('testedClass-burningRateTestPartV', { manual }),
  },
];

/**
 * A single substance keeps its class. A mixture takes over the class from a certain concentration of the ingredient.
 * Below it, the class stays open until a test is done or a limit decides.
 */
export function classifyTested(assessment: Assessment, tested: TestedClass): ClassOutcome {
  const elsewhere = otherwiseClassed(assessment, tested);
  if (elsewhere) return elsewhere;
  const own = membersOf(assessment, tested.hazardClass);
  const substance = own.find(({ subject }) => isSingleSubstance(subject));
  if (substance) return asSubstance(assessment, tested, substance);
  const { raisedBy } = tested;
  const raising = raisedBy ? [...own, ...raisedBy.flatMap((other) => membersOf(assessment, other))] : own;
  const unclassified = missingAssessments(assessment, tested.hazardClass, percent(1));
  if (raising.length === 0 && unclassified.length === 0) return noIngredientOf(assessment, tested);
  const raised = { raising, unclassified };
  return byComposition(assessment, tested, raised) ?? open(assessment, tested, raised);
}

/** With an unclassified ingredient, a hazard found from another ingredient stays; "no hazard" does not. */
function byComposition(assessment: Assessment, tested: TestedClass, raised: Raised): ClassOutcome | undefined {
  const { raising, unclassified } = raised;
  const isWhole = unclassified.length === 0;
  const released = isWhole ? tested.notBy?.(assessment, raising) : undefined;
  if (released) return released;
  const limited = isWhole ? bySpecificLimits(assessment, tested, raising) : undefined;
  if (limited) return limited;
  const brought = broughtBy(assessment, tested, { raising, own: membersOf(assessment, tested.hazardClass) });
  if (brought) return takenOver(assessment, tested, { brought, missing: unclassified });
  return isWhole ? (belowListed(assessment, tested, raising) ?? tooLittle(assessment, tested, raising)) : undefined;
}

/** Not classified: every relevant ingredient is listed by concentration in the dangerous goods list and is below it. */
function belowListed(
  assessment: Assessment,
  tested: TestedClass,
  raising: readonly Member[],
): ClassOutcome | undefined {
  const { hazardClass, part } = tested;
  const listed = raising.map((member) => listedFor(assessment, tested, member));
  if (listed.some((row) => row === undefined)) return undefined;
  const names = raising.map(({ subject }) =>
    say('testedClass-share', { name: subject.source.name, share: toPercent(subject.upper) }),
  );
  const sources = joined('semicolon', distinct(listed.flatMap((row) => row?.source ?? [])));
  const summary = say('testedClass-nameStrengthNotClassList', { names, sources });
  const reason = plainReason(`physical.${part}.below-listed`, paragraphOf(assessment, tested), summary);
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
}

/** In a dilute aqueous solution, more of an oxidiser is still too little. */
function raisedFromIn({ subjects }: Assessment, { hazardClass, raisedFrom }: TestedClass): Ppb | undefined {
  const { below, waterFrom } = diluteOxidiser;
  const isWatery = subjects.some(({ source, lower }) => isWater(source) && lower >= waterFrom);
  return hazardClass === 'Oxidising liquids' && isWatery ? below : raisedFrom;
}

/** The law sets no limit for traces of such an ingredient. This limit is from knowledge, and the reason says so. */
function tooLittle(assessment: Assessment, tested: TestedClass, raising: readonly Member[]): ClassOutcome | undefined {
  const { hazardClass, part } = tested;
  const raisedFrom = raisedFromIn(assessment, tested);
  const subjects = [...new Set(raising.map(({ subject }) => subject))];
  const sum = subjects.reduce((total, { upper }) => total + upper, 0);
  if (raisedFrom === undefined || sum >= raisedFrom) return undefined;
  const names = subjects.map(({ source }) => source.name);
  const summary = say('testedClass-tooLittlePropertyBulk', {
    names,
    sum: toPercent(sum),
    raisedFrom: toPercent(raisedFrom),
  });
  const reason = {
    ...plainReason(`physical.${part}.too-little`, paragraphOf(assessment, tested), summary),
    found: sum / 1e7,
    limit: raisedFrom / 1e7,
    unit: '%',
  };
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
}

function otherwiseClassed(assessment: Assessment, tested: TestedClass): ClassOutcome | undefined {
  if (!tested.states.includes(assessment.mixture.physicalState)) return notInThisState(assessment, tested);
  if (!tested.isReplacedUnderPressure || !isChemicalUnderPressure(assessment)) return undefined;
  return underPressure(assessment, tested);
}

type Raised = { readonly raising: readonly Member[]; readonly unclassified: readonly string[] };

function open(assessment: Assessment, tested: TestedClass, { raising, unclassified }: Raised): ClassOutcome {
  const { hazardClass, part, test } = tested;
  const names = [...new Set(raising.map(({ subject }) => subject.source.name)), ...unclassified];
  const summary = say('testedClass-notCalculatedMixturesNeededBecause', { names, test });
  const reason = {
    ...plainReason(`physical.${part}.test-missing`, paragraphOf(assessment, tested), summary),
    counted: raising.map(({ subject, hazards }) =>
      counted(subject, subject.upper, hazards[0] ? { hazard: hazards[0] } : {}),
    ),
  };
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: raising.length > 0 ? [test] : unclassified });
}
