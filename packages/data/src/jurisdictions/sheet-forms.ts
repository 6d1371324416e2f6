import { z } from 'zod';

const standards = z.array(z.string().min(2));
const twoOf = z.strictObject({ gas: standards, particle: standards });

const paragraph = z.string().min(3).optional();

/** Lists with which section 15 compares the ingredients. */
const regulatoryLists = [
  'major-accidents',
  'restrictions',
  'candidates',
  'precursors',
  'epcra-302',
  'sara-312',
  'sara-313',
  'cercla',
  'air-pollutants',
  'accidental-releases',
  'climate-and-ozone',
  'proposition-65',
  'poisons',
  'tsca',
  'dsl',
  'aiic',
] as const;

/** Laws of section 15. `-product-laws` apply to a kind of product. */
const sheetLaws = [
  'reach',
  'clp',
  'chemical-agents',
  'carcinogens',
  'young-workers',
  'pregnant-workers',
  'union-product-laws',
  'gb-reach',
  'gb-clp',
  'coshh',
  'british-product-laws',
  'hazcom',
  'whmis',
  'whs',
  'national',
] as const;

const cited = z.string().min(3);

/** When a sheet must be revised, and when it must be reviewed without news. */
const revision = z.strictObject({
  /** New information for which recipients must get the sheet again, each with its paragraph. */
  triggers: z.partialRecord(z.enum(['hazards', 'measures', 'restriction']), cited),
  duty: z.strictObject({
    duty: z.enum(['twelve-months', 'three-months', 'ninety-days', 'next-supply', 'without-delay']),
    paragraph: cited,
  }),
  /** `on-change`: the law sets no period. `unknown`: the law was not read for it. */
  review: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('years'), years: z.int().positive(), paragraph: cited }),
    z.strictObject({ kind: z.literal('on-change'), paragraph: cited }),
    z.strictObject({ kind: z.literal('unknown') }),
  ]),
});

/** The requirements of the law for the sheet. */
export const sheetFacts = z.strictObject({
  /** Why the sheets of a country follow these rules. */
  because: z.string().min(3),
  documentType: z.enum(['Reach', 'GHS']),
  /** Law and annex in the citation of a rule of the sheet. The number of the sub-heading follows. */
  paragraph: z.string().min(3),
  /** True where CLP and REACH are law; false where sheets under them are used, but the law does not apply. */
  citesUnionLaw: z.boolean().optional(),
  eyeStandards: standards,
  gloveStandards: standards,
  gloveTimes: z.enum(['levels', 'hours', 'minutes']),
  respiratorStandards: twoOf,
  gasFilters: z.enum(['letters', 'names']),
  particleClasses: z.strictObject({ P2: standards, P3: standards }),
  clothingStandards: z.strictObject({ liquid: standards, dust: standards, antistatic: standards }),
  methods: z.enum(['europe', 'us', 'other']),
  modes: z.array(z.string()).min(1),
  /** Countries whose exposure limits are shown in addition to those of the destination. */
  limitLists: z.array(z.string()),
  /**
   * Lists whose limits make section 3 name a non-hazardous ingredient: those of the Union (REACH Annex II, 3.2),
   * exposure standards (Model WHS Regulations, Schedule 8).
   */
  limitsThatName: z.array(z.string()),
  withholdsByClaim: z.literal(true).optional(),
  /** The sheet names the group standard of the product. */
  groupStandards: z.literal(true).optional(),
  /** Ranges that replace a trade secret concentration. Two in a row may be combined up to a limit. */
  secretShares: z
    .strictObject({
      paragraph: cited,
      validFrom: z.iso.date(),
      joinedUpToPercent: z.number().positive(),
      rangesPercent: z.array(z.tuple([z.number().positive(), z.number().max(100)])).min(1),
    })
    .optional(),
  /** The law by which an authority approves another name. `false`: the law is taken over without its authority. */
  alternativeNames: z.union([z.literal(false), z.strictObject({ law: cited })]).optional(),
  /** The law whose registration numbers section 3 gives (Annex II, 1.1 and 3.2.4). `false`: no register of its own. */
  registrationNumbers: z.union([z.literal(false), z.enum(['reach', 'uk-reach'])]).optional(),
  inventory: z.strictObject({ list: z.string(), id: z.string() }).optional(),
  wasteRules: z.enum(['eu', 'us', 'national']),
  regulatoryLists: z.array(z.enum(regulatoryLists)),
  /** Laws that section 15 names if the country has no words of its own. */
  laws: z.array(z.enum(sheetLaws)).min(1),
  revision,
  asksUfi: z.boolean(),
  usesHazchem: z.boolean(),
  /** Its road law has the hazard identification number of the ADR under another name. */
  showsRiskNumber: z.literal(true).optional(),
  /** REACH, Annex II, or a law that takes it over. */
  followsReach: z.boolean(),
  /** True for every entry of REACH, Annex XVII, of the Union, including those after 2020. */
  keepsUnionRestrictions: z.boolean(),
  /** The law named in sections on major accidents. */
  majorAccidentLaw: z.enum(['seveso', 'comah']),
  /** Message of the law named in section 13. */
  wasteLaw: z.enum(['lawEurope', 'lawUs', 'lawOther']),
  /** Duties of some laws only, with the paragraph. Absent if the law has no such duty. */
  statesDustBesideClasses: paragraph,
  statesUnknownToxicityOfSubstance: paragraph,
  namesEveryIngredient: paragraph,
  asksPoisonSchedule: paragraph,
  showsEuropeanNumbers: z.boolean(),
});

/** A country for which sheets are made. */
export const countryForm = z.strictObject({
  /** The number in the specification, or else ISO 3166-1 numeric. */
  number: z.int().nonnegative(),
  /** ISO 3166-1; `ZZ` for Not Specified. */
  code: z.string().regex(/^[A-Z]{2}$/),
  alpha3: z.string().regex(/^(?:[A-Z]{3})?$/),
  name: z.string().min(3),
  /** Official languages for safety data sheets, usual one first. Absent if not looked up. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/))
    .min(1)
    .optional(),
  /** ITU-T E.164; absent if not looked up. */
  callingCode: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});

export type SheetFacts = z.infer<typeof sheetFacts>;
