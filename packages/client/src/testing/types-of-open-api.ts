type Json = { readonly [name: string]: unknown };

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const plain: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

const isName = (text: string) => /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(text);

function fieldOf([name, schema]: readonly [string, unknown], required: readonly unknown[], depth: number): string {
  const description = isJson(schema) ? schema['description'] : undefined;
  const pad = '  '.repeat(depth + 1);
  const comment = typeof description === 'string' ? `${pad}/** ${description} */\n` : '';
  return `${comment}${pad}${isName(name) ? name : `'${name}'`}${required.includes(name) ? '' : '?'}: ${typeOf(schema, depth + 1)};`;
}

function objectOf({ properties, required, additionalProperties }: Json, depth: number): string {
  const fields = Object.entries(isJson(properties) ? properties : {});
  if (fields.length === 0) {
    return isJson(additionalProperties) ? `Record<string, ${typeOf(additionalProperties, depth)}>` : 'object';
  }
  const lines = fields.map((field) => fieldOf(field, list(required), depth));
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'");

/** The alternatives of a schema (`const`, `enum`, `anyOf`), each as a type. */
function choicesOf(schema: Json, depth: number): readonly string[] {
  if ('const' in schema) return [literal(schema['const'])];
  const { type, anyOf, oneOf } = schema;
  const types = list(type).map((each) => typeOf({ ...schema, type: each }, depth));
  const schemas = [...list(anyOf), ...list(oneOf)].map((each) => typeOf(each, depth));
  return [...list(schema['enum']).map(literal), ...schemas, ...types];
}

/** A JSON Schema as a TypeScript type. */
function typeOf(schema: unknown, depth: number): string {
  if (!isJson(schema)) return 'unknown';
  const { $ref, type, items } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  const choices = choicesOf(schema, depth);
  if (choices.length > 0) return choices.join(' | ');
  if (type === 'array') return `Array<${typeOf(items, depth)}>`;
  if (type === 'object') return objectOf(schema, depth);
  return typeof type === 'string' ? (plain[type] ?? 'unknown') : 'unknown';
}

/** The shared schemas of an OpenAPI document as a module of TypeScript types. */
export function typesOfOpenApi(schemas: Json): string {
  const types = Object.entries(schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema, 0)};\n`);
  return ['// Made of docs/openapi.json: packages/client/src/types.test.ts writes it anew with -u.\n', ...types].join(
    '\n',
  );
}
