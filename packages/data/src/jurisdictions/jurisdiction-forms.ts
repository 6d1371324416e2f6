import { z } from 'zod';

/** The form of an id: an ISO 3166-1 code in lower case, or a short name where the law is not that of one country. */
const id = z.string().regex(/^[a-z]{2,}(?:-[a-z0-9]+)*$/, 'Write an id as “eu” or “us-2012”.');
const evidence = z.enum(['read', 'reported', 'from knowledge']);

/** What sets the classification of a jurisdiction apart, beside its tables. */
const classificationFields = z.strictObject({
  /** Place in lists of markets; jurisdictions without one follow by id. */
  order: z.int().positive().optional(),
  /** Whose rules of label and statement it follows. */
  labelRegime: z.enum(['eu', 'gb', 'us', 'ca', 'au', 'un']),
  /** Stamped on every classification. */
  ruleSet: z.string().min(3),
  /** The law by its short name, as reasons and sheets cite it; `{law}` in paragraphs. */
  law: z.string().min(3),
  /** What stands for `{name}` in paragraphs. */
  terms: z.record(z.string(), z.string()),
  status: z.enum(['in force', 'transition', 'draft']),
  /** Revision of the UN GHS that the law takes over. */
  revision: z.number().positive(),
  /** Language tags of label and sheet. */
  languages: z.array(z.string().min(2)).min(1),
  evidence: z.strictObject({ blocks: evidence, limits: evidence }),
  specificLimits: z.enum(['all', 'lower-only']),
  /** How the law numbers the bridging principles. */
  bridging: z.enum(['clp', 'osha', 'un', 'one']),
  /** Classes in which a test on the mixture may add a hazard, but never take one away. */
  testsOnlyAdd: z.array(z.string()),
  /** Prefix of the statements on single substances; absent where there are none. */
  statementPrefix: z.enum(['EUH', 'AUH']).optional(),
  /** Classes beside the UN system that no composition gives. */
  nationalHazards: z.array(z.strictObject({ name: z.string(), paragraph: z.string() })),
  /** Hazards outside the classes of the system that the law states all the same. */
  otherHazards: z.array(
    z.strictObject({
      kind: z.enum(['combustible-dust', 'simple-asphyxiant', 'physical', 'health']),
      code: z.string(),
      signalWord: z.enum(['Danger', 'Warning']).optional(),
      paragraph: z.string(),
    }),
  ),
});

/** The facts as a whole; if no jurisdiction of a chain names such classes or hazards, there are none. */
export const classificationFacts = z.strictObject({
  ...classificationFields.shape,
  testsOnlyAdd: classificationFields.shape.testsOnlyAdd.default([]),
  nationalHazards: classificationFields.shape.nationalHazards.default([]),
  otherHazards: classificationFields.shape.otherHazards.default([]),
});

const days = { validFrom: z.iso.date().optional(), validUntil: z.iso.date().optional() };

const standards = z.array(z.string().min(2));
const twoOf = z.strictObject({ gas: standards, particle: standards });

const paragraph = z.string().min(3).optional();

/** Lists that section 15 holds the ingredients against. */
const regulatoryLists = [
  'major-accidents',
  'restrictions',
  'candidates',
  'precursors',
  'sara-312',
  'sara-313',
  'cercla',
  'proposition-65',
  'poisons',
  'tsca',
  'dsl',
  'aiic',
] as const;

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
  inventory: z.strictObject({ list: z.string(), id: z.string() }).optional(),
  wasteRules: z.enum(['eu', 'us', 'national']),
  regulatoryLists: z.array(z.enum(regulatoryLists)),
  /** Laws that section 15 names where the product has one of their classes. */
  lawsByClass: z.array(z.string()).optional(),
  asksUfi: z.boolean(),
  usesHazchem: z.boolean(),
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
const country = z.strictObject({
  /** As the specification numbers it where it does, else ISO 3166-1 numeric. */
  number: z.int().nonnegative(),
  /** ISO 3166-1; `ZZ` for Not Specified. */
  code: z.string().regex(/^[A-Z]{2}$/),
  alpha3: z.string().regex(/^(?:[A-Z]{3})?$/),
  name: z.string().min(3),
});

/** A law of label and statement with words of its own, by which other jurisdictions may word theirs. */
const label = z.strictObject({
  /** CLP, or the law that Great Britain kept of it. */
  followsClp: z.boolean(),
  /** First day of the table of letter sizes, CLP Annex I, Table 1.3; absent where it is not adopted. */
  typeSizeFrom: z.iso.date().optional(),
  /** Paper of its sheets; A4 where it is not told. */
  paper: z.literal('us-letter').optional(),
  /** Paragraphs that leave hazards off the label, by what they leave off. */
  leavesOff: z
    .partialRecord(z.enum(['environment', 'aspiration-of-aerosols', 'harmless-as-supplied']), z.string().min(3))
    .optional(),
  /** Statements on mild hazards that are printed in one, beside those that all laws combine. */
  combines: z.array(z.array(z.string().regex(/^H\d{3}$/)).min(2)).optional(),
});

/** `jurisdiction.json`; what is missing comes from the jurisdiction it follows. Days are the first and the last of a law. */
export const jurisdictionForm = z.strictObject({
  id,
  name: z.string().min(2),
  follows: id.optional(),
  ...days,
  country: country.optional(),
  label: label.optional(),
  /** Code of the country that stands for the jurisdiction where a copy of a sheet is made for it, where it is not one country. */
  exampleCountry: country.shape.code.optional(),
  sheet: sheetFacts.partial().optional(),
  classification: z
    .strictObject({
      ...classificationFields.partial().shape,
      /** Facts that change on a day. */
      changes: z.array(z.strictObject({ ...classificationFields.partial().shape, ...days })).optional(),
    })
    .optional(),
});

const cell = z.string().regex(/^[^|\n]*$/, 'A cell cannot hold “|” or a new line.');
const day = z.union([z.literal(''), z.iso.date()]);
const dayColumns = { valid_from: day, valid_until: day };
const limit = z.string().regex(/^(?:\d+(?:\.\d+)?)?$/, 'Write a number with a decimal point.');

/** `limits.csv`: one number a row. A row with the rule, row and measure of the followed jurisdiction replaces that one; without a limit it takes it away. */
export const limitRow = z.strictObject({
  rule: cell.min(2),
  row: cell.min(2),
  /** What is compared; blank: the share of the ingredients. */
  measure: z.enum([
    '',
    'in gases',
    'above',
    'from',
    'up to',
    'flash point from',
    'flash point above',
    'flash point below',
    'flash point up to',
    'boiling point up to',
  ]),
  limit,
  unit: z.enum(['', '%', '°C', 'pH', 'mm2/s', 'mg/kg', 'mg/l', 'ml/m3']),
  /** What the mixture becomes. */
  category: cell,
  statement: cell,
  /** Categories that count, joined by ` + `; `10 x` before a category is its weight. */
  counts: cell,
  factor: z.enum(['', 'mAcute', 'mChronic']),
  /** Categories whose presence bars the row. */
  unless: cell,
  /** Category that must be adopted for the row to be law. */
  where: cell,
  paragraph: cell,
  ...dayColumns,
});

const yesNo = z.enum(['yes', 'no']);
const revision = z.string().regex(/^\d*$/);

/** `categories.csv`: which categories are adopted; of those that are not, which one stands instead. */
export const categoryRow = z.strictObject({
  category: cell.min(2),
  adopted: yesNo,
  instead: cell,
  /** Revisions of the UN GHS that have the category. */
  revision_from: revision,
  revision_until: revision,
  ...dayColumns,
});

/** `form.csv`: the sub-headings of the sheet in order, each with what is written under it; a form is inherited as a whole. */
export const formRow = z.strictObject({
  number: z.string().regex(/^\d{1,2}(?:\.\d{1,2}|\([a-z]\))?$/),
  contents: z.string().regex(/^[a-z-]+(?: [a-z-]+)*$/),
  ...dayColumns,
});

/** `duties.csv`: what the law asks of the sheet and others do not, by the name of the check that holds it; the paragraph is blank where it is that of the sheet. */
export const dutyRow = z.strictObject({
  duty: z.string().regex(/^[a-z\d-]+\.[a-z\d-]+$/),
  asked: yesNo,
  paragraph: cell,
  ...dayColumns,
});

/** `places.csv`: where the law states a rule. */
export const placeRow = z.strictObject({ rule: cell.min(2), paragraph: cell.min(2) });

/** `statements.csv`: statements that a family of substances brings in a kind of product; without a code the row is taken away. */
export const statementRow = z.strictObject({
  row: cell.min(2),
  code: cell,
  family: cell,
  measure: z.enum(['', 'above', 'from']),
  limit,
  unit: z.enum(['', '%']),
  purpose: cell,
  states: cell,
  public: z.enum(['', 'yes']),
  unless_classified: cell,
  paragraph: cell,
  withdrawn: z.enum(['', 'annulled', 'too-late']),
  ...dayColumns,
});

export type JurisdictionFacts = z.infer<typeof jurisdictionForm>;
export type SheetFacts = z.infer<typeof sheetFacts>;
export type ClassificationFacts = z.infer<typeof classificationFacts>;
