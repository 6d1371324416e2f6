import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { asFirstProcess, type Manager } from './service-managers.ts';

/** A program by its name, or by the command that an operator's manager of services runs. */
type Started = 'main' | 'worker' | Pick<Manager, 'command' | 'isFirst'>;

function commandOf(started: Started): readonly string[] {
  if (typeof started === 'string') return [process.execPath, join(process.cwd(), `apps/api/dist/${started}.js`)];
  const { command, isFirst } = started;
  const words = command.map((word) => (word === 'node' ? process.execPath : word));
  return isFirst ? [...asFirstProcess, ...words] : words;
}

/** Starts the program as an operator does and collects its output. Tests run from the root of the repository. */
export function startProgram(variables: Readonly<Record<string, string>>, started: Started = 'main') {
  const [program = '', ...words] = commandOf(started);
  const env = {
    PATH: process.env['PATH'],
    PORT: '0',
    TRUST_PROXY: '127.0.0.1,::1',
    CHEMICAL_DATA: 'off',
    WARM_UP: 'off',
    ...variables,
  };
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return watchProgram(child);
}

/** Collects the output of a started program. */
function watchProgram(child: ChildProcess) {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed.text += chunk.toString()));
  }
  return { child, printed, exited: once(child, 'exit') };
}

export type Program = ReturnType<typeof watchProgram>;

/** Waits for the program to report its address. */
export async function addressOf({ child, printed }: Program): Promise<string> {
  await vi.waitUntil(() => /is ready at http:\S+\n/.test(printed.text) || child.exitCode !== null, { timeout: 60_000 });
  const address = /is ready at (http:\S+)\n/.exec(printed.text)?.[1];
  if (address === undefined) throw new Error(`The program ended:\n${printed.text}`);
  return address;
}

/** The built-in PostgreSQL of a data folder: its main process, its worker processes and its socket. */
export const serverOf = (dataFolder: string) => {
  const folder = join(dataFolder, 'postgres');
  const lines = () => readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  return {
    pid: () => Number(lines()[0]),
    socketFolder: () => lines()[4] ?? '',
    processes: (): number[] =>
      readdirSync('/proc')
        .filter((name) => worksIn(name, folder))
        .map(Number),
  };
};

/** True for a process of PostgreSQL: all of them run in its folder. */
function worksIn(pid: string, folder: string): boolean {
  try {
    return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false;
  }
}

/** Signs in as the demo user of a started program. */
export async function signIn(address: string, { printed }: Program) {
  const line = /Demo login: (\S+) with password (\S+)\n/;
  await vi.waitUntil(() => line.test(printed.text), { timeout: 60_000 });
  const [, email = '', password = ''] = line.exec(printed.text) ?? [];
  return logIn(address, { email, password });
}

type Credentials = { readonly email: string; readonly password: string };

export const postJson = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Opens an account by its confirmed e-mail address, which the mailbox page shows. */
export async function signUp(address: string, user: Credentials & { readonly name: string }): Promise<void> {
  expect((await postJson(`${address}/api/users/signup`, { ...user, protocol: 'http' })).status).toBe(200);
  const token = await vi.waitUntil(
    async () => {
      const list = await (await fetch(`${address}/mailbox`)).text();
      const id = new RegExp(`${user.email}</td><td><a href="/mailbox/(\\d+)"`).exec(list)?.[1] ?? '0';
      const mail = await (await fetch(`${address}/mailbox/${id}`)).text();
      return /\/confirmation\/([\w-]+)/.exec(mail)?.[1];
    },
    { timeout: 20_000 },
  );
  const { password } = user;
  expect((await postJson(`${address}/api/users/confirm-email`, { token, password })).status).toBe(200);
}

/** The headers of a session. */
export async function openSession(address: string, { email, password }: Credentials) {
  const answer = await postJson(`${address}/api/users/login`, { email, password });
  expect(answer.status).toBe(200);
  const { csrfToken }: { csrfToken?: unknown } = Object(await answer.json());
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': String(csrfToken) };
}

/** Calls of a session at one address, as a browser makes them. */
export const callerAt =
  (address: string, headers: Readonly<Record<string, string>>) =>
  async (method: string, path: string, body?: object, more: Readonly<Record<string, string>> = {}) => {
    const isForm = body instanceof URLSearchParams;
    const type = { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' };
    const started = performance.now();
    // Each request uses its own address, so that the limit per address does not interfere.
    const from = { 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}` };
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, ...type, ...from, ...more },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const json: Record<string, unknown> = await reply.json().then(Object, () => ({}));
    return { status: reply.status, body: json, headers: reply.headers, ms: performance.now() - started };
  };

/** A signed-in user of a started program. */
export const logIn = async (address: string, credentials: Credentials) =>
  callerAt(address, await openSession(address, credentials));
