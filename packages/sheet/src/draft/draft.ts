import { z } from 'zod';
import { barToSecondLanguage } from './bar-to-second-language.ts';
import { rowLimits } from './row-limits.ts';

const text = (max = 500) => z.string().max(max).default('');

/** A number or range as typed, with its unit; the units `Not Applicable` and `Not Available` are an answer without a value. */
export const quantitySchema = z.object({
  value: text(40),
  unit: text(40),
  /** Test method, and temperature of measurement in °C, where the user knows them. */
  method: z.string().max(200).optional(),
  temperature: z.string().max(20).optional(),
});

/** `none`: used as it is supplied. */
export const processings = ['none', 'welding', 'soldering', 'cutting', 'grinding', 'spraying'] as const;

/** A group standard as it stood when it was accepted; `id` is its number, or that of a custom one. */
const groupStandardSchema = z.object({ id: text(40), approvalCode: text(40), name: text(300) });

export const descriptionSchema = z.object({
  productName: text(200),
  companyName: text(200),
  /** ISO 3166-1 alpha-2 of the country the sheet is made for; empty until chosen. */
  country: text(2),
  /** BCP 47; empty until chosen. */
  language: text(10),
  partNumber: text(),
  /** Separated by semicolons. */
  synonyms: text(2000),
  uses: text(2000),
  /** Codes of product categories (EuPCS) that the user confirmed, the main one first. */
  productCategories: z.array(text(20)).max(10).default([]),
  usesAdvisedAgainst: text(2000),
  /** The same in the second language of a sheet in two. */
  secondLanguage: z.object({ uses: text(2000), usesAdvisedAgainst: text(2000) }).prefault({}),
  /** Separated by `, `. */
  ufiNumbers: text(2000),
  vendorCountry: text(2),
  telephone: text(60),
  emergencyTelephone: text(200),
  /** New Zealand: the group standards that the user accepted for the product. */
  groupStandards: z.array(groupStandardSchema).max(20).default([]),
  /** New Zealand, of drafts before group standards were chosen: number of the approval (HSR…), or name of the group standard. */
  hsnoApproval: text(200),
  /** Canada: of the claim to withhold an ingredient's name; the days as `2024-03-15`. */
  hmiraRegistryNumber: text(60),
  hmiraDateFiled: text(10),
  hmiraDateGranted: text(10),
  /** China: the supplier's number of this sheet, for the head of page 1. */
  documentNumber: text(60),
  /** By id of a list that section 15 names in the country's own form: what it says of the product. */
  nationalListings: z
    .record(z.string().max(40), text(500))
    .refine((listings) => Object.keys(listings).length <= 40)
    .default({}),
  otherEmergencyTelephoneNumbers: text(500),
  email: text(254),
  website: text(500),
  emergencyProvider: text(200),
  suburb: text(200),
  state: text(200),
  street: text(300),
  postcode: text(20),
  /** One of `productUses`; empty until chosen. */
  productUse: text(20),
  /** How it is worked with, of which hazards come that the product as supplied has not; empty until chosen. */
  processing: z.enum(['', ...processings]).default(''),
  /** Capacity of the smallest package in millilitres, as typed. */
  packageMl: text(20),
  /** What stands in the chemical inventory of the country, in the user's words. */
  inventoryStatus: text(500),
  /** Codes of use descriptors (REACH), e.g. `SU3`. */
  reachUses: z.array(z.string().max(20)).max(200).default([]),
  logo: z
    .object({ fileId: z.string().max(64).nullable().default(null), width: z.int().min(10).max(200).default(200) })
    .default({ fileId: null, width: 200 }),
});

/** Classification given by hand for an ingredient that is not in the catalogue (or to depart from it, with a reason). */
export const handClassificationSchema = z.object({
  /** Notation of `hazard()`, e.g. `Skin Irrit. 2 H315`. */
  hazards: z.array(z.string().max(80)).max(40).default([]),
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

/** A test of the product or of an ingredient: answers by the ids of its fields, and where they are written down. */
export const productTestSchema = z.object({
  values: z.record(z.string().max(40), z.string().max(80)).default({}),
  method: text(200),
  source: text(300),
  /** A year, a month or a day: `2024`, `2024-03`, `2024-03-15`. */
  date: text(10),
});

/** By the ids of `everyTest`, a second one of a kind with `~2` behind it; those that were made. */
const testsSchema = z
  .record(z.string().max(40), productTestSchema)
  .refine((tests) => Object.keys(tests).length <= 200)
  .default({});

/** An ingredient of a raw material. A proportion may also be a word for what is left, such as `balance`. */
export const partSchema = z.object({
  id: z.string().min(1).max(40),
  name: text(300),
  proportion: text(40),
  casNumber: text(20),
  cwNumber: text(20),
  /** Catalogue id; null while the name is not in the catalogue. */
  materialId: z.int().positive().nullable().default(null),
  /** Under REACH or UK REACH, as typed; several are separated by commas. */
  registrationNumber: z.string().max(120).optional(),
  /** True where the name is the user's own, and the substance was found by its CAS number. */
  ownName: z.boolean().optional(),
  sanitisedName: text(300),
  sanitisedProportion: text(40),
  /** Of an authority that agreed to the sanitised name: number of its answer, and day as `2024-03-15`. */
  nameApproval: z.object({ number: text(60), date: text(10) }).optional(),
  handClassification: handClassificationSchema.nullable().default(null),
  /** Of an ingredient without a record: the chemical family that the user confirmed, or `none`; empty until then. */
  family: text(40),
  /** By `noteKey`: what shows that a note of Annex VI releases the substance from a class. */
  noteEvidence: z
    .record(z.string().max(20), text(300))
    .refine((notes) => Object.keys(notes).length <= 20)
    .default({}),
  /** Rows of toxicity and environment, as a supplier states them; Advanced only. */
  tests: testsSchema,
});

export const ingredientSchema = partSchema.extend({
  /** What a raw material that is itself a mixture consists of, in shares of the raw material; empty for all others. */
  parts: z.array(partSchema).max(15).default([]),
});

export const physicalStates = ['Gas', 'Liquid', 'Solid', 'Aerosol'] as const;

/** How a gas stands in its receptacle, in the words of the engine. */
export const gasPackings = ['compressed', 'liquefied', 'refrigerated', 'dissolved', 'unpressurised'] as const;

export const propertiesSchema = z.object({
  /** One of `physicalStates`; empty until chosen. */
  state: text(20),
  waterSolubility: text(40),
  appearance: text(60),
  /** Used where `appearance` is `User Input`. */
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
  /** Logarithm of the coefficient between n-octanol and water. */
  partitionCoefficient: quantitySchema.default({ value: '', unit: 'log Kow' }),
  /** Of a solid: size, shape, surface, as the supplier knows them. */
  particles: text(500),
  /** Limits of the destination's own list, where the catalogue does not hold it. */
  nationalLimits: text(2000),
  biologicalLimits: text(2000),
  dnel: text(2000),
  pnec: text(2000),
  /** Of a solid: particles that may burn or explode when they float in air, as tests or experience show. */
  isCombustibleDust: z.boolean().default(false),
  /** What the label says of hazards that no class covers, where North America regulates them all the same. */
  physicalHazardUnclassified: text(300),
  healthHazardUnclassified: text(300),
  /** Gloves tested with the product: material and thickness, behind a semicolon time and method. */
  gloves: text(500),
  /** The words of these fields in the second language of a sheet in two. */
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
  /** The storage temperature that the supplier allows: a range, or one number as the maximum. */
  storageTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  /** Where the product is carried hot. */
  carriageTemperature: quantitySchema.default({ value: '', unit: '°C' }),
  tests: testsSchema,
});

export const hazardReviewStatuses = ['', 'generated', 'deleted', 'user-defined'] as const;

export const reviewSchema = z.object({
  /** Harmonised classification and labelling on or off. */
  candLActive: z.boolean().default(true),
  items: z
    .array(
      z.object({
        /** `code hCode` in the notation of `hazard()`. */
        id: z.string().max(80),
        status: z.enum(hazardReviewStatuses),
        /** Method and result of the test, or the reason, that departs from the calculation. */
        evidence: text(500),
        /** The report or person behind it; older drafts name both in `evidence`. */
        source: z.string().max(300).optional(),
        /** Of an added class that acts on organs: which. */
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
  /** Names as they stand in `(contains X and Y)`. */
  nosIngredients: z.array(z.string().max(300)).max(2).default([]),
  hazChem: text(20),
  /** Why the user takes another entry than the proposal: the document that says so, and its date. */
  basis: z.object({ source: text(300), date: text(10) }).prefault({}),
  /** True once the user confirmed or changed what the engine proposed. */
  confirmed: z.boolean().default(false),
});

export const addOnsSchema = z.object({
  goEr: z.enum(['', 'subscription', 'single']).default(''),
  publishMaterial: z.boolean().default(false),
});

/** By id of a check of the review: why its fault stays open. A blank one says that it was taken back. */
const acceptedFindingsSchema = z
  .record(z.string().max(80), text(1000))
  .refine((reasons) => Object.keys(reasons).length <= 400)
  .default({});

export const precautionChoices = ['', 'shown', 'left-out'] as const;

/** By code of a P-statement: what the supplier chose otherwise. A blank one says that it was taken back. */
const precautionChoicesSchema = z
  .record(z.string().max(40), z.enum(precautionChoices))
  .refine((choices) => Object.keys(choices).length <= 200)
  .default({});

const templateSchema = z.object({
  /** Of the template that the sheet was begun from; empty where it was begun without one. */
  id: text(40),
  /** Paths of the template that the user ticked, where the draft itself cannot show it. */
  ticked: z.array(z.string().max(80)).max(20).default([]),
});

/** A draft of today’s format, as the service answers it. */
export const currentDraftSchema = z.object({
  /** Raised with a change that makes older drafts wrong; one of format 1 names none. */
  format: z.literal(2).default(2),
  mode: z.enum(['simple', 'advanced']).default('simple'),
  /** False: a chemist authors the sheet after payment. */
  ownSds: z.boolean().default(true),
  description: descriptionSchema.prefault({}),
  ingredients: z.array(ingredientSchema).max(rowLimits.most).default([]),
  properties: propertiesSchema.prefault({}),
  review: reviewSchema.prefault({}),
  dangerousGoods: dangerousGoodsSchema.prefault({}),
  addOns: addOnsSchema.prefault({}),
  acceptedFindings: acceptedFindingsSchema,
  precautionChoices: precautionChoicesSchema,
  template: templateSchema.prefault({}),
});

/** Drafts of older formats are read as today's. */
export const draftSchema = z.preprocess(barToSecondLanguage, currentDraftSchema);

/** What the wizard holds: everything as typed, at any stage of completeness. What is missing or wrong is said by `checkDraft`. */
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
