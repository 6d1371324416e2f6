import { Problem } from '@gosds/contract/problem';
import type { FastifyInstance } from 'fastify';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Dotted paths of fields that were sent but not read. */
function unread(sent: unknown, read: unknown, path: readonly string[] = []): readonly string[] {
  if (!isObject(sent) || !isObject(read)) return [];
  return Object.entries(sent).flatMap(([name, value]) => {
    const here = [...path, name];
    return Object.hasOwn(read, name) ? unread(value, read[name], here) : [here.join('.')];
  });
}

const message = 'There is no such field.';

/** Enough for repairing a program. */
const maxNamed = 20;

/**
 * Refuses unknown fields. An unknown field is a mistyped one; if it were ignored, a product would be judged on
 * incomplete data.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  const sent = new WeakMap<object, unknown>();
  app.addHook('preValidation', async (request) => {
    sent.set(request, request.body);
  });
  app.addHook('preHandler', async (request) => {
    const paths = unread(sent.get(request), request.body).slice(0, maxNamed);
    if (paths.length === 0) return;
    throw new Problem('validation', { fields: Object.fromEntries(paths.map((path) => [path, message])) });
  });
}
