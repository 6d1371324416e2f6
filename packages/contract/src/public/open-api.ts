import { asAnswered, asSent, isJson, type Json, nameOf } from './json-schemas.ts';
import type { PublicCall } from './public-call.ts';
import { publicCalls } from './public-calls.ts';
import { idempotencyHeader, idempotencyKeySchema, placeOrder } from './public-orders.ts';
import { publicProblemSchema } from './public-problem.ts';

const here = '#/$defs/';
const shared = '#/components/schemas/';

const partOf = (name: string, part: unknown, components: Json): unknown =>
  name === '$ref' && typeof part === 'string' && part.startsWith(here)
    ? `${shared}${part.slice(here.length)}`
    : lifted(part, components);

function liftedParts({ $defs, ...schema }: Json, components: Json): Json {
  if (isJson($defs)) {
    for (const [name, part] of Object.entries($defs)) components[name] = lifted(part, components);
  }
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, partOf(name, part, components)]));
}

/** Moves a schema's own definitions, and every schema that has a name, to the shared components of the document. */
function lifted(value: unknown, components: Json): unknown {
  if (Array.isArray(value)) return value.map((each) => lifted(each, components));
  if (!isJson(value)) return value;
  const name = nameOf(value);
  if (name === undefined) return liftedParts(value, components);
  components[name] ??= liftedParts(value, components);
  return { $ref: `${shared}${name}` };
}

/** The path parameters, with their schemas. */
function parametersOf({ params, path }: PublicCall): readonly Json[] {
  const schema = params && asSent(params);
  const properties = isJson(schema) && isJson(schema['properties']) ? schema['properties'] : {};
  return path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [];
    const name = part.slice(1);
    return [{ name, in: 'path', required: true, schema: properties[name] }];
  });
}

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });

const file = { schema: { type: 'string', format: 'binary' } };

/** Media types of a downloaded sheet. */
const fileTypes = ['application/pdf', 'application/xml', 'application/json', 'text/html', 'text/plain'];

const problem = {
  description: 'What went wrong (RFC 9457).',
  content: { 'application/problem+json': { schema: { $ref: `${shared}Problem` } } },
};

const idempotencyKey = () => ({
  name: idempotencyHeader,
  in: 'header',
  required: true,
  schema: asSent(idempotencyKeySchema),
});

function operationOf(call: PublicCall, components: Json): Json {
  const { operation, scope, summary, body, response } = call;
  const parameters = [...parametersOf(call), ...(call.path === placeOrder.path ? [idempotencyKey()] : [])];
  return {
    operationId: operation,
    tags: ['public'],
    summary: scope === null ? summary : `${summary} Scope: ${scope}.`,
    ...(parameters.length > 0 && { parameters: lifted(parameters, components) }),
    ...(body && { requestBody: { required: true, ...json(lifted(asSent(body), components)) } }),
    responses: {
      '200': response
        ? { description: 'Done.', ...json(lifted(asAnswered(response[200]), components)) }
        : { description: 'The file.', content: Object.fromEntries(fileTypes.map((type) => [type, file])) },
      default: problem,
    },
  };
}

const introduction = [
  'Classifies, inspects, makes, orders, downloads and audits safety data sheets, searches chemicals and regulatory lists, and tells what touches sheets.',
  'Each call carries a key of the account: `Authorization: Bearer gosds_…`. A key is made on the page “Public API and webhooks” of the account’s settings.',
  'Failures are RFC 9457 bodies. `errors` names each field by a JSON Pointer. After 429 and 503 wait `Retry-After` seconds.',
  'Fields that are not known are refused, so that a mistyped one is never left out in silence. Answers may get further fields.',
].join('\n\n');

/** The path in the notation of OpenAPI. */
const pathOf = ({ path }: PublicCall): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? `{${part.slice(1)}}` : part))
    .join('/');

/** The public API as an OpenAPI 3.1 document, built from the schemas that validate its routes. */
export function openApi() {
  const components: Json = {};
  const problemSchema = asAnswered(publicProblemSchema);
  if (isJson(problemSchema)) components['Problem'] = liftedParts(problemSchema, components);
  const paths: Record<string, Json> = {};
  for (const call of publicCalls) {
    const path = pathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'GoSDS public API', version: '1', description: introduction },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas: components },
  };
}
