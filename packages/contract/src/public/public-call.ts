import type { Call } from '../call.ts';
import type { ApiScope } from '../developers/api-keys.ts';

/** A call of the public API. It needs an API key; a session does not open it. */
export type PublicCall = Call & {
  /** The right that the key needs; null if any key will do. */
  readonly scope: ApiScope | null;
  /** Name of the operation in OpenAPI and of the client's method. */
  readonly operation: string;
};
