import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isPublicAddress, webhookSender } from './webhook-sender.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function listening(answer: (end: (code: number) => void) => void) {
  const server = createServer((_request, response) => {
    answer((code) => response.writeHead(code, { location: 'http://127.0.0.1:1/' }).end('x'));
  }).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const message = { headers: {}, body: '{}' };

describe('an address that webhooks go to', () => {
  it.each([
    ...['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0', '192.167.255.255'],
    ...['223.255.255.255', '2606:4700::1111', '2a00:1450:4001::1'],
  ])('%s is of the public network', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['0.0.0.0', '10.0.0.0', '10.255.255.255', '100.64.0.0', '127.0.0.1', '169.254.169.254', '172.16.0.0'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', 'example.com', ''],
    ...['::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fe80::1', 'ff02::1'],
    ...['2001::1', '2001:db8::1', '2002:a00:1::', '3fff::1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ['no address', 'no-address'],
    ['http://example.com', 'not-https'],
    ['ftp://example.com', 'not-https'],
    ['https://user@example.com', 'with-password'],
    ['https://:secret@example.com', 'with-password'],
    ['https://10.0.0.1/', 'not-public'],
  ])('%s is refused as %s', (url, fault) => {
    expect(webhookSender().refusalOf(url)).toBe(fault);
  });

  it.each([
    ...['http://example.com', 'https://user@example.com', 'https://localhost/', 'https://a.localhost'],
    ...[
      'https://printer',
      'https://127.0.0.1',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]',
      'https://[::ffff:7f00:1]/',
    ],
    ...['https://localhost./', 'https://nas.local./', 'https://printer.'],
    ...['https://metadata.internal/', 'https://nas.local', 'ftp://example.com', 'no address'],
  ])('%s is refused', async (url) => {
    const sender = webhookSender();
    expect(sender.refusalOf(url)).toBeTypeOf('string');
    expect(await sender.send({ ...message, url })).toEqual({ status: null, fault: 'address' });
  });

  it('is looked up when it is called: a name that leads to a private network meanwhile is not called', async () => {
    const asked: string[] = [];
    const sender = (...addresses: string[]) =>
      webhookSender({
        lookUp: (hostname, _options, callback) => {
          asked.push(hostname);
          callback(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          );
        },
      });
    const url = 'https://hooks.example.com/a?b=c';
    expect(sender().refusalOf(url)).toBeUndefined();
    for (const addresses of [['127.0.0.1'], ['93.184.216.34', '10.0.0.1'], ['::ffff:127.0.0.1']]) {
      expect(await sender(...addresses).send({ ...message, url })).toEqual({ status: null, fault: 'address' });
    }
    expect(await sender().send({ ...message, url })).toEqual({ status: null, fault: 'unreachable' });
    expect(new Set(asked)).toEqual(new Set(['hooks.example.com']));
  });
});

describe('what is sent to a webhook', () => {
  const sender = webhookSender({ allowsLoopback: true });
  const send = (request: Parameters<typeof sender.send>[0]) => sender.send(request);

  it('is answered by a code; a redirect is not followed', async () => {
    expect(
      await send({
        ...message,
        url: await listening((end) => {
          end(204);
        }),
      }),
    ).toEqual({ status: 204, fault: null });
    expect(
      await send({
        ...message,
        url: await listening((end) => {
          end(302);
        }),
      }),
    ).toEqual({ status: 302, fault: null });
  });

  it('has no answer where nobody listens, or nobody answers', async () => {
    expect(await send({ ...message, url: 'http://127.0.0.1:9/' })).toEqual({ status: null, fault: 'unreachable' });
    const silent = await listening(() => undefined);
    const hasty = webhookSender({ allowsLoopback: true, timeoutMs: 200 });
    expect(await hasty.send({ ...message, url: silent })).toEqual({ status: null, fault: 'too-slow' });
  });
});
