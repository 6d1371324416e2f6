import type { ClassOutcome } from '../../classification.ts';
import type { Assessment } from '../assessment.ts';
import { classifyAerosol } from './aerosol.ts';
import { classifyChemicalUnderPressure } from './chemical-under-pressure.ts';
import { classifyFlammableGas } from './flammable-gas.ts';
import { classifyFlammableLiquid } from './flammable-liquid.ts';
import { classifyGasUnderPressure } from './gas-under-pressure.ts';
import { classifyOxidisingGas } from './oxidising-gas.ts';
import { withTestResults } from './test-result.ts';
import { classifyTested, testedClasses } from './tested-class.ts';

/** Every physical hazard class of a mixture, from data, composition and tests. */
export function classifyPhysical(assessment: Assessment): readonly ClassOutcome[] {
  const calculated = calculatedClasses(assessment);
  return assessment.mixture.testResults ? withTestResults(assessment, calculated) : calculated;
}

const calculatedClasses = (assessment: Assessment): readonly ClassOutcome[] => [
  classifyFlammableGas(assessment),
  classifyAerosol(assessment),
  classifyChemicalUnderPressure(assessment),
  classifyOxidisingGas(assessment),
  classifyGasUnderPressure(assessment),
  classifyFlammableLiquid(assessment),
  ...testedClasses.map((tested) => classifyTested(assessment, tested)),
];
