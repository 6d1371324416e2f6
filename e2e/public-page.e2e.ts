import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession } from './arrange.ts';
import { axeFindings, keepFailure, openContext } from './browser.ts';
import { cards, expectPaid, field, next, payByCard } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { type RunningService, sharedService } from './service.ts';

const draft = { ...brakeCleaner.draft, dangerousGoods: { ...brakeCleaner.draft.dangerousGoods, confirmed: true } };
const keptScreens = process.env['SCREENS'] ?? '';

describe('a published sheet', () => {
  let service: RunningService;
  let page: Page;
  let phone: Page;
  let address: string;
  const publish = () => page.getByRole('checkbox', { name: 'Publish this sheet on a web page' });

  beforeAll(async () => {
    service = await sharedService();
    page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
    phone = await (await openContext({ viewport: { width: 390, height: 844 } })).newPage();
    await openSession(page, service, { user: await confirmedUser(service, 'Paula') });
    await openDraft(page, 'preview', draft);
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await payByCard(page, cards.paid);
    await expectPaid(page);
    await next(page, 'Print');
    await publish().click();
    await page.getByText('The web page is published.').waitFor();
    const link = await page.getByRole('link', { name: 'Web page for telephones' }).getAttribute('href');
    address = new URL(new URL(link ?? '').pathname, service.url).href;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepFailure(page, task.name);
  });

  async function look(name: string): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      await phone.emulateMedia({ colorScheme });
      expect(await axeFindings(phone), `${name} ${colorScheme}`).toEqual([]);
      if (keptScreens === '') continue;
      mkdirSync(keptScreens, { recursive: true });
      await phone.screenshot({ path: join(keptScreens, `${name}-390-${colorScheme}.png`) });
    }
  }

  it('is one page with nothing to load, its version, and first aid, fire, spill and telephone first', async () => {
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url()));
    await phone.goto(address);
    expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([address]);
    const words = await phone.locator('body').innerText();
    expect(words).toMatch(/Version\s+1\.0/);
    const headings = await phone.getByRole('heading', { level: 2 }).allInnerTexts();
    const sections = headings.flatMap((heading) => /(?:Section )?(\d+)/i.exec(heading)?.[1] ?? []);
    expect(sections.slice(0, 3)).toEqual(['4', '5', '6']);
    expect(headings[0]).toMatch(/^Signal word/);
    expect(await phone.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await look('public-page');
  });

  it('opens again where there is no network', async () => {
    await phone.goto('about:blank');
    await phone.context().setOffline(true);
    await phone.goto(address);
    await phone.getByRole('heading', { level: 1, name: 'Brake Cleaner NC' }).waitFor();
    await phone.context().setOffline(false);
  });

  it('is refused by a page to read where the address leads nowhere', async () => {
    await phone.goto(`${service.url}/sheets/aaaaaaaaaaaaaaaaaaaaaa`);
    await phone.getByRole('heading', { level: 1, name: 'This sheet is not here' }).waitFor();
    await look('public-page-refused');
  });

  it('is published at Print, and withdrawn only once that is confirmed', async () => {
    const answers = async () => (await fetch(address)).status;
    const ask = async (answer: string) => {
      await publish().click();
      await expectSoundOpened(page, 'publish-sheet');
      await page.getByRole('dialog', { name: 'Withdraw the web page?' }).getByRole('button', { name: answer }).click();
    };
    await page.getByRole('button', { name: 'DATA' }).click();
    await expectSoundOpened(page, 'data-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await ask('Keep it');
    expect(await answers()).toBe(200);
    await ask('Withdraw it');
    await page.getByText('The web page is withdrawn.').waitFor();
    expect(await answers()).toBe(404);
    expect(await publish().isChecked()).toBe(false);
  });

  it('says in a dialog that the mail failed, that Back begins anew, and that the pages did not come', async () => {
    const failure = 'An error occurred. Please try again in a minute. We are sorry for the inconvenience!';
    const error = page.getByRole('dialog', { name: 'Error' });
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: '{}' }));
    await fail('**/api/data/sendemail');
    await page.getByLabel('E-mail', { exact: false }).first().fill('buyer@example.com');
    await page.keyboard.press('Enter');
    await error.getByText(failure).waitFor();
    await expectSoundOpened(page, 'print-step');
    await error.getByRole('button', { name: 'OK' }).click();
    await error.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expectSoundOpened(page, 'start-again-dialog');
    await page.keyboard.press('Escape');

    await fail('**/api/documents/*/text');
    await page.reload();
    await error.getByText(failure).waitFor();
    await expectSoundOpened(page, 'pdf-viewer');
    await error.getByRole('button', { name: 'OK' }).click();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByAltText(/^Page 1 of/).waitFor();
  });

  it('is version 1.0 in the live panel until something changes, after a reload too', async () => {
    await page.goto(`${service.url}/?step=description`);
    await page.getByRole('tab', { name: /^Sheet/ }).click();
    const version = page.getByRole('tabpanel').locator('[data-sentence="changes.version"]');
    await expect.poll(() => version.textContent()).toBe('1.0');
    await field(page, 'description.synonyms').fill('Cleaner');
    await expect.poll(() => version.textContent()).toBe('1.1');
    await field(page, 'description.usesAdvisedAgainst').fill('Spraying on hot parts');
    await expect.poll(() => version.textContent()).toBe('2.0');
  });
});
