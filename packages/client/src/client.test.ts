import { publicCalls } from '@gosds/contract/public/public-calls';
import { describe, expect, it } from 'vitest';
import { createClient, PublicApiError } from './client.ts';

type Answer = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/** A fake service that gives these answers in turn and records the requests. */
function serviceWith(...answers: Answer[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const left = [...answers];
  const client = createClient({
    baseUrl: 'https://gosds.example',
    key: 'gosds_secret',
    fetch: async (url, init = {}) => {
      asked.push({ url: url instanceof Request ? url.url : String(url), init });
      const { status = 200, body = {}, headers = {} } = left.shift() ?? {};
      return new Response(JSON.stringify(body), { status, headers });
    },
  });
  return { client, asked };
}

const id = 'b2c5f0de-7d5f-4d2a-9a50-1d7c5f6c2a11';

describe('the client of the public API', () => {
  it('has a method for every call of it', () => {
    const { client } = serviceWith();
    expect(Object.keys(client).toSorted()).toEqual(publicCalls.map(({ operation }) => operation).toSorted());
  });

  it('asks where the calls are, with the key', async () => {
    const { client, asked } = serviceWith();
    await client.classify({ description: { country: 'DE' } });
    await client.inspect({});
    await client.makeDraft({});
    await client.draft(id);
    await client.replaceDraft(id, 1, {});
    await client.placeOrder({ draftId: id, idempotencyKey: '7' });
    await client.order(id);
    await client.download(id, 'xml');
    await client.audit({}, new Uint8Array([37, 80, 68, 70]));
    await client.searchChemicals('acetone');
    await client.chemical(1101);
    await client.searchLists();
    await client.list('int-iarc');
    await client.listEntries('int-iarc', { version: '2026' });
    await client.checkProduct(['67-64-1 20 %']);
    await client.watch();
    await client.markWatch(id);
    await client.key();
    const called = asked.map(({ url, init }) => `${init.method} ${new URL(url).pathname}`);
    const listed = publicCalls.map(({ method, path }) =>
      `${method} ${path}`
        .replace(':id', id)
        .replace(':orderId', id)
        .replace(':form', 'xml')
        .replace(':number', '1101')
        .replace(':code', 'int-iarc'),
    );
    expect(called).toEqual(listed);
    expect(asked.every(({ init }) => new Headers(init.headers).get('authorization') === 'Bearer gosds_secret')).toBe(
      true,
    );
    expect(new Headers(asked[5]!.init.headers).get('idempotency-key')).toBe('7');
    expect(asked[8]!.init.body).toBe('{"draft":{},"pdf":"JVBERg=="}');
  });

  it('tells a failure with the fields that it names', async () => {
    const errors = [{ pointer: '#/ingredients/0/proportion', detail: 'Give a number.' }];
    const problem = { type: '/problems/validation', title: 'Please check.', status: 400, code: 'validation', errors };
    const { client } = serviceWith({ status: 400, body: problem });
    const failure = await client.classify({}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PublicApiError);
    expect(failure).toMatchObject({ problem, message: 'Please check.\n#/ingredients/0/proportion Give a number.' });
  });

  it('tells a failure of what stands in between', async () => {
    const { client } = serviceWith({ status: 404, body: null });
    await expect(client.key()).rejects.toMatchObject({ problem: { status: 404, code: 'unknown' } });
  });

  it('asks again after a while, and not for ever', async () => {
    const busy = { status: 503, body: { code: 'busy' }, headers: { 'retry-after': '0' } };
    const { client, asked } = serviceWith(busy, busy, { body: { name: 'Shop' } });
    expect(await client.key()).toEqual({ name: 'Shop' });
    expect(asked).toHaveLength(3);
    const down = serviceWith(busy, busy, busy, busy);
    await expect(down.client.key()).rejects.toMatchObject({ problem: { code: 'busy' } });
    expect(down.asked).toHaveLength(3);
    const late = serviceWith({ ...busy, headers: { 'retry-after': '3600' } });
    await expect(late.client.key()).rejects.toThrow();
    expect(late.asked).toHaveLength(1);
  });
});
