import { z } from 'zod';
import { partsOf } from '../cells.ts';
import { chemicalFamilies, physicalStates, productPurposes } from '../classification-words.ts';
import { ownLabelForm } from './label-form.ts';
import { knownForm } from './known-form.ts';
import { countryForm, sheetFacts } from './sheet-forms.ts';

/** An id: an ISO 3166-1 code in lower case, or a short name if the law covers more or less than one country. */
const id = z.string().regex(/^[a-z]{2,}(?:-[a-z0-9]+)*$/, 'Write an id as “eu” or “us-2012”.');
const evidence = z.enum(['read', 'reported', 'from knowledge']);

/** Facts about the classification law of a jurisdiction that are not in its tables. */
const classificationFields = z.strictObject({
  /** Position in lists of markets. Jurisdictions without one follow, sorted by id. */
  order: z.int().positive().optional(),
  /** The law on labels and statements that it follows. */
  labelRegime: z.enum(['eu', 'gb', 'us', 'ca', 'au', 'un']),
  /** Stamped on every classification. */
  ruleSet: z.string().min(3),
  /** Short name of the law, as reasons and sheets cite it; `{law}` in paragraphs. */
  law: z.string().min(3),
  /** Replacements for `{name}` in paragraphs. */
  terms: z.record(z.string(), z.string()),
  status: z.enum(['in force', 'transition', 'draft']),
  /** Revision of the UN GHS that the law is based on. */
  revision: z.number().positive(),
  /** Language tags of label and sheet. */
  languages: z.array(z.string().min(2)).min(1),
  evidence: z.strictObject({ blocks: evidence, limits: evidence }),
  specificLimits: z.enum(['all', 'lower-only']),
  /** Last day on which changes of the Union's list of harmonised classifications became law in the jurisdiction. */
  harmonisedUntil: z.iso.date().optional(),
  /** Id in `substances/sources.csv` of the jurisdiction's own list. Absent if the Union's list is the law. */
  harmonisedList: z.string().optional(),
  /** How the law numbers the bridging principles. */
  bridging: z.enum(['clp', 'osha', 'un', 'one']),
  /** How closely the law's chapters on physical hazards are cited: `tables` have the UN's numbers; `sections` and tables have CLP's. */
  physicalHazards: z.enum(['chapters', 'tables', 'sections']),
  /** Classes in which a test on the mixture may add a hazard, but never remove one. */
  testsOnlyAdd: z.array(z.string()),
  /** Prefix of the statements on single substances; absent if there are none. */
  statementPrefix: z.enum(['EUH', 'AUH']).optional(),
  /** Classes outside the UN system that no composition gives. */
  nationalHazards: z.array(z.strictObject({ name: z.string(), paragraph: z.string() })),
  /** Hazards without a class in the system that the law still regulates. */
  otherHazards: z.array(
    z.strictObject({
      kind: z.enum(['combustible-dust', 'simple-asphyxiant', 'physical', 'health']),
      code: z.string(),
      signalWord: z.enum(['Danger', 'Warning']).optional(),
      paragraph: z.string(),
    }),
  ),
});

/** All facts. Empty lists if no jurisdiction of a chain has such classes or hazards. */
export const classificationFacts = z.strictObject({
  ...classificationFields.shape,
  testsOnlyAdd: classificationFields.shape.testsOnlyAdd.default([]),
  nationalHazards: classificationFields.shape.nationalHazards.default([]),
  otherHazards: classificationFields.shape.otherHazards.default([]),
});

const days = { validFrom: z.iso.date().optional(), validUntil: z.iso.date().optional() };

/** `jurisdiction.json`. Missing facts come from the jurisdiction it follows. Days: first and last day of a law. */
export const jurisdictionForm = z.strictObject({
  id,
  name: z.string().min(2),
  follows: id.optional(),
  ...days,
  /** The law that classifies dangerous goods, if it differs from the UN Model Regulations as in ADR. */
  transport: z.string().optional(),
  country: countryForm.optional(),
  label: ownLabelForm.optional(),
  /** Code of the country for a sample sheet of the jurisdiction, if the jurisdiction is not one country. */
  exampleCountry: countryForm.shape.code.optional(),
  sheet: sheetFacts.partial().optional(),
  known: knownForm.optional(),
  classification: z
    .strictObject({
      ...classificationFields.partial().shape,
      /** Facts that change on a date. */
      changes: z.array(z.strictObject({ ...classificationFields.partial().shape, ...days })).optional(),
    })
    .optional(),
});

const cell = z.string().regex(/^[^|\n]*$/, 'A cell cannot hold “|” or a new line.');
const day = z.union([z.literal(''), z.iso.date()]);
const dayColumns = { valid_from: day, valid_until: day };
const limit = z.string().regex(/^(?:\d+(?:\.\d+)?)?$/, 'Write a number with a decimal point.');

/**
 * `limits.csv`: one number in each row. A row replaces the followed jurisdiction's row with the same rule, row and
 * measure, or removes it if it has no limit.
 */
export const limitRow = z.strictObject({
  rule: cell.min(2),
  row: cell.min(2),
  /** The measure that is compared; blank: the concentration of the ingredients. */
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
  /** The resulting category of the mixture. */
  category: cell,
  statement: cell,
  /** Categories that count, joined by ` + `. `10 x` before a category is its weight. */
  counts: cell,
  factor: z.enum(['', 'mAcute', 'mChronic']),
  /** Categories that exclude the row if present. */
  unless: cell,
  /** The row applies only if this category is adopted. */
  where: cell,
  paragraph: cell,
  ...dayColumns,
});

const yesNo = z.enum(['yes', 'no']);
const revision = z.string().regex(/^\d*$/);

/** `categories.csv`: the adopted categories, and the replacement of each category that is not adopted. */
export const categoryRow = z.strictObject({
  category: cell.min(2),
  adopted: yesNo,
  instead: cell,
  /** Revisions of the UN GHS with the category. */
  revision_from: revision,
  revision_until: revision,
  ...dayColumns,
});

/** `form.csv`: the sub-headings of the sheet in order, each with its content. A form is inherited as a whole. */
export const formRow = z.strictObject({
  number: z.string().regex(/^\d{1,2}(?:\.\d{1,2}|\([a-z]\))?$/),
  contents: z.string().regex(/^[a-z-]+(?: [a-z-]+)*$/),
  ...dayColumns,
});

/** `duties.csv`: requirements of some laws only, by name of the check. Blank paragraph: the sheet's own. */
export const dutyRow = z.strictObject({
  duty: z.string().regex(/^[a-z\d-]+\.[a-z\d-]+$/),
  asked: yesNo,
  paragraph: cell,
  /** `yes`: a paragraph of CLP or REACH, cited if `citesUnionLaw` is true. */
  union: z.enum(['', 'yes']).default(''),
  ...dayColumns,
});

/**
 * `laws-by-class.csv`: hazards for which section 15 names a law of `laws` or of the form. `no`: never for this hazard.
 */
export const lawByClassRow = z.strictObject({
  law: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** Class, category, H statement, or both, as in `H242` and `Self-react. C`. */
  hazard: cell.min(3),
  counts: yesNo,
  paragraph: cell.min(3),
  remark: cell,
});

/** `places.csv`: the paragraph of each rule. */
export const placeRow = z.strictObject({ rule: cell.min(2), paragraph: cell.min(2) });

const areStates = (text: string): boolean =>
  partsOf(text, ' ').every((state) => physicalStates.some((known) => known === state));

/** `statements.csv`: statements on a chemical family in a kind of product. A row without code removes the followed row. */
export const statementRow = z.strictObject({
  row: cell.min(2),
  code: cell,
  family: z.enum(['', ...chemicalFamilies]),
  measure: z.enum(['', 'above', 'from']),
  limit,
  unit: z.enum(['', '%']),
  purpose: z.enum(['', ...productPurposes]),
  states: cell.refine(areStates, `Write one or several of: ${physicalStates.join(', ')}.`),
  public: z.enum(['', 'yes']),
  unless_classified: cell,
  paragraph: cell,
  withdrawn: z.enum(['', 'annulled', 'too-late']),
  ...dayColumns,
});

export type JurisdictionFacts = z.infer<typeof jurisdictionForm>;
export type ClassificationFacts = z.infer<typeof classificationFacts>;
