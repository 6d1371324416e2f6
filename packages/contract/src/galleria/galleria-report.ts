import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

const orderKey = z.object({ orderId: z.uuid() });

/** The language of the headings, not of the facts. */
const language = z.enum(interfaceTags).default('en');

export const galleriaOrder = {
  method: 'GET',
  path: '/api/galleria/orders/:orderId',
  summary: "What the caller's own report is about: the chemical, and the data points that were chosen.",
  params: orderKey,
  response: {
    200: z.object({
      isPaid: z.boolean(),
      /** The order number on the receipt. */
      orderNumber: z.string(),
      name: z.string().nullable(),
      cas: z.array(z.string()),
      cwNumber: z.string(),
      synonyms: z.array(z.string()),
      readOn: z.iso.date(),
      dataPoints: z.array(
        z.object({
          /** The code of the list. */
          listIndex: z.string(),
          listName: z.string(),
          country: z.string(),
          Version: z.string(),
          inList: z.boolean(),
          completeness: listSchema.shape.completeness,
          /** Groups without numbers on the list that may name the chemical, by its elements. */
          groups: z.array(z.string()),
        }),
      ),
    }),
  },
} as const satisfies Call;

export const galleriaPreview = {
  method: 'GET',
  path: '/api/galleria/orders/:orderId/preview',
  summary: "Lays the caller's own report out: how many pages it has.",
  params: orderKey,
  query: z.strictObject({ language }),
  response: { 200: z.object({ pageCount: z.int() }) },
} as const satisfies Call;

export const galleriaPage = {
  method: 'GET',
  path: '/api/galleria/orders/:orderId/pages/:page',
  summary: "One page of the caller's own report, from 1, with the watermark in it until it is paid.",
  params: orderKey.extend({ page: z.coerce.number().int().min(1).max(5_000) }),
  query: z.strictObject({ language, paid: z.literal('').optional() }),
  produces: 'image/webp',
} as const satisfies Call;

/** Longest time that a report may take. */
export const reportTimeoutMs = 1_200_000;

/** The file formats of a report; `zip` holds each data point and all of them. */
export const reportForms = ['xml', 'xlsx', 'csv', 'html', 'pdf', 'zip'] as const;

export type ReportForm = (typeof reportForms)[number];

export const galleriaReport = {
  method: 'POST',
  path: '/api/data/galleriaReports/:form',
  summary: "The caller's own paid report in a form; `zip` holds each data point and all of them. 402 not-paid.",
  params: z.object({ form: z.enum(reportForms) }),
  body: z.strictObject({
    orderId: z.uuid(),
    /** Part of the specification; a paid report has no watermark. */
    waterMark: z.boolean().optional(),
    language,
  }),
  produces: 'application/octet-stream',
} as const satisfies Call;
