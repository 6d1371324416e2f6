import { z } from 'zod';

const cited = z.string().min(3);

/** A law of label and statement with words of its own, by which other jurisdictions may word theirs. */
export const labelForm = z.strictObject({
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
  /** What labels of small packages may leave out, from the smallest up; laws that follow CLP have its rules. */
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
});
