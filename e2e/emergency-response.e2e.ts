import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, draftOnServer, openDesk, openDraft, openSession } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { cards, expectPaid, field, next, payByCard } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;
const withEr = {
  ...draft,
  dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
  addOns: { goEr: 'single' as const },
};

async function signedInPage(service: Service, name: string): Promise<Page> {
  const page = await (await openContext()).newPage();
  await openSession(page, service, { user: await confirmedUser(service, name) });
  return page;
}

async function comeToCheckout(page: Page) {
  await next(page, 'Preview');
  await page.getByAltText(/^Page 1 of/).waitFor();
  await next(page, 'Checkout');
}

describe('emergency response without a number that answers', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openDesk('Nora');
  });

  it('is not offered: the step takes the numbers of the supplier, and says what became of an earlier choice', async () => {
    const id = await openDraft(page, 'add-ons', withEr);
    await page.getByText('It is not available at the moment, so we do not charge it.').waitFor();
    expect(await page.getByText(/USD/).count()).toBe(0);
    await field(page, 'description.otherEmergencyTelephoneNumbers').fill('+49 30 19240 (24 h)');
    await field(page, 'description.otherEmergencyTelephoneNumbers').press('Tab');
    const kept = async () => (await draftOnServer(page, id)).description.otherEmergencyTelephoneNumbers;
    await expect.poll(kept).toBe('+49 30 19240 (24 h)');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is not charged to a sheet that carries the choice, and the summary says why', async () => {
    await comeToCheckout(page);
    await page.getByText('Not available, not charged').waitFor();
    await page.getByRole('button', { name: 'Pay USD 85' }).waitFor();
    await payByCard(page, cards.paid);
    await expectPaid(page);
  });

  it('has its page, which says that nothing was bought', async () => {
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await page.getByText('You have not bought emergency response.').waitFor();
    await page.getByText('You cannot buy 24/7 emergency response at the moment.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('emergency response with a number that answers', () => {
  let service: Service;
  let page: Page;
  beforeAll(async () => {
    service = await startService({
      EMERGENCY_RESPONSE_NUMBER: '+1 303 555 0100',
      EMERGENCY_RESPONSE_LANGUAGES: 'en,de',
    });
    page = await signedInPage(service, 'Olaf');
  });
  afterAll(() => service.stop());

  it('is cleared by choosing it again, by the mouse and by the keyboard, and then costs nothing', async () => {
    const id = await openDraft(page, 'add-ons', { ...withEr, addOns: { goEr: '' } });
    const chosen = async () => (await draftOnServer(page, id)).addOns.goEr;
    const single = { css: '[id="addOns.goEr.single"]' };
    const ways = {
      mouse: (css: string) => page.locator(css).click(),
      keyboard: async (css: string) => {
        await tabTo(page, { css });
        await page.keyboard.press('Space');
      },
    };
    for (const choose of Object.values(ways)) {
      await choose(single.css);
      await expect.poll(chosen).toBe('single');
      await choose('[id="addOns.goEr.subscription"]');
      await expect.poll(chosen).toBe('subscription');
      expect(await page.locator(single.css).isChecked(), 'one of the two').toBe(false);
      await choose('[id="addOns.goEr.subscription"]');
      await expect.poll(chosen).toBe('');
      await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
    await comeToCheckout(page);
    await page.getByRole('button', { name: 'Pay USD 85', exact: true }).waitFor();
  });

  it('is chosen, paid, and stands on the account with its number, price and dates', async () => {
    await openDraft(page, 'add-ons', { ...withEr, addOns: { goEr: '' } });
    await page.getByText('Section 1 of your sheet names this number: +1 303 555 0100.').waitFor();
    await page.getByLabel(/Single payment/).check();
    await page.getByRole('tab', { name: 'Sheet' }).click();
    await page.locator('[data-live-panel]').getByText('+1 303 555 0100 (24 h; EN, DE)').waitFor();
    await comeToCheckout(page);
    await page.getByRole('button', { name: 'Pay USD 1,791.25' }).waitFor();
    await payByCard(page, cards.paid);
    await expectPaid(page);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    await page.getByText(/^In an emergency, call \+1\s303\s555\s0100.* in English and German\.$/).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('row', { name: /Brake/i });
    await row.waitFor();
    const text = await row.innerText();
    for (const part of [/CW\d{6}/, /Single payment, 5 years/, /USD 1,706.25/]) expect(text).toMatch(part);
    expect(text).toContain(String(new Date().getUTCFullYear() + 5));
    await row.getByText('None', { exact: true }).waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('is read where the sheet is opened in My Account, with hours and languages', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${service.url}/my-account`);
    await page
      .getByRole('button', { name: /^View the sheet of / })
      .first()
      .click();
    const text = /^In an emergency, call \+1\s303\s555\s0100.* day and night, in English and German\.$/;
    await page.getByRole('dialog').getByText(text).waitFor();
    await expectSoundOpened(page, 'order-viewer');
  });

  it('that is billed each year is ended by Unsubscribe, after its question', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const draftId = await openDraft(page, 'description', {
      ...withEr,
      description: { ...draft.description, productName: 'Yearly Cleaner' },
    });
    const made = (await callFromPage(page, 'POST', '/api/data/credo', { draftId, version: 1 })) as { orderId: string };
    const paid = { orderId: made.orderId, tokenId: 'pm_card_visa', goEr: 'subscription' };
    await callFromPage(page, 'POST', '/api/data/payWithStripe', paid);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    const button = page.getByRole('button', { name: 'Unsubscribe: Yearly Cleaner' });
    await button.click();
    await page
      .getByText(
        'Our ER Service costs less than USD $40 per month. Unsubscribing will automatically cancel your annual renewal. Are you sure you want to UNSUBSCRIBE?',
      )
      .waitFor();
    await expectSoundOpened(page, 'unsubscribe');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await button.click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText('Your annual renewal is cancelled. The service runs until its end date.').waitFor();
    await button.waitFor({ state: 'hidden' });
  });

  it('is paid by the plan of PayPal, and its renewal ended there', async () => {
    await openDraft(page, 'preview', {
      ...withEr,
      description: { ...draft.description, productName: 'Plan Cleaner' },
      addOns: { goEr: 'subscription' as const },
    });
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: 'Pay USD 540 with PayPal' }).click();
    await page.getByText('Emergency response, then USD 455.00 each year').waitFor();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expectPaid(page);
    await page.getByRole('link', { name: 'Subscriptions' }).click();
    const button = page.getByRole('button', { name: 'Unsubscribe: Plan Cleaner' });
    await button.click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await page.getByText('Your annual renewal is cancelled. The service runs until its end date.').waitFor();
    await button.waitFor({ state: 'hidden' });
  });
});
