import { rmSync, mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Address } from '../connect.ts';

const port = 5_432;
const socketIn = (folder: string) => join(folder, `.s.PGSQL.${port}`);

const wayTo = (address: Address) => {
  if (!('url' in address)) return connect(socketIn(address.socketFolder));
  const { hostname, port: given } = new URL(address.url);
  return connect(Number(given || port), hostname);
};

/** The way to a server, on which the server can seem to hang: it takes connections and statements, and never answers. */
export async function hangingServer(address: Address) {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-hangs-'));
  const answers = new Set<Socket>();
  const state: { hangs: boolean; hangsAt?: string } = { hangs: false };
  const hang = () => {
    state.hangs = true;
    for (const answer of answers) answer.pause();
  };
  const server = createServer((client) => {
    const answer = wayTo(address);
    answers.add(answer);
    if (state.hangs) answer.pause();
    client.on('data', (chunk) => {
      if (state.hangsAt !== undefined && chunk.includes(state.hangsAt)) hang();
    });
    client.pipe(answer);
    answer.on('data', (chunk) => client.write(chunk));
    if (state.hangs) answer.pause();
    answer.on('error', () => client.destroy());
    answer.on('close', () => answers.delete(answer) && client.destroy());
    client.on('error', () => answer.destroy());
    client.on('close', () => answer.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(socketIn(folder), resolve));
  const named = 'url' in address ? new URL(address.url) : undefined;
  const user = named?.username ?? ('user' in address ? address.user : '');
  const database = named?.pathname.slice(1) ?? ('database' in address ? address.database : '');
  return {
    address: { socketFolder: folder, user, database } satisfies Address,
    hang,
    /** Hangs once a statement with these words comes. */
    hangAt(words: string) {
      state.hangsAt = words;
    },
    answer() {
      state.hangs = false;
      delete state.hangsAt;
      for (const answer of answers) answer.resume();
    },
    async close() {
      for (const answer of answers) answer.destroy();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
