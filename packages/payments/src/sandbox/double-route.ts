import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { DoubleStore } from './double-store.ts';
import type { FormFields } from './form-body.ts';

/** The tools that every resource of the double uses. */
export type Double = {
  readonly store: DoubleStore;
  /** Records an event and delivers it. */
  readonly emit: (type: string, object: object) => void;
};

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** The first group of the pattern is the object's id. */
  readonly path: RegExp;
  /** True if the publishable key may call it, as the browser code does. */
  readonly isPublic?: true;
  answer(request: RouteRequest): object;
};

export type RouteRequest = { readonly fields: FormFields; readonly id: string; readonly isPublic: boolean };

/** A whole number in a form. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string(), z.string()).default({});

/** `items[0]`, `items[1]` ... as a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items) => Object.values(items));

/** Reads the fields of a request. Refuses what the provider refuses: unknown, missing and malformed fields. */
export function readFields<Schema extends z.ZodType>(schema: Schema, fields: FormFields): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw toApiError(issue, fields);
}

function toApiError(issue: z.core.$ZodIssue | undefined, fields: FormFields) {
  if (issue?.code === 'unrecognized_keys') {
    const param = issue.keys.join(', ');
    return invalidRequest(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' });
  }
  const [name = '', ...rest] = (issue?.path ?? []).map(String);
  const param = name + rest.map((part) => `[${part}]`).join('');
  if (fields[name] === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { param, code: 'parameter_missing' });
  }
  return invalidRequest(`Invalid value for ${param}: ${issue?.message ?? ''}`, { param, code: 'parameter_invalid' });
}
