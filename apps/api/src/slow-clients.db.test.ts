import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OpenedApp, openApp } from './testing/open-app.ts';

let service: OpenedApp;
let port: number;
beforeAll(async () => {
  service = await openApp({ clientTimes: { headers: 200, request: 400, silence: 400, look: 50 } });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = service.app.server.address() as AddressInfo);
});
afterAll(() => service.close());

/** A connection that begins with this text; what it reads, once it is closed by the service. */
async function call(text: string): Promise<{ readonly socket: Socket; readonly closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let read = '';
  const closed = once(socket, 'close').then(() => read);
  socket.setEncoding('utf8').on('data', (part: string) => (read += part));
  socket.write(text);
  return { socket, closed };
}

/** Goes on sending until the connection ends. */
function drip({ socket }: { readonly socket: Socket }, text: string): void {
  const timer = setInterval(() => socket.write(text), 20);
  socket.once('close', () => {
    clearInterval(timer);
  });
}

const head = 'POST /api/users/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

describe('a request that the service cannot read', () => {
  const asked = 'GET /api/users/checkUserName HTTP/1.1\r\nhost: x\r\n';
  it.each([
    ['headers over the limit', `${asked}cookie: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['no headers', `${asked}no header\r\n\r\n`, 400, 'not-http'],
    ['no HTTP', '\u0016\u0003\u0001\u0002\r\n\r\n', 400, 'not-http'],
    ['half of its headers', asked, 408, 'too-slow'],
  ])('is answered with a problem: %s', async (_what, text, status, code) => {
    const [head, body] = (await (await call(text)).closed).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('application/problem+json');
    expect(JSON.parse(body!)).toMatchObject({ type: `/problems/${code}`, code, status, title: expect.any(String) });
  });

  it('is read with headers under the limit', async () => {
    const { closed } = await call(`${asked}cookie: ${'a'.repeat(15_000)}\r\nconnection: close\r\n\r\n`);
    expect(await closed).toContain('HTTP/1.1 401 ');
  });
});

describe('a client that takes its time', { timeout: 30_000 }, () => {
  it('with its headers is closed, however often it sends a byte', async () => {
    const slow = await call(head);
    drip(slow, 'x-a: b\r\n');
    expect(await slow.closed).toContain('408');
  });

  it('with its body is closed', async () => {
    const slow = await call(`${head}content-length: 100000\r\n\r\n{`);
    drip(slow, ' ');
    expect(await slow.closed).toContain('408');
  });

  it('and sends nothing at all is closed', async () => {
    expect(await (await call('')).closed).not.toContain('200');
  });

  it('with reading the answers is closed', async () => {
    const asked = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n';
    const { socket } = await call('');
    socket.pause();
    socket.write(asked.repeat(60));
    // The service has closed: what it sees is that its own connections are gone.
    const open = () =>
      new Promise((resolve) => {
        service.app.server.getConnections((_error, count) => {
          resolve(count);
        });
      });
    await expect.poll(open, { timeout: 20_000 }).toBe(0);
  });

  it('holds up nobody else', async () => {
    const slow = await Promise.all(Array.from({ length: 200 }, () => call(head)));
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
  });
});
