import type {
  Audit,
  Chemical,
  ChemicalSearch,
  Classification,
  Inspection,
  Key,
  ListEntries,
  ListRecord,
  ListSearch,
  Order,
  Problem,
  Product,
  ProductCheck,
  SavedDraft,
  Watch,
  WatchMark,
} from './types.ts';

/** The file forms of a paid sheet. */
export type FileForm = Order['files'][number];

export type Settings = {
  /** Address of the service, such as `https://gosds.example`. */
  readonly baseUrl: string;
  /** The API key; begins with `gosds_`. */
  readonly key: string;
  /** How often to repeat a call that is refused for a while (429, 503); 2 by default. */
  readonly retries?: number;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
};

/** A failure that the service reports; `problem.errors` names the fields. */
export class PublicApiError extends Error {
  override readonly name = 'PublicApiError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    const details = (problem.errors ?? []).map(({ pointer, header, detail }) => `${pointer ?? header ?? ''} ${detail}`);
    super([problem.title, ...details].join('\n'));
    this.problem = problem;
  }
}

export type NewOrder = {
  readonly draftId: string;
  /** Version of the draft; without it, the saved one. */
  readonly version?: number;
  /** Empty means one of the account's free sheets. */
  readonly promoCode?: string;
  /** Names this order. Repeated calls with the same key place one order. */
  readonly idempotencyKey: string;
};

type Asked = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

const isForAWhile = (status: number) => status === 429 || status === 503;

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Longest wait before a repeat; for a longer one the call fails, and the caller decides. */
const longestWaitSeconds = 60;

async function problemOf(answer: Response): Promise<Problem> {
  const unknown = {
    type: 'about:blank',
    title: answer.statusText,
    status: answer.status,
    code: 'unknown',
    requestId: '',
  };
  // The answer may come from a proxy in front of the service and have another form.
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...unknown, ...body } : unknown;
}

function asker({ baseUrl, key, retries = 2, fetch: send = fetch }: Settings) {
  const once = ({ method, path, body, headers }: Asked) =>
    send(new URL(path, baseUrl), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return async (call: Asked): Promise<Response> => {
    for (let tried = 0; ; tried += 1) {
      const answer = await once(call);
      if (answer.ok) return answer;
      const seconds = Number(answer.headers.get('retry-after') ?? 2 ** tried);
      if (!isForAWhile(answer.status) || tried >= retries || seconds > longestWaitSeconds) {
        throw new PublicApiError(await problemOf(answer));
      }
      await wait(seconds);
    }
  };
}

const base64Of = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte));
  return btoa(letters.join(''));
};

/** Calls the public API of GoSDS. Every method throws a `PublicApiError` if the service refuses. */
export function createClient(settings: Settings) {
  const ask = asker(settings);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- The types are made of what the service says that it answers.
  const json = async <T>(call: Asked): Promise<T> => (await ask(call)).json() as Promise<T>;
  const post = <T>(path: string, body: unknown) => json<T>({ method: 'POST', path, body });
  return {
    /** Hazard classes, label and transport of a product under the law of its country, with the reasons. */
    classify: (product: Product) => post<Classification>('/api/v1/classify', product),
    /** The findings of the review of a product. */
    inspect: (product: Product) => post<Inspection>('/api/v1/inspect', product),
    makeDraft: (product: Product) => post<SavedDraft>('/api/v1/drafts', product),
    draft: (id: string) => json<SavedDraft>({ method: 'GET', path: `/api/v1/drafts/${id}` }),
    replaceDraft: (id: string, version: number, draft: Product) =>
      json<SavedDraft>({ method: 'PUT', path: `/api/v1/drafts/${id}`, body: { version, draft } }),
    /** Orders the sheet of a draft. If it is not free, a person pays it at `payAt`. */
    placeOrder: ({ idempotencyKey, ...body }: NewOrder) =>
      json<Order>({
        ...{ method: 'POST', path: '/api/v1/orders', body },
        headers: { 'idempotency-key': idempotencyKey },
      }),
    order: (id: string) => json<Order>({ method: 'GET', path: `/api/v1/orders/${id}` }),
    /** Downloads a paid sheet in one of its forms. */
    async download(orderId: string, form: FileForm = 'pdf'): Promise<Uint8Array> {
      const answer = await ask({ method: 'GET', path: `/api/v1/orders/${orderId}/files/${form}` });
      return new Uint8Array(await answer.arrayBuffer());
    },
    /** Audits a finished sheet (a PDF that carries its data) against its product. */
    audit: (draft: Product, pdf: Uint8Array) => post<Audit>('/api/v1/audit', { draft, pdf: base64Of(pdf) }),
    /** Ten a page; `page` 0 is the first. */
    searchChemicals: (text: string, page = 0) => post<ChemicalSearch>('/api/v1/chemicals/search', { text, page }),
    /** A chemical by our number, with what each list says of it. */
    chemical: (number: number) => json<Chemical>({ method: 'GET', path: `/api/v1/chemicals/${number}` }),
    searchLists: (query: { readonly text?: string; readonly country?: string; readonly page?: number } = {}) =>
      post<ListSearch>('/api/v1/lists/search', query),
    list: (code: string) => json<ListRecord>({ method: 'GET', path: `/api/v1/lists/${encodeURIComponent(code)}` }),
    listEntries: (code: string, query: { readonly version: string; readonly text?: string; readonly page?: number }) =>
      post<ListEntries>(`/api/v1/lists/${encodeURIComponent(code)}/entries`, query),
    /** Checks a product against every list: one ingredient a line, such as `67-64-1 20-30 %`. */
    checkProduct: (lines: readonly string[]) => post<ProductCheck>('/api/v1/lists/check', { lines }),
    /** The sheets that a newer edition of a list or a new law affects. */
    watch: () => json<Watch>({ method: 'GET', path: '/api/v1/watch' }),
    /** Marks a finding as read or unread. */
    markWatch: (id: string, isRead = true) =>
      json<WatchMark>({ method: 'PUT', path: `/api/v1/watch/${id}`, body: { isRead } }),
    /** The rights of the key. */
    key: () => json<Key>({ method: 'GET', path: '/api/v1/key' }),
  };
}

export type Client = ReturnType<typeof createClient>;
