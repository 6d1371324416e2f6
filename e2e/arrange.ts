import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@gosds/contract/accounts/login';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openContext } from './browser.ts';
import { field } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

export type User = { readonly name: string; readonly email: string; readonly password: string };

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Makes an account that waits for its confirmation, through the request of the sign-up page. The address is unique. */
export async function signedUpUser(service: RunningService, name: string): Promise<User> {
  const user = { name, email: `${name.toLowerCase()}.${randomUUID().slice(0, 8)}@example.com`, password: 'Solvent1' };
  const { status } = await post(`${service.url}/api/users/signup`, { ...user, protocol: 'http' });
  expect(status).toBe(200);
  return user;
}

async function confirmationToken(service: RunningService, email: string): Promise<string> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const list = await (await fetch(`${service.url}/mailbox`)).text();
    const id = new RegExp(`${email}</td><td><a href="/mailbox/(\\d+)"`).exec(list)?.[1];
    const mail = id === undefined ? '' : await (await fetch(`${service.url}/mailbox/${id}`)).text();
    const token = /\/confirmation\/([\w-]+)/.exec(mail)?.[1];
    if (token !== undefined) return token;
    await sleep(100);
  }
  throw new Error(`no mail came to ${email}`);
}

/** Makes an account confirmed by the link of its mail. The test of the main job covers these screens. */
export async function confirmedUser(service: RunningService, name: string): Promise<User> {
  const user = await signedUpUser(service, name);
  const token = await confirmationToken(service, user.email);
  const { status } = await post(`${service.url}/api/users/confirm-email`, { token, password: user.password });
  expect(status).toBe(200);
  return user;
}

type Opening = { readonly user: User; readonly isRemembered?: boolean };

/** Logs in on the screen, up to the first step of the wizard. */
export async function logInAs(page: Page, service: RunningService, { user }: Opening): Promise<void> {
  await page.goto(`${service.url}/login`);
  await page.getByLabel('E-mail', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await page.locator('#step-heading').waitFor();
}

/**
 * Logs in through the request of the login screen, and stores what that screen stores. The page then shows the
 * service's smallest response.
 */
export async function openSession(
  page: Page,
  service: RunningService,
  { user: { email, password }, isRemembered = false }: Opening,
): Promise<void> {
  const data = { email, password, remember: isRemembered };
  const answer = await page.context().request.post(`${service.url}/api/users/login`, { data });
  expect(answer.status()).toBe(200);
  const { csrfToken: token, googleUserId } = login.response[200].parse(await answer.json());
  await page.goto(`${service.url}/health`);
  await page.evaluate(
    ([session, isLocal]) => {
      (isLocal ? localStorage : sessionStorage).setItem('gosds.session', session);
    },
    [JSON.stringify({ email, token, googleUserId }), isRemembered] as const,
  );
}

/** A new user with this name, logged in on a wide screen. Continue with `openDraft`. */
export async function openDesk(name: string): Promise<Page> {
  const service = await sharedService();
  const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openSession(page, service, { user: await confirmedUser(service, name) });
  return page;
}

type DraftParts = { readonly [Part in keyof Draft]?: Draft[Part] | object };

/** Sends a request from the page as the page does, with its cookie and token. */
export function callFromPage(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  return page.evaluate(
    async ([verb, url, content]) => {
      const stored = sessionStorage.getItem('gosds.session') ?? localStorage.getItem('gosds.session') ?? '{}';
      const { token = '' } = JSON.parse(stored) as { token?: string };
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const answer = await fetch(url, { method: verb, headers, ...(verb === 'POST' && { body: content }) });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      return answer.json() as Promise<unknown>;
    },
    [method, path, JSON.stringify(body ?? {})] as const,
  );
}

/** Starts a sheet with this content and opens one of its steps. */
export async function openDraft(page: Page, step: string, parts: DraftParts = {}): Promise<string> {
  const blank = ['1', '2', '3'].map((id) => ({ id }));
  const draft = draftSchema.parse({ ingredients: blank, ...parts });
  const { id } = (await callFromPage(page, 'POST', '/api/drafts', { draft })) as { id: string };
  await page.evaluate((opened) => {
    sessionStorage.setItem('gosds.open-draft', opened);
  }, id);
  await page.goto(new URL(`/?step=${step}`, page.url()).href);
  await page.locator('#step-heading').waitFor();
  return id;
}

/** The draft as stored on the server. */
export async function draftOnServer(page: Page, id: string): Promise<Draft> {
  return ((await callFromPage(page, 'GET', `/api/drafts/${id}`)) as { draft: Draft }).draft;
}

/** The visible text that `aria-describedby` of an input names. */
const textBeside = (input: Locator): Promise<string> =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join('\n'),
  );

export async function expectBeside(input: Locator, text: string): Promise<void> {
  await expect.poll(() => textBeside(input)).toContain(text);
}

export async function expectNothingBeside(input: Locator, text: string): Promise<void> {
  await expect.poll(() => textBeside(input)).not.toContain(text);
}

/** Writes into the input of a draft's path and leaves it with the Tab key. */
export async function typeAndLeave(page: Page, path: string, text: string): Promise<void> {
  const input = field(page, path);
  await input.fill(text);
  await input.press('Tab');
}

export const saveStatus = (page: Page) => page.getByTestId('save-status');

export async function expectSaved(page: Page): Promise<void> {
  await expect.poll(() => saveStatus(page).textContent()).toMatch(/^Saved \d/);
}
