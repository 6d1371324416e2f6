import type { Call } from '@gosds/contract/call';
import type { z } from 'zod';
import { call } from './call.ts';

type PathValue = string | number;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** False for the calls of the access screens: there 401 is an ordinary answer and not an expired session. */
  readonly needsSession?: boolean;
  /** A form with files, for calls whose body is not JSON. */
  readonly form?: FormData;
  /** The query string, in the form that its reader in the contract expects. */
  readonly search?: string;
};

/** The body that the contract requires; absent if the contract has none. */
type Sent<C extends Call> = Options &
  (C extends { readonly body: infer Body extends z.ZodType }
    ? { readonly body: z.input<Body> }
    : { readonly body?: never }) &
  (C extends { readonly params: infer Params extends z.ZodType }
    ? { readonly params: Readonly<Record<keyof z.output<Params>, PathValue>> }
    : { readonly params?: never });

type AnyRequest = Options & { readonly body?: unknown; readonly params?: Readonly<Record<string, PathValue>> };

type Arguments<C extends Call> = object extends Sent<C> ? [request?: Sent<C>] : [request: Sent<C>];

/** The path of a call with its `:name` parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, PathValue>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** Makes a call of the contract. Returns the response unchecked. */
export async function send<C extends Call>(contract: C, ...[request]: Arguments<C>): Promise<unknown> {
  const { params, body, form, search, signal, needsSession }: AnyRequest = request ?? {};
  const path = pathOf(contract.path, params);
  const content = form ?? body;
  return call(search === undefined ? path : `${path}?${search}`, {
    method: contract.method,
    signal,
    ...(content === undefined ? {} : { body: content }),
    ...(needsSession === undefined ? {} : { needsSession }),
  });
}

/** Makes a call of the contract and validates the response with the contract's schema. */
export async function invoke<C extends Call, Answer extends z.ZodType>(
  contract: C & { readonly response: { readonly 200: Answer } },
  ...request: Arguments<C>
): Promise<z.output<Answer>> {
  return contract.response[200].parse(await send<C>(contract, ...request));
}
