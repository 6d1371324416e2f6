import { z } from 'zod';
import { barToSecondLanguage } from './bar-to-second-language.ts';
import { descriptionSchema } from './description-schema.ts';
import { rowLimits } from './row-limits.ts';
import { text } from './text-schema.ts';

/** A number or range as typed, with its unit. The units `Not Applicable` and `Not Available` answer without a value. */
export const quantitySchema = z.object({
  value: text(40),
  unit: text(40),
  /** Test method, and temperature of measurement in °C, if the user knows them. */
  method: z.string().max(200).optional(),
  temperature: z.string().max(20).optional(),
});

/**
 * The user's own classification of an ingredient that the catalogue lacks, or that departs from the catalogue with a
 * reason.
 */
export const handClassificationSchema = z.object({
  /** Notation of `hazard()`, e.g. `Skin Irrit. 2 H315`. */
  hazards: z.array(z.string().max(80)).max(40).default([]),
  /** Supplemental statements, e.g. `EUH066`. Undefined, as in older drafts: those of the catalogue stay. */
  supplemental: z.array(z.string().max(10)).max(20).optional(),
  specificLimits: z
    .array(z.object({ outcome: z.string().max(80), lowerPercent: text(20), upperPercent: text(20) }))
    .max(20)
    .default([]),
  mAcute: text(10),
  mChronic: text(10),
  ateOral: text(20),
  ateDermal: text(20),
  ateVapour: text(20),
  ateDustMist: text(20),
  ateGas: text(20),
  /** True: the user states that the ingredient is not hazardous. */
  notHazardous: z.boolean().default(false),
  source: text(300),
});

/** A test of the product or of an ingredient: answers by field id, and the report that contains them. */
export const productTestSchema = z.object({
  values: z.record(z.string().max(40), z.string().max(80)).default({}),
  method: text(200),
  source: text(300),
  /** A year, a month or a day: `2024`, `2024-03`, `2024-03-15`. */
  date: text(10),
});

/** The tests that were made, by the ids of `everyTest`. A second test of a kind has the suffix `~2`. */
const testsSchema = z
  .record(z.string().max(40), productTestSchema)
  .refine((tests) => Object.keys(tests).length <= 200)
  .default({});

/** An ingredient of a raw material. A proportion may also be a word for the rest, such as `balance`. */
export const partSchema = z.object({
  id: z.string().min(1).max(40),
  name: text(300),
  proportion: text(40),
  casNumber: text(20),
  cwNumber: text(20),
  /** Catalogue id; null while the name is not in the catalogue. */
  materialId: z.int().positive().nullable().default(null),
  /** Registration number under REACH or UK REACH, as typed; commas separate several. */
  registrationNumber: z.string().max(120).optional(),
  /** True if the name is the user's own and the substance was found by its CAS number. */
  ownName: z.boolean().optional(),
  sanitisedName: text(300),
  sanitisedProportion: text(40),
  /** The authority's approval of the sanitised name: its number, and its day as `2024-03-15`. */
  nameApproval: z.object({ number: text(60), date: text(10) }).optional(),
  handClassification: handClassificationSchema.nullable().default(null),
  /**
   * The chemical family that the user confirmed for an ingredient without a record, or `none`; empty until confirmed.
   */
  family: text(40),
  /** Evidence that a note of Annex VI releases the substance from a class, by `noteKey`. */
  noteEvidence: z
    .record(z.string().max(20), text(300))
    .refine((notes) => Object.keys(notes).length <= 20)
    .default({}),
  /** Toxicity and environment test rows, as a supplier states them; Advanced mode only. */
  tests: testsSchema,
});

export const ingredientSchema = partSchema.extend({
  /**
   * The ingredients of a raw material that is itself a mixture, as proportions of the raw material; empty for all
   * others.
   */
  parts: z.array(partSchema).max(15).default([]),
});

export const physicalStates = ['Gas', 'Liquid', 'Solid', 'Aerosol'] as const;

/** How a gas is packed in its receptacle, in the engine's terms. */
export const gasPackings = ['compressed', 'liquefied', 'refrigerated', 'dissolved', 'unpressurised'] as const;

export const propertiesSchema = z.object({
  /** One of `physicalStates`; empty until chosen. */
  state: text(20),
  waterSolubility: text(40),
  appearance: text(60),
  /** Used if `appearance` is `User Input`. */
  appearanceText: text(500),
  odour: text(200),
  ph: text(40),
  phSolution: z.object({ value: text(40), percentage: text(40) }).default({ value: '', percentage: '' }),
  flashPoint: quantitySchema.default({ value: '', unit: '°C' }),
  boilingPoint: quantitySchema.default({ value: '', unit: '°C' }),
  meltingPoint: quantitySchema.default({ value: '', unit: '°C' }),
  autoignitionTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  decompositionTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  volatiles: quantitySchema.default({ value: '', unit: '%vol' }),
  density: quantitySchema.default({ value: '', unit: 'g/cm³' }),
  relativeVapourDensity: quantitySchema.default({ value: '', unit: 'Air = 1' }),
  vapourPressure: quantitySchema.default({ value: '', unit: 'kPa' }),
  viscosity: quantitySchema.default({ value: '', unit: 'cSt' }),
  molecularWeight: quantitySchema.default({ value: '', unit: 'g/mol' }),
  evaporationRate: quantitySchema.default({ value: '', unit: 'BuAC = 1' }),
  lowerExplosiveLimit: quantitySchema.default({ value: '', unit: '%' }),
  upperExplosiveLimit: quantitySchema.default({ value: '', unit: '%' }),
  /** Log Kow, the logarithm of the n-octanol/water partition coefficient. */
  partitionCoefficient: quantitySchema.default({ value: '', unit: 'log Kow' }),
  /** For a solid: particle size, shape and surface, as the supplier knows them. */
  particles: text(500),
  /** Limits from the destination's own list, if the catalogue lacks that list. */
  nationalLimits: text(2000),
  biologicalLimits: text(2000),
  dnel: text(2000),
  pnec: text(2000),
  /** For a solid: true if tests or experience show that airborne particles may burn or explode. */
  isCombustibleDust: z.boolean().default(false),
  /** Label text for hazards that have no class but are regulated in North America. */
  physicalHazardUnclassified: text(300),
  healthHazardUnclassified: text(300),
  /** Gloves tested with the product: material and thickness, then after a semicolon the time and method. */
  gloves: text(500),
  /** These fields in the second language, for a sheet in two languages. */
  secondLanguage: z
    .object({
      appearanceText: text(500),
      odour: text(200),
      physicalHazardUnclassified: text(300),
      healthHazardUnclassified: text(300),
      gloves: text(500),
    })
    .prefault({}),
  packedGas: z.enum(['', ...gasPackings]).default(''),
  /** The storage temperature that the supplier allows: a range, or a single number for the maximum. */
  storageTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  /** The temperature of carriage, for a product carried hot. */
  carriageTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  tests: testsSchema,
});

export const hazardReviewStatuses = ['', 'generated', 'deleted', 'user-defined'] as const;

export const reviewSchema = z.object({
  /** Switches harmonised classification and labelling on or off. */
  candLActive: z.boolean().default(true),
  items: z
    .array(
      z.object({
        /** `code hCode` in the notation of `hazard()`. */
        id: z.string().max(80),
        status: z.enum(hazardReviewStatuses),
        /** Method and result of the test that departs from the calculation, or the reason. */
        evidence: text(500),
        /** The report or person behind the evidence; older drafts name both in `evidence`. */
        source: z.string().max(300).optional(),
        /** The target organs of an added class, where the class has them. */
        organs: z.string().max(200).optional(),
      }),
    )
    .max(200)
    .default([]),
});

export const dangerousGoodsSchema = z.object({
  unNumber: text(10),
  dgClass: text(20),
  subRisk1: text(20),
  subRisk2: text(20),
  packagingGroup: text(20),
  shippingName: text(500),
  poisonSchedule: text(20),
  /** Names as printed in `(contains X and Y)`. */
  nosIngredients: z.array(z.string().max(300)).max(2).default([]),
  hazChem: text(20),
  /** The document and its date that justify another entry than the proposed one. */
  basis: z.object({ source: text(300), date: text(10) }).prefault({}),
  /** True once the user confirmed or changed the engine's proposal. */
  confirmed: z.boolean().default(false),
});

export const addOnsSchema = z.object({
  goEr: z.enum(['', 'subscription', 'single']).default(''),
  publishMaterial: z.boolean().default(false),
});

/** Why the user accepts a finding, by check id of the review. Blank if the user withdrew it. */
const acceptedFindingsSchema = z
  .record(z.string().max(80), text(1000))
  .refine((reasons) => Object.keys(reasons).length <= 400)
  .default({});

export const precautionChoices = ['', 'shown', 'left-out'] as const;

/** The supplier's own choices, by code of the P-statement. Blank if the supplier withdrew one. */
const precautionChoicesSchema = z
  .record(z.string().max(40), z.enum(precautionChoices))
  .refine((choices) => Object.keys(choices).length <= 200)
  .default({});

const templateSchema = z.object({
  /** Id of the template that the sheet started from; empty if none. */
  id: text(40),
  /** Template paths that the user ticked as done, where the draft itself cannot show it. */
  ticked: z.array(z.string().max(80)).max(20).default([]),
});

/** A draft in the current format, as the service returns it. */
export const currentDraftSchema = z.object({
  /** Raised by a change that makes older drafts wrong. A draft of format 1 has no such field. */
  format: z.literal(2).default(2),
  mode: z.enum(['simple', 'advanced']).default('simple'),
  /** If false, a chemist authors the sheet after payment. */
  ownSds: z.boolean().default(true),
  description: descriptionSchema.prefault({}),
  ingredients: z.array(ingredientSchema).max(rowLimits.maxByOperator).default([]),
  properties: propertiesSchema.prefault({}),
  review: reviewSchema.prefault({}),
  dangerousGoods: dangerousGoodsSchema.prefault({}),
  addOns: addOnsSchema.prefault({}),
  acceptedFindings: acceptedFindingsSchema,
  precautionChoices: precautionChoicesSchema,
  template: templateSchema.prefault({}),
});

/** Accepts drafts of older formats and converts them. */
export const draftSchema = z.preprocess(barToSecondLanguage, currentDraftSchema);

/** The wizard's state: everything as typed, at any stage. `checkDraft` reports what is missing or wrong. */
export type Draft = z.infer<typeof draftSchema>;
export type DraftPart = z.infer<typeof partSchema>;
export type DraftIngredient = z.infer<typeof ingredientSchema>;
export type Quantity = z.infer<typeof quantitySchema>;
export type DraftProductTest = z.infer<typeof productTestSchema>;
export type HandClassification = z.infer<typeof handClassificationSchema>;

/** A new draft: three blank ingredient rows, Simple mode, own SDS. */
export function emptyDraft(): Draft {
  return draftSchema.parse({
    ingredients: ['1', '2', '3'].map((id) => ({ id })),
  });
}
