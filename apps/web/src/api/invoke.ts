import type { Call } from '@gosds/contract/call';
import type { z } from 'zod';
import { call } from './call.ts';

type Answered<Body extends z.ZodType, Answer extends z.ZodType> = Omit<Call, 'body' | 'response'> & {
  readonly body?: Body;
  readonly response: { readonly 200: Answer };
};

type Request<Body extends z.ZodType> = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: z.input<Body>;
  readonly signal?: AbortSignal | undefined;
  /** False for calls of the access screens, for which 401 is an answer and no expired session. */
  readonly needsSession?: boolean;
};

/** The path of a call with its `:name` parameters filled in. */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });
}

/** Makes a call of the contract and believes its answer only as far as the contract's schema does. */
export async function invoke<Body extends z.ZodType, Answer extends z.ZodType>(
  contract: Answered<Body, Answer>,
  request: Request<Body> = {},
): Promise<z.output<Answer>> {
  const { params, body, signal, needsSession } = request;
  const answer = await call(pathOf(contract.path, params), {
    method: contract.method,
    signal,
    ...(body === undefined ? {} : { body }),
    ...(needsSession === undefined ? {} : { needsSession }),
  });
  return contract.response[200].parse(answer);
}
