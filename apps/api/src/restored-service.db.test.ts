import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, logIn, postJson, type Program, signUp, startProgram } from './testing/start-program.ts';
import { type Call, openShop, queryIn } from './testing/started-shop.ts';

const keeper = { email: 'keeper@example.com', password: 'Secret1x', name: 'Keeper' };
const leaver = { email: 'leaver@example.com', password: 'Secret2x', name: 'Leaver' };

let root: string;
let program: Program;
let address: string;
const folder = (name: string) => join(root, name);

async function start(data: string): Promise<void> {
  // The operator keeps the key apart from the backups.
  const key = { SECRETS_KEY: 'ab'.repeat(32) };
  program = startProgram({ GOSDS_DATA: folder(data), LOG_LEVEL: 'silent', NODE_ENV: 'test', ...key });
  address = await addressOf(program);
}

async function stop(): Promise<void> {
  program.child.kill('SIGTERM');
  await program.exited;
}

/** The command as an operator gives it; rejects where it does not exit with 0. */
const gosds = (data: string, ...args: readonly string[]) =>
  promisify(execFile)(process.execPath, [join(process.cwd(), 'apps/cli/dist/main.js'), ...args], {
    env: { PATH: process.env['PATH'], GOSDS_DATA: folder(data) },
  });

const mails = async () => (await fetch(`${address}/mailbox`)).text();

async function newCaller(user: typeof keeper): Promise<Call> {
  await signUp(address, user);
  return logIn(address, user);
}

/** A sheet that is paid, with its draft. */
async function buy(call: Call, productName: string) {
  const shop = openShop({ folder: root, call });
  const draftId = await shop.newDraft(productName);
  const orderId = String((await shop.preview(draftId)()).body['orderId']);
  expect((await shop.pay(orderId)()).status).toBe(200);
  return { draftId, orderId };
}

const documentOf = async (call: Call, orderId: string) =>
  (await call('POST', '/api/data/documentData', { orderId })).body['Document'];

const invoices = async (data: string) => {
  const text = `select number from money_document where kind = 'invoice' order by number`;
  return (await queryIn<{ number: number }>(folder(data), text)).map(({ number }) => number);
};

let call: Call;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gosds-restored-'));
  await start('lost');
  call = await newCaller(keeper);
}, 120_000);
afterAll(async () => {
  await stop();
  rmSync(root, { recursive: true, force: true });
});

describe('a service whose machine was lost, from a backup that was made while it ran', { timeout: 240_000 }, () => {
  it('has its sheets, orders and mails, goes on with the next invoice number, and deletes again who had left', async () => {
    const left = await newCaller(leaver);
    const first = await buy(call, 'Cleaner one');
    await buy(left, 'Cleaner of the leaver');
    const second = await buy(call, 'Cleaner two');
    const before = {
      document: await documentOf(call, first.orderId),
      draft: (await call('GET', `/api/drafts/${second.draftId}`)).body,
    };
    await expect.poll(() => invoices('lost')).toEqual([1, 2, 3]);
    await expect.poll(async () => (await mails()).includes('Cleaner two')).toBe(true);

    await gosds('lost', 'backup', folder('backup'));
    const gone = await left('POST', '/api/account/deletion', { password: leaver.password });
    expect(gone.body).toEqual({ deleted: true });
    await stop();
    // As the guide tells the operator to do each day.
    cpSync(join(folder('lost'), 'erased-accounts'), folder('erased'), { recursive: true });
    rmSync(folder('lost'), { recursive: true });

    await gosds('new', 'restore', folder('backup'), '--check');
    await gosds('new', 'restore', folder('backup'));
    cpSync(folder('erased'), join(folder('new'), 'erased-accounts'), { recursive: true });
    await start('new');
    call = await logIn(address, keeper);

    expect(await documentOf(call, first.orderId)).toBe(before.document);
    expect((await call('GET', `/api/drafts/${second.draftId}`)).body).toEqual(before.draft);
    expect((await call('GET', `/api/documents/${second.orderId}/pages/1`)).status).toBe(200);
    expect(await mails()).toContain('Cleaner two');
    const third = await buy(call, 'Cleaner three');
    await expect.poll(() => invoices('new')).toEqual([1, 2, 3, 4]);
    expect((await call('GET', `/api/orders/${third.orderId}/invoice`)).status).toBe(200);

    const users = `select email from app_user where email like '%@example.com' order by email`;
    await expect
      .poll(async () => (await queryIn<{ email: string }>(folder('new'), users)).map(({ email }) => email), {
        timeout: 60_000,
      })
      .not.toContain(leaver.email);
    expect(
      (await postJson(`${address}/api/users/login`, { email: leaver.email, password: leaver.password })).status,
    ).toBe(401);
  });
});
