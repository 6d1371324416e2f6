import { type Message, say } from '../../message.ts';
import { checkMixture } from '../../check-mixture.ts';
import type { ClassOutcome } from '../../classification.ts';
import { exactly, percent } from '../../concentration.ts';
import type { HazardClass } from '../../hazard.ts';
import type { Market } from '../../markets/market.ts';
import type { Ingredient, Mixture } from '../../mixture.ts';
import type { SubstanceData } from '../../substance.ts';
import { assess } from '../assess.ts';
import { classifyPhysical } from '../physical/classify-physical.ts';
import { testedClasses } from '../physical/tested-class.ts';

/** Applies the physical rules for mixtures, with the substance as a single unclassified ingredient. */
export function physicalOfSubstance(data: SubstanceData, market: Market): readonly ClassOutcome[] {
  const mixture = asMixture(data);
  checkMixture(mixture);
  return classifyPhysical(assess(mixture, market), () => true).map((outcome) => namingTest(outcome, data.name));
}

function asMixture({ name, cas, molarMass, gas, physicalState, properties = {}, testResults }: SubstanceData): Mixture {
  const ingredient: Ingredient = {
    id: 'substance',
    name,
    concentration: exactly(percent(100)),
    hazards: 'not-assessed',
    ...(cas === undefined ? {} : { cas }),
    ...(molarMass === undefined ? {} : { molarMass }),
    ...(gas === undefined ? {} : { gas }),
  };
  return { physicalState, ingredients: [ingredient], properties, ...(testResults ? { testResults } : {}) };
}

/** Data needed for a gas that is in no list. */
const neededOfGas: Readonly<Partial<Record<HazardClass, Message>>> = {
  'Flammable gases': say('physicalOfSubstance-flammabilityRangeAirTestIso'),
  'Oxidising gases': say('physicalOfSubstance-oxidisingPowerTestIso'),
};

/** If a class waits for the classification of the substance, names the test or data that would give it. */
function namingTest(outcome: ClassOutcome, name: string): ClassOutcome {
  const { hazardClass, reasons, missing } = outcome;
  const test = testedClasses.find((tested) => tested.hazardClass === hazardClass)?.test ?? neededOfGas[hazardClass];
  if (test === undefined || !missing.includes(name)) return outcome;
  const [first, ...others] = reasons;
  return {
    ...outcome,
    missing: missing.map((one) => (one === name ? test : one)),
    reasons: first ? [{ ...first, summary: say('physicalOfSubstance-notCalculatedNeeded', { test }) }, ...others] : [],
  };
}
