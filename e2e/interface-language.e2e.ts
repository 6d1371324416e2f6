import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { confirmedUser, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { type RunningService, sharedService } from './service.ts';

let service: RunningService;
let user: User;

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Polyglot');
});

const page = async (locale: string): Promise<Page> => {
  const context = await openContext({ locale, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    localStorage.setItem('gosds.module', 'GoSDS');
  });
  const opened = await context.newPage();
  await opened.goto(`${service.url}/login`);
  return opened;
};

const root = (opened: Page) => opened.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

it('logs in in Arabic, from right to left, as the browser asks', async () => {
  const arabic = await page('ar-EG');
  const email = arabic.getByLabel('البريد الإلكتروني', { exact: true });
  await email.fill(user.email);
  expect(await root(arabic)).toEqual(['ar', 'rtl']);
  expect(await axeFindings(arabic)).toEqual([]);
  // The card stands where the reading ends.
  const [card, about] = await Promise.all(
    ['access-heading', 'about-heading'].map((id) => arabic.locator(`#${id}`).boundingBox()),
  );
  expect(card?.x).toBeLessThan(about?.x ?? 0);
  await arabic.getByLabel('كلمة المرور', { exact: true }).fill(user.password);
  await arabic.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await arabic.locator('#step-heading').waitFor();
  await arabic.getByRole('link', { name: 'الصحائف', exact: true }).waitFor();
  await arabic.context().close();
});

it('changes to German with what is typed, and stays so on this device', async () => {
  const english = await page('en-GB');
  await english.getByLabel('E-mail', { exact: true }).fill(user.email);
  await english.getByLabel('Language of the screens').selectOption('de');
  const password = english.getByLabel('Passwort', { exact: true });
  expect(await english.getByLabel('E-Mail', { exact: true }).inputValue()).toBe(user.email);
  await password.fill('falsch1X');
  await english.getByRole('button', { name: 'ANMELDEN', exact: true }).click();
  await english.getByText('E-Mail oder Passwort ist falsch').waitFor();
  expect(await axeFindings(english)).toEqual([]);
  await english.reload();
  expect(await root(english)).toEqual(['de', 'ltr']);
  await password.fill(user.password);
  await english.getByLabel('E-Mail', { exact: true }).fill(user.email);
  await english.getByRole('button', { name: 'ANMELDEN', exact: true }).click();
  await english.locator('#step-heading').waitFor();
  await english.context().close();
});
