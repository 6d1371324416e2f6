import { z } from 'zod';
import { numberCell, oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { pictogramCell } from '../pictogram-cell.ts';
import { wholeStatementCell } from '../statement-cell.ts';

const cited = z.string().min(3);

/** A law on labels and statements with its own words. Other jurisdictions may follow it. */
const labelForm = z.strictObject({
  /** True for CLP and for the version that Great Britain retained. */
  followsClp: z.boolean(),
  /** Paper size of its sheets; A4 if absent. */
  paper: z.literal('us-letter').optional(),
  /** The paragraph that allows to leave each of these off the label. */
  leavesOff: z
    .partialRecord(z.enum(['environment', 'aspiration-of-aerosols', 'harmless-as-supplied']), z.string().min(3))
    .optional(),
  /** Statements on mild hazards that this law combines, beside those that every law combines. */
  combines: z.array(z.array(wholeStatementCell).min(2)).optional(),
  paragraphs: z.strictObject({
    namedIngredients: cited,
    signalWord: cited,
    /** Set for a law that assigns precautionary statements without ranking them. */
    assignedPrecautions: cited.optional(),
    redundantPrecautions: cited,
    inappropriatePrecautions: cited,
    /** Set for a law that lets pictograms go if a transport label repeats them. */
    besideTransportLabels: cited.optional(),
    letters: cited,
    supplier: cited,
  }),
  /** Rules of `packages/ghs/src/label/pictogram-precedence.ts`, in the law's order. */
  pictogramPrecedence: z.array(z.strictObject({ rule: z.string().min(3), paragraph: cited })).min(1),
  /** What labels of small packages may leave out by volume only, smallest package first. */
  smallPackages: z
    .array(
      z.strictObject({
        /** Capacity in ml; absent if the law sets no volume. */
        upToMl: z.number().positive().optional(),
        isForObstructive: z.literal(true).optional(),
        evenIfAllFits: z.literal(true).optional(),
        omits: z.array(z.enum(['pictograms', 'hazardStatements', 'precautionaryStatements'])),
        /** Messages of `data/phrases/<tag>/reasons.ftl`, or `pictograms`. */
        shows: z.array(z.string().min(3)).min(1),
        why: z.string().min(3),
        paragraph: cited,
      }),
    )
    .optional(),
  /** What labels of small packages may leave out by hazard class, from `small-packages.csv`. */
  smallPackagesByClass: z
    .strictObject({
      upToMl: z.number().positive(),
      /** Limit for soluble packaging for single use. */
      soluble: z.strictObject({ upToMl: z.number().positive(), paragraph: cited }),
      /** Limit for inner packages for research. They show at most `shown` of the pictograms, in this order. */
      inner: z.strictObject({
        upToMl: z.number().positive(),
        pictograms: z.array(pictogramCell).min(1),
        shown: z.int().positive(),
        paragraph: cited,
      }),
      /** Limit for the short statement on lead. */
      lead: z.strictObject({ belowMl: z.number().positive(), paragraph: cited }),
    })
    .optional(),
});

/** `label` of `jurisdiction.json`. `as-followed`: an own law that words labels like the law it follows. */
export const ownLabelForm = z.union([z.literal('as-followed'), labelForm]);

const elements = ['pictograms', 'hazardStatements', 'precautionaryStatements'] as const;

/** `small-packages.csv`: a category, and the elements to leave out if the table has every hazard that requires them. */
export const smallPackageRow = z.strictObject({
  category: word,
  /** Separated by `;`. */
  omits: z
    .string()
    .transform((text) => partsOf(text, ';'))
    .pipe(z.array(oneOf(elements)).min(1)),
  not_for_public: yesCell,
  paragraph: cited,
});

const millimetres = numberCell.pipe(z.number().positive());

/** `label-sizes.csv`: minimum sizes of a label by capacity of the package. The last row has no capacity. */
export const labelSizeRow = z.strictObject({
  up_to_litres: orBlank(numberCell),
  height_mm: millimetres,
  width_mm: millimetres,
  /** The label may be smaller if the package has too little room. */
  if_possible: yesCell,
  pictogram_mm: millimetres,
  pictogram_if_possible_mm: millimetres,
  paragraph: cited,
});

/** `label-letters.csv`: height of a small x by capacity of the package, from a date. The last row has no capacity. */
export const labelLetterRow = z.strictObject({
  up_to_litres: orBlank(numberCell),
  x_height_mm: millimetres,
  paragraph: cited,
  valid_from: z.iso.date(),
});

export type LabelFacts = z.infer<typeof labelForm>;
