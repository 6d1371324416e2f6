import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests to a port. After `loseNext`, makes the next refund but loses its answer. */
export async function startLossyProxy(port: number) {
  let isLosing = false;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      if (isLosing && method === 'POST' && url?.includes('refund')) {
        isLosing = false;
        answer.resume().on('end', () => outgoing.writeHead(500).end());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    loseNext: () => {
      isLosing = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
