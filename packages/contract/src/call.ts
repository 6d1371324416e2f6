import type { z } from 'zod';

/** One call of the service: server, web and API page read the same object. Failures are always `problemSchema`. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Absent where the answer is a file; `produces` then gives its media type. */
  readonly response?: { readonly 200: z.ZodType };
  readonly produces?: string;
};

/** What a caller sends, before defaults are filled in. */
export type BodyOf<C extends { readonly body: z.ZodType }> = z.input<C['body']>;
export type ResponseOf<C extends { readonly response: { readonly 200: z.ZodType } }> = z.infer<C['response'][200]>;
