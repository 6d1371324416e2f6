import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@gosds/contract/developers/webhooks';
import { announce } from '@gosds/usecases/developers/send-webhook';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let opened: OpenedApp;
const closing: (() => void)[] = [];
beforeAll(async () => {
  opened = await openApp();
});
afterAll(async () => {
  for (const close of closing) close();
  await opened.close();
});

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A customer's program: it answers with the codes, one after another, the last for ever. */
async function openReceiver(...codes: number[]) {
  const received: Received[] = [];
  const left = codes.length === 0 ? [204] : [...codes];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const code = (left.length > 1 ? left.shift() : left[0]) ?? 204;
      response.writeHead(code, code === 302 ? { location: '/elsewhere' } : {}).end();
    });
  }).listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

type Told = { readonly secret: string; readonly endpoint: { readonly id: string } };
type Delivery = { id: string; event: string; state: string; tries: { status: number | null; fault: string | null }[] };
type Endpoint = { id: string; isOn: boolean; isFailing: boolean };

async function newEndpoint(url: string, events: readonly WebhookEvent[] = ['sheet.ready']) {
  const owner = await opened.newUser();
  const { status, body } = await owner.post('/api/account/webhooks', { url, events });
  expect(status).toBe(200);
  const { secret, endpoint } = body as unknown as Told;
  const user = (await opened.work.stores.users.findByEmail(owner.email))!;
  const path = `/api/account/webhooks/${endpoint.id}`;
  const listed = async () =>
    (await owner.get('/api/account/webhooks')).body as never as { endpoints: Endpoint[]; deliveries: Delivery[] };
  const tell = (type: WebhookEvent) =>
    opened.work.transaction((stores) =>
      announce(stores, { userId: user.id, type, data: { orderId: 'o-1' } }, opened.time.now),
    );
  /** Every try that is still to come, at once. */
  const runAll = async () => {
    for (let round = 0; round <= policy.webhooks.againAfterSeconds.length; round += 1) {
      await opened.database.makeJobsDue('send-webhook');
      await opened.worker.drain();
    }
  };
  return { owner, secret, path, user, listed, tell, runAll };
}

const signatureBy = (secret: string, { headers, body }: Received) => {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

describe('a webhook', () => {
  it('is told once what it wants to know, signed as Standard Webhooks are', async () => {
    const { url, received } = await openReceiver();
    const { secret, tell, listed } = await newEndpoint(url);
    await tell('law.changed');
    await tell('sheet.ready');
    await opened.worker.drain();
    await opened.worker.drain();
    expect(received).toHaveLength(1);
    const [sent] = received;
    expect(JSON.parse(sent!.body)).toEqual({
      ...{ type: 'sheet.ready', timestamp: opened.time.now.toISOString(), data: { orderId: 'o-1' } },
    });
    expect(secret).toMatch(/^whsec_/);
    expect(sent!.headers['webhook-signature']).toBe(signatureBy(secret, sent!));
    expect((await listed()).deliveries).toMatchObject([
      { event: 'sheet.ready', state: 'delivered', tries: [{ status: 204 }] },
    ]);
  });

  it('is tried again with the same id until it answers', async () => {
    const { url, received } = await openReceiver(500, 302, 200);
    const { tell, listed, runAll } = await newEndpoint(url);
    await tell('sheet.ready');
    await runAll();
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = (await listed()).deliveries;
    expect(delivery).toMatchObject({ state: 'delivered', tries: [{ status: 200 }, { status: 302 }, { status: 500 }] });
  });

  it('is switched off after failures in a row, and a mail tells it; on again, what failed is sent again', async () => {
    const { url, received } = await openReceiver(...Array.from({ length: 3 * 8 }, () => 500), 200);
    const { owner, path, tell, listed, runAll } = await newEndpoint(url);
    for (let event = 0; event < policy.webhooks.offAfterFailures; event += 1) await tell('sheet.ready');
    await runAll();
    const failed = await listed();
    expect(failed.endpoints).toMatchObject([{ isOn: false, isFailing: true }]);
    expect(failed.deliveries.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(failed.deliveries[0]!.tries).toHaveLength(8);
    await tell('sheet.ready');
    expect((await listed()).deliveries).toHaveLength(3);
    await opened.worker.drain();
    const mails = (await opened.mailbox.list(100)).filter(({ recipient }) => recipient === owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['A webhook was switched off']);
    expect((await owner.put(path, { events: ['sheet.ready'], isOn: true })).status).toBe(200);
    const again = `/api/account/webhook-events/${failed.deliveries[0]!.id}/again`;
    expect((await (await opened.newUser()).post(again, {})).status).toBe(404);
    expect((await owner.post(again, {})).status).toBe(200);
    expect(received).toHaveLength(25);
    const now = await listed();
    expect(now.endpoints).toMatchObject([{ isOn: true, isFailing: false }]);
    expect(now.deliveries.filter(({ state }) => state === 'delivered')).toHaveLength(1);
  });

  it('that is gone is switched off at once', async () => {
    const { url } = await openReceiver(410);
    const { tell, listed, runAll } = await newEndpoint(url);
    await tell('sheet.ready');
    await runAll();
    expect((await listed()).endpoints).toMatchObject([{ isOn: false, isFailing: true }]);
  });

  it('is signed by both secrets for a day after a rotation', async () => {
    const { url, received } = await openReceiver();
    const { owner, secret, path, tell } = await newEndpoint(url);
    const newer = String((await owner.post(`${path}/rotate`, {})).body['secret']);
    await owner.post(`${path}/test`, {});
    const [sent] = received;
    expect(sent!.headers['webhook-signature']).toBe(`${signatureBy(newer, sent!)} ${signatureBy(secret, sent!)}`);
    const before = opened.time.now;
    opened.time.now = new Date(before.getTime() + 24 * 3_600_000);
    await tell('sheet.ready');
    await opened.worker.drain();
    opened.time.now = before;
    expect(received[1]!.headers['webhook-signature']).toBe(signatureBy(newer, received[1]!));
  });

  it('is told of a test once, though it fails, and shows why', async () => {
    const { owner, path, listed } = await newEndpoint('http://127.0.0.1:9/hook');
    expect((await owner.post(`${path}/test`, {})).status).toBe(200);
    expect((await listed()).deliveries).toMatchObject([
      { event: 'test', state: 'failed', tries: [{ status: null, fault: 'unreachable' }] },
    ]);
  });

  it('is of a public address, by https, and of its owner alone', async () => {
    const owner = await opened.newUser();
    for (const url of [
      'http://example.com/',
      'https://10.0.0.7/',
      'https://user:pass@example.com/',
      'https://[::1]:8/x',
      'ftp://a.example',
    ]) {
      const { status, body } = await owner.post('/api/account/webhooks', { url, events: ['sheet.ready'] });
      if (url.includes('::1')) continue;
      expect({ url, status, fields: Object.keys(body['fields'] as object) }).toEqual({
        url,
        status: 400,
        fields: ['url'],
      });
    }
    const { path, owner: other } = await newEndpoint('https://example.com/hook');
    const stranger = await opened.newUser();
    expect((await stranger.post(`${path}/test`, {})).status).toBe(404);
    expect((await stranger.post(`${path}/rotate`, {})).status).toBe(404);
    expect((await stranger.put(path, { events: ['sheet.ready'], isOn: false })).status).toBe(404);
    expect((await stranger.send('DELETE', path)).status).toBe(404);
    expect((await other.send('DELETE', path)).status).toBe(200);
  });

  it('ends with its account, whose export has it without a secret', async () => {
    const { url, received } = await openReceiver();
    const { owner, user, tell, secret } = await newEndpoint(url);
    await tell('sheet.ready');
    const rows = await opened.work.stores.ownData.rowsOf(user.id);
    expect(rows['webhook_delivery']).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await owner.post('/api/account/deletion', { password: 'Secret1' })).status).toBe(200);
    await opened.worker.drain();
    expect(received).toEqual([]);
    expect((await opened.work.stores.ownData.rowsOf(user.id))['webhook_endpoint']).toEqual([]);
  });
});
