import { execFile, execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fungicide } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmedUser, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const { draft } = fungicide;
const product = { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } };

let service: Service;
let user: User;
let page: Page;
let receiver: Server;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  service = await startService({ WEBHOOKS_TO_LOOPBACK: '1' });
  user = await confirmedUser(service, 'Dev');
  page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openSession(page, service, { user });
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  receiver.close();
  await service.stop();
});

it('a key made on the page makes a sheet by the client, and a webhook tells that it is ready', async () => {
  await page.goto(`${service.url}/account-settings`);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Public API and webhooks' }).waitFor();
  await page.getByLabel('Name of the new key').fill('Journey');
  for (const scope of [/^classify/, /^make drafts/, /^audit/]) await page.getByLabel(scope).check();
  await page.getByLabel('Your password').fill(user.password);
  await page.getByRole('button', { name: 'Make a key' }).click();
  const key = await page.getByLabel('Your new key').inputValue();

  await page
    .getByLabel('Address that we call')
    .fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  await page.getByLabel('a sheet is ready').check();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = await page.getByLabel('Secret of the webhook').inputValue();
  await page.getByRole('button', { name: /^Send a test:/ }).click();
  await page.getByText(/: answer 204$/).waitFor();
  expect(received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['test']);
  const inDialogOf = async (button: RegExp, check: () => Promise<void>) => {
    await page.getByRole('button', { name: button }).click();
    await check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await inDialogOf(/^Rename: /, () => expectSoundOpened(page, 'key-item Dialog'));
  await inDialogOf(/^Make anew: /, () => expectSoundOpened(page, 'password-dialog'));
  await inDialogOf(/^Revoke: /, () => expectSoundOpened(page, 'key-item ConfirmDialog'));
  await inDialogOf(/^Remove: /, () => expectSoundOpened(page, 'webhook-item'));
  expect(await axeFindings(page)).toEqual([]);

  const example = await page.getByRole('region', { name: 'Example as a command' }).innerText();
  const environment = { ...process.env, GOSDS_KEY: key };
  const classified = await run('bash', ['-c', example], { env: environment });
  expect(JSON.parse(classified.stdout)).toMatchObject({ classification: { label: { signalWord: 'Danger' } } });

  const gosds = join(root, 'apps/cli/bin/gosds.js');
  execFileSync(process.execPath, [gosds, 'promo', 'create', '--code', 'JOURNEY', '-n', '1'], {
    env: { ...process.env, GOSDS_DATA: service.dataFolder },
  });
  const file = join(service.dataFolder, 'product.json');
  writeFileSync(file, JSON.stringify(product));
  const { stdout } = await run(process.execPath, [join(root, 'packages/client/examples/sheet.mjs')], {
    env: { ...environment, GOSDS_URL: service.url, PRODUCT: file, PROMO_CODE: 'JOURNEY' },
  });
  for (const line of ['order paid', 'pdf %PDF-', 'audit false 0']) expect(stdout).toContain(line);

  await expect.poll(() => received.length).toBe(2);
  const { headers, body } = received[1]!;
  expect(JSON.parse(body)).toMatchObject({ type: 'sheet.ready', data: { orderId: expect.any(String) as string } });
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`);
  await page.reload();
  await page.getByText(/Calls in the last 30 days: \d/).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});
