import { z } from 'zod';

const standards = z.array(z.string().min(2));
const twoOf = z.strictObject({ gas: standards, particle: standards });

const paragraph = z.string().min(3).optional();

/** Lists that section 15 holds the ingredients against. */
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

/** Laws of section 15; `-product-laws` are those for products of a kind. */
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

/** When a sheet is revised, and when it is looked through though nothing is new. */
const revision = z.strictObject({
  /** New information after which recipients get the sheet anew, each with its paragraph. */
  triggers: z.partialRecord(z.enum(['hazards', 'measures', 'restriction']), cited),
  duty: z.strictObject({
    duty: z.enum(['twelve-months', 'three-months', 'ninety-days', 'next-supply', 'without-delay']),
    paragraph: cited,
  }),
  /** `on-change`: the law sets no period; `unknown`: it was not read for it. */
  review: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('years'), years: z.int().positive(), paragraph: cited }),
    z.strictObject({ kind: z.literal('on-change'), paragraph: cited }),
    z.strictObject({ kind: z.literal('unknown') }),
  ]),
});

/** What the law asks of the sheet. */
export const sheetFacts = z.strictObject({
  /** Why the sheets of a country follow these rules. */
  because: z.string().min(3),
  documentType: z.enum(['Reach', 'GHS']),
  /** Law and annex that a rule of the sheet is cited with; the number of the sub-heading follows. */
  paragraph: z.string().min(3),
  /** Where the sheets of the Union are taken over, but not the paragraphs of its law. */
  citesUnionLaw: z.literal(false).optional(),
  eyeStandards: standards,
  gloveStandards: standards,
  gloveTimes: z.enum(['levels', 'hours', 'minutes']),
  respiratorStandards: twoOf,
  gasFilters: z.enum(['letters', 'names']),
  particleClasses: z.strictObject({ P2: standards, P3: standards }),
  clothingStandards: z.strictObject({ liquid: standards, dust: standards, antistatic: standards }),
  methods: z.enum(['europe', 'us', 'other']),
  modes: z.array(z.string()).min(1),
  /** Countries whose exposure limits are looked up beside those of the destination. */
  limitLists: z.array(z.string()),
  /** Lists whose limits make section 3 name an ingredient that is not hazardous: those of the Union (REACH Annex II, 3.2), exposure standards (Model WHS Regulations, Schedule 8). */
  limitsThatName: z.array(z.string()),
  withholdsByClaim: z.literal(true).optional(),
  /** Products fall under group standards, which the sheet names. */
  groupStandards: z.literal(true).optional(),
  /** Ranges that stand for a share that is a trade secret; two in a row may be joined up to a limit. */
  secretShares: z
    .strictObject({
      paragraph: cited,
      validFrom: z.iso.date(),
      joinedUpToPercent: z.number().positive(),
      rangesPercent: z.array(z.tuple([z.number().positive(), z.number().max(100)])).min(1),
    })
    .optional(),
  /** The law by which an authority agrees to another name; `false` where that law is taken over without its authority. */
  alternativeNames: z.union([z.literal(false), z.strictObject({ law: cited })]).optional(),
  /** Under which law substances have the registration numbers that section 3 gives (Annex II, 1.1 and 3.2.4); `false` where that law is taken over without its register. */
  registrationNumbers: z.union([z.literal(false), z.enum(['reach', 'uk-reach'])]).optional(),
  inventory: z.strictObject({ list: z.string(), id: z.string() }).optional(),
  wasteRules: z.enum(['eu', 'us', 'national']),
  regulatoryLists: z.array(z.enum(regulatoryLists)),
  /** Laws that section 15 names, where the country has no words of its own. */
  laws: z.array(z.enum(sheetLaws)).min(1),
  revision,
  asksUfi: z.boolean(),
  usesHazchem: z.boolean(),
  /** The law of its roads has the hazard identification number of the ADR, under a name of its own. */
  showsRiskNumber: z.literal(true).optional(),
  /** REACH, Annex II, or a law that takes it over. */
  followsReach: z.boolean(),
  /** Every entry of REACH, Annex XVII, that the Union has, those after 2020 too. */
  keepsUnionRestrictions: z.boolean(),
  /** The law that sections on major accidents name where the sheet has them. */
  majorAccidentLaw: z.enum(['seveso', 'comah']),
  /** Message of the law that section 13 names. */
  wasteLaw: z.enum(['lawEurope', 'lawUs', 'lawOther']),
  /** Duties that some laws alone know, each by its paragraph; absent where the law does not ask. */
  statesDustBesideClasses: paragraph,
  statesUnknownToxicityOfSubstance: paragraph,
  namesEveryIngredient: paragraph,
  asksPoisonSchedule: paragraph,
  showsEuropeanNumbers: z.boolean(),
});

/** A country that sheets are made for. */
export const countryForm = z.strictObject({
  /** As the specification numbers it where it does, else ISO 3166-1 numeric. */
  number: z.int().nonnegative(),
  /** ISO 3166-1; `ZZ` for Not Specified. */
  code: z.string().regex(/^[A-Z]{2}$/),
  alpha3: z.string().regex(/^(?:[A-Z]{3})?$/),
  name: z.string().min(3),
  /** Official languages in which it takes safety data sheets, the usual one first; absent where this was not looked up. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/))
    .min(1)
    .optional(),
  /** ITU-T E.164; absent where this was not looked up. */
  callingCode: z
    .string()
    .regex(/^\d{1,3}$/)
    .optional(),
});

export type SheetFacts = z.infer<typeof sheetFacts>;
