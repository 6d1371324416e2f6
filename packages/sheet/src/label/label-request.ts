import { z } from 'zod';
import { labelPapers } from './paper-sizes.ts';

const length = z.coerce.number().min(20).max(500);
const flag = z.literal('1').optional();

/** A label request from a command line or URL: numbers and booleans arrive as text. */
export const labelRequestSchema = z
  .strictObject({
    /** Capacity of the package in litres; defaults to the draft's. */
    capacity: z.coerce.number().positive().max(100_000).optional(),
    /** Another label size in millimetres; defaults to the size for the package capacity. */
    width: length.optional(),
    height: length.optional(),
    /** BCP 47 tag of a second language. */
    language: z.string().max(10).optional(),
    quantity: z.string().max(40).default(''),
    /** Leaves off the elements that the law allows to omit on a package too small for a full label. */
    reduced: flag,
    /** Leaves off pictograms whose hazard a transport label shows. */
    besideTransport: flag,
    paper: z.enum(labelPapers).default('label'),
    /** Margin of the paper and gap between labels, in millimetres. */
    margin: z.coerce.number().min(0).max(50).default(8),
    gap: z.coerce.number().min(0).max(50).default(3),
    cutMarks: flag,
    /** The first place to print on the first sheet, from 1. */
    start: z.coerce.number().int().min(1).max(1000).default(1),
    count: z.coerce.number().int().min(1).max(1000).default(1),
  })
  .refine(({ width, height }) => (width === undefined) === (height === undefined), {
    message: 'Width and height go together.',
    path: ['height'],
  });

export type LabelRequest = z.infer<typeof labelRequestSchema>;
