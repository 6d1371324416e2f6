import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands calls on to a port. After `loseNext`, the next refund is made, and its answer lost behind a fault. */
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
