import { labelRequestSchema } from '@gosds/sheet/label/label-request';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams } from './document-fields.ts';

const size = z.object({ widthMm: z.number(), heightMm: z.number() });
const element = z.object({ value: z.string(), paragraph: z.string() });

/** What the law says of the label, whether or not it fits. */
const verdicts = {
  /** In litres, from the request or from the product of the sheet. */
  capacity: z.number(),
  leftOff: z.array(element),
  /** Elements on the label that the law allows to omit on such a package. */
  mayOmit: z.array(element),
  /** Required information that is missing: a path in the draft, `quantity`, or the code of a statement. */
  missing: z.array(z.object({ path: z.string(), paragraph: z.string() })),
};

export const shownLabelSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('printed'),
    ...verdicts,
    ...size.shape,
    /** Height of a lower-case x, and side length of the pictograms, in mm. */
    xHeightMm: z.number(),
    pictogramMm: z.number(),
    /** Side of the QR code to the published page, in mm; 0 without one. */
    codeMm: z.number(),
    /** True if the sheet is published, and the label has no room for its code. */
    lacksCode: z.boolean(),
    /** Height of the letters under a law that does not apply yet. */
    future: z.object({ xHeightMm: z.number(), paragraph: z.string(), appliesFrom: z.string() }).nullable(),
    /** Number of labels on a sheet of paper. */
    perPaper: z.int(),
    /** The first page as a data URL. */
    picture: z.string(),
  }),
  z.object({ status: z.literal('too-small'), ...verdicts, min: size }),
  z.object({ status: z.literal('below-minimum'), ...verdicts, min: size, paragraph: z.string() }),
  z.object({ status: z.literal('paper-too-small'), ...verdicts }),
  /** Neither the request nor the product of the sheet gives the capacity of the package. */
  z.object({ status: z.literal('capacity-missing') }),
]);

export type ShownLabel = z.infer<typeof shownLabelSchema>;

export const showLabel = {
  method: 'GET',
  path: '/api/documents/:orderId/label',
  summary:
    'The label of the product of an own order: how it fits, and its picture, with the watermark until the order is paid. 409 label-outdated, label-edits-unclear, label-language-lacks-edits.',
  params: orderParams,
  query: labelRequestSchema,
  response: { 200: shownLabelSchema },
} as const satisfies Call;

export const downloadLabel = {
  method: 'GET',
  path: '/api/documents/:orderId/label.pdf',
  summary:
    'The same label as a PDF for the press. 402 not-paid, 409 label-outdated, label-edits-unclear, label-language-lacks-edits, 422 label-does-not-fit.',
  params: orderParams,
  query: labelRequestSchema,
  produces: 'application/pdf',
} as const satisfies Call;
