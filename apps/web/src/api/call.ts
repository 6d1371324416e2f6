import { problemText } from '../words/problem-text.ts';
import { firstWords } from '../words/words.ts';
import { expireSession, sessionStore, untilLoggedInAgain } from './session.ts';

/** A failure that the server reported as RFC 9457. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(typeof body['title'] === 'string' ? body['title'] : 'The service reported a failure.');
    this.status = status;
    this.code = typeof body['code'] === 'string' ? body['code'] : 'internal';
    this.fields = body;
  }
}

/** The browser could not reach the server: it is offline, or the server restarts. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a `FormData` is sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for the calls of the access screens: there 401 is an ordinary answer and not an expired session. */
  readonly needsSession?: boolean;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : response.text();
}

const screenLanguage = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

function headersOf(call: Call, method: string): Headers {
  const headers = new Headers(call.headers);
  headers.set('accept', 'application/json, application/problem+json');
  // Uses the language of the screens, not of the browser, since the mails that a call sends are written in it.
  headers.set('accept-language', screenLanguage());
  if (call.body !== undefined && !(call.body instanceof FormData)) headers.set('content-type', 'application/json');
  const session = sessionStore.getState();
  if (method !== 'GET' && session.status !== 'signed-out') headers.set('x-csrf-token', session.token);
  return headers;
}

async function send(path: string, call: Call): Promise<Response> {
  const method = call.method ?? 'GET';
  const { body } = call;
  const payload = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
  try {
    return await fetch(path, {
      method,
      headers: headersOf(call, method),
      body: payload,
      credentials: 'same-origin',
      signal: call.signal ?? null,
    });
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    throw new Unreachable('The server cannot be reached.', { cause });
  }
}

/** A proxy in front of a restarting server answers 502 to 504: treated as unreachable. */
function refuse(response: Response, body: unknown): never {
  const record = isRecord(body) ? body : {};
  if (response.status >= 502 && response.status <= 504 && !('code' in record)) {
    throw new Unreachable('The server cannot be reached.');
  }
  throw new ApiProblem(response.status, record);
}

/**
 * Calls the server and returns the parsed JSON, which the caller validates. If the session has expired, waits until the
 * user has logged in again and repeats the call.
 */
export async function call(path: string, options: Call = {}): Promise<unknown> {
  const response = await send(path, options);
  const body = await bodyOf(response);
  if (response.ok) return body;
  const hasExpired = response.status === 401 && options.needsSession !== false;
  if (hasExpired && sessionStore.getState().status !== 'signed-out') {
    expireSession();
    if (await untilLoggedInAgain()) return call(path, options);
  }
  return refuse(response, body);
}

/** Like `call`, for a response that is a file. */
export async function callForFile(path: string, options: Call): Promise<Blob> {
  const response = await send(path, options);
  if (response.ok) return response.blob();
  return refuse(response, await bodyOf(response));
}

/** The message to show for any failure, in the language of the screens. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiProblem) return problemText(error.code) ?? error.message;
  if (error instanceof Unreachable) return firstWords().frame.unreachable;
  return problemText('internal') ?? '';
}
