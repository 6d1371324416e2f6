import type { ClassOutcome } from '../../classification.ts';
import type { Assessment } from '../assessment.ts';
import { classifyFlammableGas } from './flammable-gas.ts';
import { classifyFlammableLiquid } from './flammable-liquid.ts';
import { classifyGasUnderPressure } from './gas-under-pressure.ts';
import { classifyOxidisingGas } from './oxidising-gas.ts';
import { classifyTested, testedClasses } from './tested-class.ts';

/** Every physical hazard class of a mixture, from data, composition and tests. */
export const classifyPhysical = (assessment: Assessment): readonly ClassOutcome[] => [
  classifyFlammableGas(assessment),
  classifyOxidisingGas(assessment),
  classifyGasUnderPressure(assessment),
  classifyFlammableLiquid(assessment),
  ...testedClasses.map((tested) => classifyTested(assessment, tested)),
];
