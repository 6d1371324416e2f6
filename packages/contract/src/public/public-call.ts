import type { Call } from '../call.ts';
import type { ApiScope } from '../developers/api-keys.ts';

/** A call of the public API. It is opened by a key and never by a session. */
export type PublicCall = Call & {
  /** What the key must be allowed; null where any key will do. */
  readonly scope: ApiScope | null;
  /** Names the operation in OpenAPI and the method of the client. */
  readonly operation: string;
};
