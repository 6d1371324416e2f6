import { z } from 'zod';
import { modes } from '../goods/goods-forms.ts';
import { ownLabelForm } from './label-form.ts';
import { knownForm } from './known-form.ts';
import { countryForm, sheetFacts } from './sheet-forms.ts';

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
  /** Last day on which the Union's list of harmonised classifications became the law of the jurisdiction. */
  harmonisedUntil: z.iso.date().optional(),
  /** The jurisdiction's own list of them, by its id in `substances/sources.csv`; absent where the Union's list is the law itself. */
  harmonisedList: z.string().optional(),
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

/** `jurisdiction.json`; what is missing comes from the jurisdiction it follows. Days are the first and the last of a law. */
export const jurisdictionForm = z.strictObject({
  id,
  name: z.string().min(2),
  follows: id.optional(),
  ...days,
  /** Whose law of dangerous goods classifies, where it is not that of the UN Model Regulations as ADR has them. */
  transport: z.enum(modes).optional(),
  country: countryForm.optional(),
  label: ownLabelForm.optional(),
  /** Code of the country that stands for the jurisdiction where a copy of a sheet is made for it, where it is not one country. */
  exampleCountry: countryForm.shape.code.optional(),
  sheet: sheetFacts.partial().optional(),
  known: knownForm.optional(),
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
  /** `yes`: a paragraph of CLP or REACH, not cited where `citesUnionLaw` is false. */
  union: z.enum(['', 'yes']).default(''),
  ...dayColumns,
});

/** `laws-by-class.csv`: the hazards for which section 15 names a law, one of `laws` or a further one whose words are those of the form; `no`: not for this hazard, whatever else counts. */
export const lawByClassRow = z.strictObject({
  law: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Class, category, H statement, or both, as in `H242` and `Self-react. C`. */
  hazard: cell.min(3),
  counts: yesNo,
  paragraph: cell.min(3),
  remark: cell,
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
export type ClassificationFacts = z.infer<typeof classificationFacts>;
