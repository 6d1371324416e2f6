import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = join(import.meta.dirname, '../..');

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts the built service on a new data folder, with the login that it prints. */
export async function startService(data) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...{ PORT: String(port), BASE_URL: url, GOSDS_DATA: data, NODE_ENV: 'test' },
    // The first load of the chemicals is not measured here.
    CHEMICAL_DATA: 'off',
  };
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], { cwd: root, env });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const login = () => /Demo login: (\S+) with password (\S+)/.exec(log);
  for (let waited = 0; !login(); waited += 50) {
    if (child.exitCode !== null || waited > 60_000) throw new Error(`the service did not start:\n${log}`);
    await sleep(50);
  }
  const [, email, password] = login();
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  };
  return { url, email, password, stop };
}

/** Logs in with the form. */
export async function logIn(page, { url, email, password }) {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
}

/** Sends a request in the page's session, as the page does. */
export const callOf = (page, path, body) =>
  page.evaluate(
    async ([to, sent]) => {
      const { token } = JSON.parse(sessionStorage.getItem('gosds.session'));
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status}`);
      return answer.json();
    },
    [path, body],
  );
