import { draftFindingSchema } from '@gosds/contract/documents/create-document';
import { openFaultSchema } from '@gosds/contract/documents/review';
import type { Problem } from '@gosds/contract/problem';
import type { PublicProblem } from '@gosds/contract/public/public-problem';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../../http/problem-handler.ts';

/** JSON Pointer of a dotted path: `ingredients.0.name` is `#/ingredients/0/name`. */
const pointerOf = (path: string): string =>
  ['#', ...path.split('.').filter((part) => part !== '')]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');

/** The field errors in a Problem, in all forms that use cases produce. */
const detailsSchema = z.object({
  fields: z.record(z.string(), z.string()).default({}),
  headers: z.record(z.string(), z.string()).default({}),
  findings: z.array(draftFindingSchema).default([]),
  faults: z.array(openFaultSchema).default([]),
});

function errorsOf({ fields }: Problem): PublicProblem['errors'] {
  const read = detailsSchema.safeParse(fields);
  if (!read.success) return [];
  return [
    ...Object.entries(read.data.fields).map(([path, detail]) => ({ pointer: pointerOf(path), detail })),
    ...Object.entries(read.data.headers).map(([header, detail]) => ({ header, detail })),
    ...read.data.findings.map(({ path, message }) => ({ pointer: pointerOf(path), detail: message })),
    ...read.data.faults.map(({ path, message, paragraph }) => ({
      ...{ pointer: pointerOf(path), detail: message, paragraph },
    })),
  ];
}

/** Answers a failure in the form of the public API. */
export function answerPublicProblem(problem: Problem, reply: FastifyReply): FastifyReply {
  const { type, title, status, code } = problem.toBody();
  const { retryAfterSeconds } = problem.fields;
  const errors = errorsOf(problem) ?? [];
  const body: PublicProblem = {
    ...{ type, title, status, code },
    ...(errors.length > 0 && { errors }),
    ...(typeof retryAfterSeconds === 'number' && { retryAfterSeconds }),
    requestId: reply.request.id,
  };
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return sendProblem(problem, reply, body);
}
