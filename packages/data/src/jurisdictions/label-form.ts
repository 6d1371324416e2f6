import { z } from 'zod';
import { numberCell, oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';

const cited = z.string().min(3);

/** A law of label and statement with words of its own, by which other jurisdictions may word theirs. */
const labelForm = z.strictObject({
  /** CLP, or the law that Great Britain kept of it. */
  followsClp: z.boolean(),
  /** Paper of its sheets; A4 where it is not told. */
  paper: z.literal('us-letter').optional(),
  /** Paragraphs that leave hazards off the label, by what they leave off. */
  leavesOff: z
    .partialRecord(z.enum(['environment', 'aspiration-of-aerosols', 'harmless-as-supplied']), z.string().min(3))
    .optional(),
  /** Statements on mild hazards that are printed in one, beside those that all laws combine. */
  combines: z.array(z.array(z.string().regex(/^H\d{3}$/)).min(2)).optional(),
  paragraphs: z.strictObject({
    namedIngredients: cited,
    signalWord: cited,
    /** Of a law that assigns precautionary statements without ranking them. */
    assignedPrecautions: cited.optional(),
    redundantPrecautions: cited,
    inappropriatePrecautions: cited,
    /** Of a law that lets pictograms go which a label of transport repeats. */
    besideTransportLabels: cited.optional(),
    letters: cited,
    supplier: cited,
  }),
  /** Rules of `packages/ghs/src/label/pictogram-precedence.ts`, in the order of the law. */
  pictogramPrecedence: z.array(z.strictObject({ rule: z.string().min(3), paragraph: cited })).min(1),
  /** What labels of small packages may leave out by volume alone, from the smallest up. */
  smallPackages: z
    .array(
      z.strictObject({
        /** Capacity in ml; absent where the law sets no volume. */
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
  /** What labels of small packages may leave out by the class of each hazard, which `small-packages.csv` tells. */
  smallPackagesByClass: z
    .strictObject({
      upToMl: z.number().positive(),
      /** Soluble packaging for single use. */
      soluble: z.strictObject({ upToMl: z.number().positive(), paragraph: cited }),
      /** Inner packages for research: of the pictograms, first come first, only so many are shown. */
      inner: z.strictObject({
        upToMl: z.number().positive(),
        pictograms: z.array(z.string().regex(/^GHS0\d$/)).min(1),
        shown: z.int().positive(),
        paragraph: cited,
      }),
      /** The short statement on lead. */
      lead: z.strictObject({ belowMl: z.number().positive(), paragraph: cited }),
    })
    .optional(),
});

/** `label` of `jurisdiction.json`; `as-followed`: a law of its own that words labels as the law it follows. */
export const ownLabelForm = z.union([z.literal('as-followed'), labelForm]);

const elements = ['pictograms', 'hazardStatements', 'precautionaryStatements'] as const;

/** `small-packages.csv`: a category, and the elements that may go where every hazard that brings them is in the table. */
export const smallPackageRow = z.strictObject({
  category: word,
  /** Parted by `;`. */
  omits: z
    .string()
    .transform((text) => partsOf(text, ';'))
    .pipe(z.array(oneOf(elements)).min(1)),
  not_for_public: yesCell,
  paragraph: cited,
});

const millimetres = numberCell.pipe(z.number().positive());

/** `label-sizes.csv`: least sizes of a label by the capacity of the package; the last row has none. */
export const labelSizeRow = z.strictObject({
  up_to_litres: orBlank(numberCell),
  height_mm: millimetres,
  width_mm: millimetres,
  /** The label may be smaller where the package leaves no room. */
  if_possible: yesCell,
  pictogram_mm: millimetres,
  pictogram_if_possible_mm: millimetres,
  paragraph: cited,
});

/** `label-letters.csv`: height of a small x by the capacity of the package, from a day on; the last row has no capacity. */
export const labelLetterRow = z.strictObject({
  up_to_litres: orBlank(numberCell),
  x_height_mm: millimetres,
  paragraph: cited,
  valid_from: z.iso.date(),
});

export type LabelFacts = z.infer<typeof labelForm>;
