import { z } from 'zod';

const length = z.coerce.number().min(20).max(500);
const flag = z.literal('1').optional();

/** A request for a label, as words of a command line or an address: numbers and yes or no are written out. */
export const labelRequestSchema = z
  .strictObject({
    /** Of the package, in litres; that of the draft where it is not given. */
    capacity: z.coerce.number().positive().max(100_000).optional(),
    /** Millimetres of another size; that of the package's class where they are not given. */
    width: length.optional(),
    height: length.optional(),
    /** BCP 47 tag of a second language. */
    language: z.string().max(10).optional(),
    quantity: z.string().max(40).default(''),
    /** Leaves off what the law allows on a package too small for a full label. */
    reduced: flag,
    /** Leaves off pictograms whose hazard a label of the dangerous goods rules shows. */
    besideTransport: flag,
    /** Paper that holds many labels; `label` is one label on a page of its own size. */
    paper: z.enum(['label', 'a4', 'letter']).default('label'),
    /** Millimetres to the edge of the paper, and between two labels. */
    margin: z.coerce.number().min(0).max(50).default(8),
    gap: z.coerce.number().min(0).max(50).default(3),
    cutMarks: flag,
    /** The place on the first paper where printing begins, from 1. */
    start: z.coerce.number().int().min(1).max(1000).default(1),
    count: z.coerce.number().int().min(1).max(1000).default(1),
  })
  .refine(({ width, height }) => (width === undefined) === (height === undefined), {
    message: 'Width and height go together.',
    path: ['height'],
  });

export type LabelRequest = z.infer<typeof labelRequestSchema>;
