import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, openDraft } from './arrange.ts';
import { axeFindings, keepFailure } from './browser.ts';
import { field } from './journey.ts';

const { description, ingredients, properties } = brakeCleaner.draft;
const complete = { description, ingredients, properties };
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

/** What the page reports to the error log. */
function reported(): Promise<string | null> {
  return page.waitForRequest((request) => request.url().endsWith('/logError')).then((request) => request.postData());
}

describe('a call that fails', () => {
  it('of the Reach uses is logged only: the dialog stays of use', async () => {
    await fail('/api/data/reach-uses');
    await openDraft(page, 'description', {
      ...complete,
      description: { ...description, country: 'IE', language: 'en', reachUses: ['SU3'] },
    });
    const log = reported();
    await page.getByRole('button', { name: 'Choose Reach uses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reach uses' });
    await dialog.getByLabel('SU3').waitFor();
    expect(await log).toContain('reach-uses');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('of the ingredients is reported, said below the field, and leaves no wheel turning', async () => {
    await fail('/api/data/ingredients');
    await openDraft(page, 'ingredients', { description });
    const log = reported();
    await field(page, 'ingredients.0.name').pressSequentially('toluene');
    expect(await log).toContain('/api/data/ingredients');
    await page.getByRole('status').filter({ hasText: 'An error occurred' }).first().waitFor();
    await expect.poll(() => page.getByRole('row').locator('[class*=Loader]').count()).toBe(0);
    expect(await field(page, 'ingredients.0.name').inputValue()).toBe('toluene');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('of Save says so in its dialog, and keeps Next closed', async () => {
    await fail('/api/data/saveParameters');
    await openDraft(page, 'dangerous-goods', { ...complete, ownSds: false });
    const log = reported();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await dialog.getByText(failure).waitFor();
    expect(await log).toContain('saveParameters');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
    const next = page.getByRole('button', { name: 'Next', exact: true });
    expect(await next.getAttribute('aria-disabled')).toBe('true');
  });

  it('of the group standards is silent', async () => {
    await fail('/api/group-standards/load');
    await openDraft(page, 'description', { ...complete, description: { ...description, country: 'US' } });
    await field(page, 'description.country').selectOption('NZ');
    await page
      .getByText('You can add HSR Numbers and Group Standards to your material in the Preview page before Checkout.')
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const answered = page.waitForResponse('**/api/group-standards/load');
    await page.getByRole('button', { name: /^Edit GS/ }).click();
    expect((await answered).status()).toBe(500);
    await page.getByRole('dialog', { name: 'Group standards' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Error' }).count()).toBe(0);
  });
});
