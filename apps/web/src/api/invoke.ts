import type { Call } from '@gosds/contract/call';
import type { z } from 'zod';
import { call } from './call.ts';

type PathValue = string | number;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** False for calls of the access screens, for which 401 is an answer and no expired session. */
  readonly needsSession?: boolean;
  /** A form with files, for the calls whose body is no JSON. */
  readonly form?: FormData;
  /** Behind the path, as its reader wrote it. */
  readonly search?: string;
};

/** What a call sends is what its contract takes: no body where it has none, and never none where it asks for one. */
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

/** Makes a call of the contract; the caller reads the answer. */
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

/** Makes a call of the contract and believes its answer only as far as the contract's schema does. */
export async function invoke<C extends Call, Answer extends z.ZodType>(
  contract: C & { readonly response: { readonly 200: Answer } },
  ...request: Arguments<C>
): Promise<z.output<Answer>> {
  return contract.response[200].parse(await send<C>(contract, ...request));
}
