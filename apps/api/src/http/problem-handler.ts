import { accountTexts } from '@gosds/contract/accounts/account-texts';
import { isUnavailable, Problem, type ProblemCode } from '@gosds/contract/problem';
import { ownValue } from '@gosds/ghs/own-value';
import { JobCancelled } from '@gosds/print/worker-errors';
import type { ErrorLog } from '@gosds/usecases/error-log';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** Client errors of Fastify and its plugins, by status. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  404: 'not-found',
  413: 'too-large',
  // An address longer than any of ours.
  414: 'not-found',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** The English text of a schema's error code, which screens show in their own language. */
const textOf = (message: string): string => ownValue<string>(accountTexts, message) ?? message;

function fieldsOf(error: FastifyError): Record<string, string> {
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  const entries = error.validation.map(({ instancePath, message }) => {
    const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
    return [path, textOf(message ?? 'Invalid.')] as const;
  });
  // The first message of a field is the one to show.
  return Object.fromEntries(entries.toReversed());
}

/** System error codes for failed writes: disk full, quota used up, read-only disk. */
const cannotWrite: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const retryAfterSeconds = 30;

const isDiskFault = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && cannotWrite.has(error.code);

/** An error and the chain of its causes. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

/** True if the work was ended because its client left: no fault, and nobody reads the answer. */
const isGivenUp = (error: Error): boolean => error instanceof JobCancelled;

/** The Problem that the client sees. Any error the client did not cause becomes `internal`. */
export function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  const fields = fieldsOf(error);
  if (Object.keys(fields).length > 0) return new Problem('validation', { fields });
  if (causesOf(error).some(isDiskFault)) return new Problem('unavailable', { retryAfterSeconds }, { cause: error });
  const code = error.statusCode === undefined ? undefined : codeOfStatus[error.statusCode];
  return new Problem(code ?? 'internal', {}, { cause: error });
}

/** The pattern of the route, because the requested address may contain a one-time token. */
const routeOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? 'no such route'}`;

/** How failures are answered; by default as for the web app. */
type Answer = (problem: Problem, reply: FastifyReply) => FastifyReply;

export const answerProblem: Answer = (problem, reply) =>
  sendProblem(problem, reply, { ...problem.toBody(), requestId: reply.request.id });

/** Sends a finished body of a failure. */
export function sendProblem(
  problem: Problem,
  reply: FastifyReply,
  body: Readonly<Record<string, unknown>> & { readonly status: number },
): FastifyReply {
  const { retryAfterSeconds } = problem.fields;
  if (typeof retryAfterSeconds === 'number') void reply.header('retry-after', retryAfterSeconds);
  // Serialise here, so that the schema of a route cannot turn one failure into another.
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

/**
 * Answers every failure with a problem body. Logs a failure that the client did not cause, and hides its cause from the
 * client.
 */
export function handleProblems(app: FastifyInstance, errorLog: ErrorLog, answer: Answer = answerProblem): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (problem.toBody().status >= 500 && !causesOf(problem).some(isGivenUp)) {
      const fault = problem.cause instanceof Error ? problem.cause : error;
      request.log.error({ err: fault }, routeOf(request));
      // The error log is in the database. If the database is unreachable, the caller should not wait for it.
      if (causesOf(problem).some(isUnavailable)) return answer(problem, reply);
      await errorLog.add({
        origin: 'server',
        route: routeOf(request),
        message: fault.message,
        stack: fault.stack ?? '',
        requestId: request.id,
        userId: request.session?.user.id ?? request.holder?.user.id,
      });
    }
    return answer(problem, reply);
  });
}

/** Answers an unreadable address like any other failure. No route and no hook sees such a request. */
export function answerUnreadable(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void answerProblem(problemOf(error), reply.header('x-content-type-options', 'nosniff'));
}
