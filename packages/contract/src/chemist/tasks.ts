import { severities } from '@gosds/sheet/review/finding';
import { messageSchema } from '@gosds/sheet/review/message-schema';
import { additionKinds } from '@gosds/sheet/versions/apply-edits';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { listPage } from '../staff/list-page.ts';

const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).readonly();

const taskSchema = z.object({
  id: z.uuid(),
  cwOrderId: z.string(),
  productName: z.string(),
  country: z.string(),
  language: z.string(),
  /** `question`: the chemist waits for an answer of the buyer. */
  state: z.enum(['queued', 'taken', 'question', 'signed']),
  /** The version that the next change must name. */
  version: z.int().positive(),
  takenBy: z.string().nullable(),
  /** True if the caller works on the task. */
  isMine: z.boolean(),
  queuedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isLate: z.boolean(),
  signedAt: z.iso.datetime().nullable(),
  signedName: z.string().nullable(),
});

export type DeskTask = z.infer<typeof taskSchema>;

/** Maximum lengths of the chemist's texts. */
export const editLength = { text: 5_000, reason: 1_000, name: 200, question: 2_000 } as const;

/** Why the engine wrote a line. Messages are in the language of the screens; `why` is in that of the sheet. */
const whySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('input') }),
  z.object({ kind: z.literal('catalogue'), cas: z.string(), source: z.string() }),
  z.object({
    kind: z.literal('classification'),
    reasons: listOf(z.object({ summary: messageSchema, paragraph: z.string() })),
  }),
  z.object({ kind: z.literal('rule'), paragraph: z.string(), why: z.string() }),
  z.object({ kind: z.literal('missing'), why: z.string() }),
]);

export type DeskWhy = z.infer<typeof whySchema>;

/**
 * How the line is edited. `statement`: its words only, its code stays. `choice`: one of these texts. `ufi`: UFI numbers,
 * separated by a comma and a space. `absence`: it says that there is none of something, and no label can be made of a
 * text in its place.
 */
const writingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('statement'), code: z.string(), words: z.string() }),
  z.object({ kind: z.literal('choice'), texts: listOf(z.string()) }),
  z.object({ kind: z.literal('ufi') }),
  z.object({ kind: z.literal('absence') }),
]);

const lineSchema = z.object({
  /** Index of the language in a bilingual sheet. */
  part: z.int().min(0).max(1),
  id: z.string(),
  label: z.string(),
  /** The line as the engine wrote it. */
  proposed: z.string(),
  why: whySchema,
  writing: writingSchema,
  /** `text` of a statement is its words, without the code. */
  edit: z.object({ text: z.string().nullable(), reason: z.string() }).nullable(),
  /** The element of the label that the chemist added as this line, with the reason; null for a proposed line. */
  addition: z.object({ added: z.enum(additionKinds), code: z.string(), reason: z.string() }).nullable(),
  /** The difference between proposal and edit, word by word; empty if the line was not edited. */
  pieces: listOf(z.object({ kind: z.enum(['kept', 'inserted', 'deleted']), text: z.string() })),
});

export type DeskLine = z.infer<typeof lineSchema>;

/** An element of the label that the law of the market has and the label lacks. */
const addableSchema = z.object({
  added: z.enum(additionKinds),
  code: z.string(),
  /** What the label would say, in each language of the sheet. */
  texts: listOf(z.string()),
  /** True if the statement names substances, which the chemist gives. */
  namesSubstances: z.boolean(),
});

export type AddableElement = z.infer<typeof addableSchema>;

const findingSchema = z.object({
  severity: z.enum(severities),
  part: z.string(),
  /** In English. */
  message: z.string(),
  /** The same message for translation on the screens. */
  says: messageSchema,
  paragraph: z.string(),
});

export const questionSchema = z.object({
  text: z.string(),
  askedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});

export type DeskQuestion = z.infer<typeof questionSchema>;

const openedTaskSchema = taskSchema.extend({
  /** The questions to the buyer, oldest first. */
  questions: listOf(questionSchema),
  sections: listOf(
    z.object({
      number: z.int(),
      heading: z.string(),
      parts: listOf(z.object({ number: z.string(), heading: z.string(), lines: listOf(lineSchema) })),
    }),
  ),
  /** What can be added to the label; empty if the caller does not work on the sheet. */
  addable: listOf(addableSchema),
  /** Findings of the audit and the review on the edited sheet. */
  findings: listOf(findingSchema),
});

export type OpenedDeskTask = z.infer<typeof openedTaskSchema>;

/** Number of tasks on a page. */
export const deskPageSize = 50;

const taskSortKeys = ['product', 'queued', 'due', 'state'] as const;
export type TaskSortKey = (typeof taskSortKeys)[number];

const deskPageSchema = z.strictObject({
  list: z.enum(['open', 'signed']).default('open'),
  sort: z.enum(taskSortKeys).default('due'),
  order: z.enum(['ascending', 'descending']).default('ascending'),
  page: listPage.default(0),
});

export type DeskPage = z.infer<typeof deskPageSchema>;

const taskParams = z.strictObject({ id: z.uuid() });
const versionSchema = z.int().positive().max(2_147_483_646);

export const chemistTasks = {
  method: 'GET',
  path: '/api/chemist/tasks',
  summary:
    'The paid sheets that chemists author, open or signed, in the order asked for, 50 a page, and how many there are. 403 not-allowed.',
  query: deskPageSchema,
  response: { 200: z.object({ tasks: listOf(taskSchema), count: z.int().nonnegative() }) },
} as const satisfies Call;

export const chemistTask = {
  method: 'GET',
  path: '/api/chemist/tasks/:id',
  summary: 'One sheet with the proposal, what was edited, and what the checks find. 403 not-allowed.',
  params: taskParams,
  response: { 200: openedTaskSchema },
} as const satisfies Call;

/** Each change names the version that was read. The call fails with 409 task-changed if there is a newer one. */
export const takeTask = {
  method: 'POST',
  path: '/api/chemist/tasks/:id/take',
  summary: 'The caller works on the sheet from now on. 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({ version: versionSchema }),
  response: { 200: taskSchema },
} as const satisfies Call;

export const handBackTask = {
  method: 'POST',
  path: '/api/chemist/tasks/:id/hand-back',
  summary: 'The sheet waits for any chemist again, with what was edited. 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({ version: versionSchema }),
  response: { 200: taskSchema },
} as const satisfies Call;

export const editLine = {
  method: 'PUT',
  path: '/api/chemist/tasks/:id/lines',
  summary:
    'Writes a line otherwise than proposed, or as proposed again. 400 validation, 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({
    version: versionSchema,
    part: z.int().min(0).max(1),
    id: z.string().min(1).max(300),
    /** Null restores the proposal. A null `text` removes the line. That of a statement is its words, without the code. */
    edit: z
      .strictObject({
        text: z.string().trim().min(1).max(editLength.text).nullable(),
        reason: z.string().trim().min(1).max(editLength.reason),
      })
      .nullable(),
  }),
  response: { 200: openedTaskSchema },
} as const satisfies Call;

export const addElement = {
  method: 'PUT',
  path: '/api/chemist/tasks/:id/additions',
  summary:
    'Adds an element of the law to the label, or takes an added one off. 400 validation, 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({
    version: versionSchema,
    added: z.enum(additionKinds),
    code: z.string().min(1).max(60),
    /** Null takes the added element off. `names` are the substances of a statement that names some. */
    addition: z
      .strictObject({
        reason: z.string().trim().min(1).max(editLength.reason),
        names: z.string().trim().min(1).max(editLength.text).optional(),
      })
      .nullable(),
  }),
  response: { 200: openedTaskSchema },
} as const satisfies Call;

export const askBuyer = {
  method: 'POST',
  path: '/api/chemist/tasks/:id/questions',
  summary: 'Asks the buyer, by mail; the sheet waits for the answer. 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({ version: versionSchema, text: z.string().trim().min(1).max(editLength.question) }),
  response: { 200: taskSchema },
} as const satisfies Call;

export const signTask = {
  method: 'POST',
  path: '/api/chemist/tasks/:id/sign',
  summary: 'Publishes the sheet as edited and mails it to the buyer. 403 not-allowed, 409 task-changed.',
  params: taskParams,
  body: z.strictObject({ version: versionSchema, name: z.string().trim().min(1).max(editLength.name) }),
  response: { 200: taskSchema },
} as const satisfies Call;
