import { chemicalFamilies } from '@gosds/ghs/label-facts';
import { physicalStates } from '@gosds/ghs/mixture';
import { z } from 'zod';
import { physicalTestForm } from './physical-test-form.ts';

const value = z.union([z.number(), z.string().min(1)]);
const notations = z.array(z.string().min(1));

const gasForm = z.strictObject({
  flammableFrom: z.number().optional(),
  lowerLimit: z.number().optional(),
  nitrogenEquivalency: z.number().optional(),
  oxygenEquivalency: z.number().optional(),
  criticalC: z.number().optional(),
  source: z.string().min(1).optional(),
});

const ingredientForm = z.strictObject({
  name: z.string().min(1),
  printedName: z.string().min(1).optional(),
  cas: z.string().optional(),
  concentration: value,
  hazards: notations.optional(),
  hazardSource: z.string().optional(),
  specificLimits: notations.optional(),
  mAcute: z.number().optional(),
  mChronic: z.number().optional(),
  acuteToxicity: notations.optional(),
  notes: notations.optional(),
  families: z.array(z.enum(chemicalFamilies)).optional(),
  nonAdditive: z.boolean().optional(),
  molarMass: z.number().optional(),
  gas: gasForm.optional(),
  heatOfCombustion: z.number().optional(),
  peroxygenGroups: z.int().optional(),
  /** Ingredients of a raw material that is itself a mixture. */
  get ingredients() {
    return z.array(ingredientForm).min(1).optional();
  },
});

const propertiesForm = z.strictObject({
  flashPoint: value.optional(),
  hasNoFlashPoint: z.boolean().optional(),
  boilingPoint: value.optional(),
  ph: value.optional(),
  viscosity: value.optional(),
  doesNotSustainCombustion: z.boolean().optional(),
  isGasOil: z.boolean().optional(),
  lowPhReserve: z.boolean().optional(),
  packedGas: z.enum(['compressed', 'liquefied', 'refrigerated', 'dissolved', 'unpressurised']).optional(),
  isPressurisedChemical: z.boolean().optional(),
  heatOfCombustion: value.optional(),
  inhalationForm: z.enum(['vapour', 'dust-mist', 'gas']).optional(),
});

const testForm = z.strictObject({
  hazardClass: z.string().min(1),
  outcome: z.string().min(1).optional(),
  method: z.string().min(1),
  source: z.string().min(1),
  date: z.string().optional(),
});

const purpose = z.enum(['paint-or-varnish', 'adhesive', 'cement', 'brazing-or-soldering', 'plant-protection']);

/** A mixture as a person writes it; docs/command-line.md explains each field. */
export const mixtureForm = z.strictObject({
  product: z.string().optional(),
  physicalState: z.enum(physicalStates).optional(),
  sharesBy: z.enum(['weight', 'volume']).optional(),
  use: z.enum(['industrial', 'professional', 'consumer']).optional(),
  purposes: z.array(purpose).optional(),
  properties: propertiesForm.optional(),
  ingredients: z.array(ingredientForm).min(1),
  testData: z.array(testForm).optional(),
  testResults: z.array(physicalTestForm).optional(),
});

export type MixtureForm = z.infer<typeof mixtureForm>;
export type IngredientForm = z.infer<typeof ingredientForm>;
export type PropertiesForm = z.infer<typeof propertiesForm>;
