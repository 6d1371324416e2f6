import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Makes this process the only user of the folder. The lock is an abstract socket of Linux: the kernel frees it with the
 * process, however that ends, so there is no stale lock and no race over one.
 */
export async function takeFolder(folder: string): Promise<() => void> {
  const name = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const sentence = `Another GoSDS is already running on the data folder ${folder}. Stop it first, or set GOSDS_DATA to another folder.`;
      reject(cause.code === 'EADDRINUSE' ? new Error(sentence, { cause }) : cause);
    });
    server.listen(`\0gosds-${name}`, resolve);
  });
  server.unref();
  return () => {
    server.close();
  };
}
