import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { type RunningService, sharedService } from './service.ts';

let service: RunningService;
let user: User;

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Polyglot');
});

/** Opens a page with the language stored on this device, or none. */
const page = async (locale: string, kept: string): Promise<Page> => {
  const context = await openContext({ locale, viewport: { width: 1440, height: 900 } });
  await context.addInitScript((tag) => {
    localStorage.setItem('gosds.module', 'GoSDS');
    if (localStorage.getItem('gosds.language') === null) localStorage.setItem('gosds.language', tag);
  }, kept);
  const opened = await context.newPage();
  await opened.goto(`${service.url}/login`);
  return opened;
};

const root = (opened: Page) => opened.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

const expectRoot = (opened: Page, wanted: readonly string[]) => expect.poll(() => root(opened)).toEqual(wanted);

it('logs in in Arabic, from right to left', async () => {
  const arabic = await page('ar-EG', 'ar');
  const email = arabic.getByLabel('البريد الإلكتروني', { exact: true });
  await email.fill(user.email);
  await expectRoot(arabic, ['ar', 'rtl']);
  expect(await axeFindings(arabic)).toEqual([]);
  // The card is at the end of the reading direction.
  const [card, about] = await Promise.all(
    ['access-heading', 'about-heading'].map((id) => arabic.locator(`#${id}`).boundingBox()),
  );
  expect(card?.x).toBeLessThan(about?.x ?? 0);
  await arabic.getByLabel('كلمة المرور', { exact: true }).fill(user.password);
  await arabic.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await arabic.locator('#step-heading').waitFor();
  await arabic.getByRole('link', { name: 'الصحائف', exact: true }).waitFor();
  await arabic.setViewportSize({ width: 390, height: 844 });
  const { draft } = brakeCleaner;
  await openDraft(arabic, 'preview', { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } });
  await arabic.locator('#sds-settings').waitFor();
  const cutWords = await arabic
    .locator('div:has(> div > #sds-settings) button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => [...button.querySelectorAll('span')].some((span) => span.scrollWidth > span.clientWidth))
        .map(({ textContent }) => textContent),
    );
  expect(cutWords, 'words that are cut').toEqual([]);
  await arabic.context().close();
});

it('changes from German with what is typed, and stays so on this device', async () => {
  const german = await page('de-DE', 'de');
  await expectRoot(german, ['de', 'ltr']);
  const password = german.getByLabel('Passwort', { exact: true });
  await german.getByLabel('E-Mail', { exact: true }).fill(user.email);
  await password.fill('falsch1X');
  await german.getByRole('button', { name: 'ANMELDEN', exact: true }).click();
  await german.getByText('E-Mail oder Passwort ist falsch').waitFor();
  expect(await axeFindings(german)).toEqual([]);
  await german.getByLabel('Sprache der Oberfläche').selectOption('en');
  const email = german.getByLabel('E-mail', { exact: true });
  await expect.poll(() => email.inputValue()).toBe(user.email);
  await german.reload();
  await expectRoot(german, ['en', 'ltr']);
  await german.context().close();
});

it.each([
  { locale: 'de-DE', root: ['de', 'ltr'] },
  { locale: 'fr-CA', root: ['fr', 'ltr'] },
  { locale: 'sv-SE', root: ['en', 'ltr'] },
])('begins in the language of the browser, and in English where there is none: $locale', async ({ locale, root }) => {
  const opened = await page(locale, '');
  await expectRoot(opened, root);
  const languages = opened.getByRole('combobox').first().locator('option');
  await expect
    .poll(() => languages.allTextContents())
    .toEqual(['English', 'Deutsch', 'Français', 'Español', '中文', 'العربية']);
  await opened.context().close();
});

it('is chosen for the account, and spoken in a browser that began in another one', async () => {
  const owner = await confirmedUser(service, 'Traveller');
  const english = await page('en-GB', 'en');
  await openSession(english, service, { user: owner });
  await english.goto(`${service.url}/account-settings`);
  await english.getByRole('region', { name: 'Languages' }).getByLabel('Language of the screens').selectOption('fr');
  await expectRoot(english, ['fr', 'ltr']);
  await english.getByText('Enregistré.').waitFor();
  expect(await axeFindings(english)).toEqual([]);
  const elsewhere = await page('de-DE', 'de');
  await elsewhere.getByLabel('E-Mail', { exact: true }).fill(owner.email);
  await elsewhere.getByLabel('Passwort', { exact: true }).fill(owner.password);
  await elsewhere.getByRole('button', { name: 'ANMELDEN', exact: true }).click();
  await expectRoot(elsewhere, ['fr', 'ltr']);
  await Promise.all([english.context().close(), elsewhere.context().close()]);
});
