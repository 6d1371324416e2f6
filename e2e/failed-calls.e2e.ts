import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { axeFindings, keepFailure } from './browser.ts';
import { field } from './journey.ts';
import { expectSoundOpened } from './opened.ts';

const { description } = complete;
const failure = 'An error occurred. Please try again in a minute. We are sorry for the inconvenience!';

let page: Page;
beforeAll(async () => {
  page = await openDesk('Unlucky');
});
afterEach(async ({ task }) => {
  await page.unrouteAll();
  if (task.result?.state === 'fail') await keepFailure(page, task.name);
});

/** The service answers the call with its own failure. */
const fail = (path: string) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'internal', title: failure }),
    }),
  );

/** Waits until the page reports the failure of this call to the error log. */
async function reported(call: string): Promise<void> {
  await page.waitForRequest(
    (request) => request.url().endsWith('/logError') && request.postData()?.includes(call) === true,
  );
}

describe('a call that fails', () => {
  it('of the Reach uses is logged only: the dialog stays of use', async () => {
    await fail('/api/data/reach-uses');
    await openDraft(page, 'description', {
      ...complete,
      description: { ...description, country: 'IE', language: 'en', reachUses: ['SU3'] },
    });
    const log = reported('reach-uses');
    await page.getByRole('button', { name: 'Choose Reach uses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reach uses' });
    await dialog.getByLabel('SU3').waitFor();
    await log;
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('of the ingredients is reported, said below the field, and leaves no wheel turning', async () => {
    await fail('/api/data/ingredients');
    await openDraft(page, 'ingredients', { description });
    const log = reported('/api/data/ingredients');
    await field(page, 'ingredients.0.name').pressSequentially('toluene');
    await log;
    await page.getByRole('status').filter({ hasText: 'An error occurred' }).first().waitFor();
    await expect.poll(() => page.getByRole('row').locator('[class*=Loader]').count()).toBe(0);
    await expect.poll(() => field(page, 'ingredients.0.name').inputValue()).toBe('toluene');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('of the goods suggestions says so in its dialog, and the step stays of use', async () => {
    // The page asks the service for suggestions only where its own engine has no facts to work with.
    await fail('/api/substances/*');
    await fail('/api/data/goods-suggestions');
    const log = reported('goods-suggestions');
    await openDraft(page, 'dangerous-goods', complete);
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText('Getting goods autosuggestion failed!').waitFor();
    await dialog.getByText(failure).waitFor();
    await log;
    await expectSoundOpened(page, 'goods-failure');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('1993');
    await page
      .getByRole('row', { name: /FLAMMABLE LIQUID, N\.O\.S\./ })
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count(), 'is said once').toBe(0);
  });

  it('of Save says so in its dialog, and keeps Next closed', async () => {
    await fail('/api/data/saveParameters');
    await openDraft(page, 'dangerous-goods', { ...complete, ownSds: false });
    const log = reported('saveParameters');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText(failure).waitFor();
    await log;
    await expectSoundOpened(page, 'use-save-parameters');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true');
  });

  it('of the document says so in its dialog, and the preview is tried again by its button', async () => {
    await fail('/api/data/credo');
    await openDraft(page, 'preview', { ...complete, dangerousGoods: { confirmed: true } });
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText(failure).waitFor();
    await expectSoundOpened(page, 'preview-step');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByAltText(/^Page 1 of/).waitFor();
  });

  it('of the group standards is silent', async () => {
    await fail('/api/group-standards/load');
    await openDraft(page, 'description', { ...complete, description: { ...description, country: 'US' } });
    await field(page, 'description.country').selectOption('NZ');
    await page
      .getByText('You can add HSR Numbers and Group Standards to your material in the Preview page before Checkout.')
      .first()
      .waitFor();
    await expectSoundOpened(page, 'group-standards-notice');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const answered = page.waitForResponse('**/api/group-standards/load');
    await page.getByRole('button', { name: /^Edit GS/ }).click();
    expect((await answered).status()).toBe(500);
    await page.getByRole('dialog', { name: 'Group standards' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Error' }).count()).toBe(0);
  });
});
