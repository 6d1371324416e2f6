import { z } from 'zod';
import { descriptionSchema } from '../draft/description-schema.ts';
import { dangerousGoodsSchema, ingredientSchema, propertiesSchema } from '../draft/draft.ts';

/** Version of the format. A reader of one version can read all files of that version. */
export const sheetDataVersion = 1;

/** Texts of section 1, and the country and language of the sheet. */
export const describedTexts = {
  productName: true,
  companyName: true,
  country: true,
  language: true,
  partNumber: true,
  synonyms: true,
  uses: true,
  usesAdvisedAgainst: true,
  ufiNumbers: true,
  inventoryStatus: true,
  vendorCountry: true,
  street: true,
  suburb: true,
  state: true,
  postcode: true,
  telephone: true,
  email: true,
  website: true,
  emergencyTelephone: true,
  emergencyProvider: true,
  otherEmergencyTelephoneNumbers: true,
} as const;

/** Texts of sections 2, 8 and 9. */
export const propertyTexts = {
  state: true,
  waterSolubility: true,
  appearance: true,
  appearanceText: true,
  odour: true,
  ph: true,
  particles: true,
  nationalLimits: true,
  biologicalLimits: true,
  dnel: true,
  pnec: true,
  gloves: true,
  physicalHazardUnclassified: true,
  healthHazardUnclassified: true,
} as const;

const secondWords = {
  description: descriptionSchema.shape.secondLanguage.unwrap().partial().optional(),
  properties: propertiesSchema.shape.secondLanguage.unwrap().partial().optional(),
};

/** Higher than the row limit of a draft, because each raw material may have several ingredients. */
const mostIngredients = 2000;

const printedInputsSchema = z
  .object({
    description: descriptionSchema.pick(describedTexts).partial().extend({ secondLanguage: secondWords.description }),
    ingredients: z
      .array(ingredientSchema.pick({ name: true, casNumber: true, proportion: true, registrationNumber: true }))
      .max(mostIngredients)
      .describe('As section 3 shows them: a withheld one by its generic name and range. Shares in per cent.'),
    properties: propertiesSchema
      .omit({ isCombustibleDust: true, packedGas: true, carriageTemperature: true, tests: true })
      .partial()
      .extend({ secondLanguage: secondWords.properties }),
    dangerousGoods: dangerousGoodsSchema
      .omit({ confirmed: true })
      .partial()
      .describe('The entry that the supplier confirmed; empty where it was worked out.'),
  })
  .describe('What was typed, as far as the sheet prints it, by the names of the inputs. Blank inputs are left out.')
  .meta({ id: 'Inputs' });

export type PrintedInputs = z.input<typeof printedInputsSchema>;

/** The start of the JSON of a sheet. Files from before 24 November 2026 have no `inputs`. */
export const sheetDataHead = {
  format: z.literal('gosds-sheet'),
  formatVersion: z.literal(sheetDataVersion),
  inputs: printedInputsSchema.optional(),
} as const;

/** Reads the head of the JSON of a sheet and ignores the rest. */
export const sheetDataHeadSchema = z.object(sheetDataHead);
