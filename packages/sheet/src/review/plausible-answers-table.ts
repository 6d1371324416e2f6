import type { InputPath } from '../draft/input-path.ts';
import type { SentenceId } from '../model/sentence-id.ts';

type PlausibleAnswers = {
  readonly path: InputPath;
  readonly answers: readonly string[];
  /** The line of section 9 that the input fills, if the line does not apply in every physical state. */
  readonly line?: SentenceId;
};

/**
 * Typical answers on each side of the legal limits, in the unit of an empty draft. They are not facts about the
 * product: they show what an answer would settle.
 */
export const plausibleAnswers: readonly PlausibleAnswers[] = [
  { path: 'description.uses', answers: ['Cleaning of machine parts'] },
  { path: 'description.usesAdvisedAgainst', answers: ['Use by consumers'] },
  { path: 'description.street', answers: ['1 Mill Road'] },
  { path: 'description.telephone', answers: ['+49 30 1234567'] },
  { path: 'description.email', answers: ['safety@example.com'] },
  { path: 'description.emergencyTelephone', answers: ['+49 30 19240'] },
  { path: 'description.productUse', answers: ['industrial', 'professional', 'consumer'] },
  { path: 'description.packageMl', answers: ['100', '500', '5000'] },
  { path: 'properties.state', answers: ['Liquid', 'Solid'] },
  { path: 'properties.waterSolubility', answers: ['Miscible', 'Insoluble'] },
  { path: 'properties.appearance', answers: ['Opaque liquid', 'Powder'] },
  { path: 'properties.odour', answers: ['Odourless', 'Solvent'] },
  { path: 'properties.ph', line: 'properties.ph', answers: ['1', '3', '7', '10', '13'] },
  { path: 'properties.flashPoint.value', line: 'properties.flashPoint', answers: ['-10', '30', '58', '80', '120'] },
  { path: 'properties.boilingPoint.value', answers: ['30', '100', '250'] },
  { path: 'properties.meltingPoint.value', line: 'properties.meltingPoint', answers: ['-60', '5'] },
  {
    path: 'properties.autoignitionTemperature.value',
    line: 'properties.autoignitionTemperature',
    answers: ['250', '450'],
  },
  { path: 'properties.decompositionTemperature.value', answers: ['60', '250'] },
  { path: 'properties.density.value', line: 'properties.density', answers: ['0.8', '1.3'] },
  { path: 'properties.viscosity.value', line: 'properties.viscosity', answers: ['2', '15', '100'] },
  { path: 'properties.vapourPressure.value', answers: ['0.1', '20'] },
  { path: 'properties.relativeVapourDensity.value', line: 'properties.relativeVapourDensity', answers: ['0.8', '3'] },
  { path: 'properties.lowerExplosiveLimit.value', line: 'properties.explosionLimits', answers: ['1.1', '3'] },
  { path: 'properties.upperExplosiveLimit.value', line: 'properties.explosionLimits', answers: ['8', '12'] },
  { path: 'properties.particles', answers: ['Median 120 µm, range 20 to 400 µm, no nanoforms'] },
];
