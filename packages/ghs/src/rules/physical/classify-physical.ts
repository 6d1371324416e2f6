import type { ClassOutcome } from '../../classification.ts';
import type { HazardClass } from '../../hazard.ts';
import type { Assessment } from '../assessment.ts';
import { classifyAerosol } from './aerosol.ts';
import { classifyChemicalUnderPressure } from './chemical-under-pressure.ts';
import { classifyFlammableGas } from './flammable-gas.ts';
import { classifyFlammableLiquid } from './flammable-liquid.ts';
import { classifyGasUnderPressure } from './gas-under-pressure.ts';
import { classifyOxidisingGas } from './oxidising-gas.ts';
import { withTestResults } from './test-result.ts';
import { classifyTested, testedClasses } from './tested-class.ts';

type PhysicalRule = readonly [hazardClass: HazardClass, classify: (assessment: Assessment) => ClassOutcome];

const rules: readonly PhysicalRule[] = [
  ['Flammable gases', classifyFlammableGas],
  ['Aerosols', classifyAerosol],
  ['Chemicals under pressure', classifyChemicalUnderPressure],
  ['Oxidising gases', classifyOxidisingGas],
  ['Gases under pressure', classifyGasUnderPressure],
  ['Flammable liquids', classifyFlammableLiquid],
  ...testedClasses.map((tested): PhysicalRule => [
    tested.hazardClass,
    (assessment) => classifyTested(assessment, tested),
  ]),
];

/** The outcomes of the physical hazard classes asked for, from data, composition and tests. */
export function classifyPhysical(
  assessment: Assessment,
  isWanted: (hazardClass: HazardClass) => boolean,
): readonly ClassOutcome[] {
  const calculated: ClassOutcome[] = [];
  for (const [hazardClass, classify] of rules) if (isWanted(hazardClass)) calculated.push(classify(assessment));
  return assessment.mixture.testResults ? withTestResults(assessment, calculated) : calculated;
}
