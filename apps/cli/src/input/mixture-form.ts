import { z } from 'zod';

const value = z.union([z.number(), z.string().min(1)]);
const notations = z.array(z.string().min(1));

const ingredientForm = z.strictObject({
  name: z.string().min(1),
  cas: z.string().optional(),
  concentration: value,
  hazards: notations.optional(),
  hazardSource: z.string().optional(),
  specificLimits: notations.optional(),
  mAcute: z.number().optional(),
  mChronic: z.number().optional(),
  acuteToxicity: notations.optional(),
  notes: notations.optional(),
  nonAdditive: z.boolean().optional(),
});

const propertiesForm = z.strictObject({
  flashPoint: value.optional(),
  boilingPoint: value.optional(),
  ph: value.optional(),
  viscosity: value.optional(),
  doesNotSustainCombustion: z.boolean().optional(),
  isGasOil: z.boolean().optional(),
  lowPhReserve: z.boolean().optional(),
  inhalationForm: z.enum(['vapour', 'dust-mist', 'gas']).optional(),
});

const testForm = z.strictObject({
  hazardClass: z.string().min(1),
  outcome: z.string().min(1).optional(),
  method: z.string().min(1),
  source: z.string().min(1),
  date: z.string().optional(),
});

/** A mixture as a person writes it; docs/command-line.md explains each field. */
export const mixtureForm = z.strictObject({
  product: z.string().optional(),
  physicalState: z.enum(['gas', 'liquid', 'solid', 'aerosol']).optional(),
  use: z.enum(['industrial', 'professional', 'consumer']).optional(),
  properties: propertiesForm.optional(),
  ingredients: z.array(ingredientForm).min(1),
  testData: z.array(testForm).optional(),
});

export type MixtureForm = z.infer<typeof mixtureForm>;
export type IngredientForm = z.infer<typeof ingredientForm>;
export type PropertiesForm = z.infer<typeof propertiesForm>;
