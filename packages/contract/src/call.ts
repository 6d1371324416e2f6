import type { z } from 'zod';

/** One call of the service. Server, web and API page use the same object. Failures always match `problemSchema`. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Absent if the response is a file; `produces` then gives its media type. */
  readonly response?: { readonly 200: z.ZodType };
  readonly produces?: string;
};

/** The request body before defaults are filled in. */
export type BodyOf<C extends { readonly body: z.ZodType }> = z.input<C['body']>;
export type ResponseOf<C extends { readonly response: { readonly 200: z.ZodType } }> = z.infer<C['response'][200]>;
