/** An error in the provider's wire format. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export type ApiErrorBody = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly payment_intent?: unknown;
  readonly payment_method?: unknown;
};

/** A request that the provider refuses with status 400. */
export const invalidRequest = (
  message: string,
  about: { param?: string; code?: string; payment_intent?: unknown } = {},
) => new ApiError(400, { type: 'invalid_request_error', message, ...about });

/** The provider's answer for an unknown id. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
