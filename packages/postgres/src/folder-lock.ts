import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A killed process keeps its sockets until it has ended. */
const againWithinMs = 3_000;

function tryListen(name: string): Promise<Server | 'taken'> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EADDRINUSE') resolve('taken');
      else reject(cause);
    });
    server.listen(name, () => {
      resolve(server);
    });
  });
}

/**
 * Makes this process the only user of the folder. The lock is an abstract socket of Linux. The kernel frees it when the
 * process ends in any way, so there are no stale locks and no races.
 */
export async function takeFolder(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const deadline = Date.now() + againWithinMs;
  for (;;) {
    const server = await tryListen(`\0gosds-${name}`);
    if (server !== 'taken') {
      server.unref();
      return () => {
        server.close();
      };
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Another GoSDS is already running on the data folder ${folder}. Stop it first, or set GOSDS_DATA to another folder.`,
      );
    }
    await sleep(100);
  }
}
