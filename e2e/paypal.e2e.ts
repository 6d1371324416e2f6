import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { cards, expectPaid, expectStep, next, payByCard } from './journey.ts';

const { draft } = brakeCleaner;

describe('payment by PayPal', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openDesk('Paula');
  });

  async function openCheckout(name: string) {
    await openDraft(page, 'preview', {
      ...draft,
      description: { ...draft.description, productName: name },
      dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
    });
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
  }
  async function goToPayPal() {
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: 'Pay USD 85 with PayPal' }).click();
    await page.getByRole('heading', { name: 'Pay USD 85.00' }).waitFor();
  }
  const decide = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('is cancelled, declined, and paid in the end, with nothing lost between', async () => {
    await openCheckout('Cleaner P1');
    await goToPayPal();
    await page.getByText('TEST MODE').waitFor();
    await decide('Cancel');
    await expectStep(page, 'Checkout');
    await page.getByText('You cancelled the payment at PayPal. Nothing was charged.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('paypal')).toBeNull();
    expect(await axeFindings(page)).toEqual([]);
    await goToPayPal();
    await decide('Approve, then be declined');
    await page.getByText('PayPal declined the payment. Nothing was charged.').waitFor();
    await goToPayPal();
    await decide('Approve payment');
    await expectPaid(page);
    await page.getByText('Payment succeeded.').first().waitFor();
    const words = page.getByText('Same sheet in another language, USD 42.50');
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    await next(page, 'Print');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'No, I am finished' }).click();
    await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
    await page.getByRole('row', { name: /Cleaner P1/ }).waitFor();
  });

  it('goes on after the back button of the browser, there or by card', async () => {
    await openCheckout('Cleaner P2');
    await goToPayPal();
    await page.goBack();
    await page.getByText('A payment at PayPal is open.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel this payment' }).click();
    await page.getByText('You cancelled the payment at PayPal. Nothing was charged.').waitFor();
    await page.getByRole('radio', { name: 'Credit Card' }).check();
    await payByCard(page, cards.paid);
    await expectPaid(page);
  });

  it('leads back to its checkout where the page of PayPal was closed, and says whether it is paid', async () => {
    const openAgain = async () => {
      const home = new URL('/', page.url()).href;
      await page.goto('about:blank');
      await page.goto(home);
      await expectStep(page, 'Checkout');
    };
    await openCheckout('Cleaner P4');
    await goToPayPal();
    const approval = page.url();
    // The sheet used last is another one.
    await page.goto(new URL('/health', page.url()).href);
    await callFromPage(page, 'POST', '/api/drafts');
    await page.evaluate(() => {
      sessionStorage.removeItem('gosds.open-draft');
    });
    await openAgain();
    await page.getByText('A payment at PayPal is open.').waitFor();
    await page.getByText('Cleaner P4').first().waitFor();
    await openAgain();
    await page.getByRole('link', { name: 'Continue at PayPal' }).click();
    await page.getByRole('heading', { name: 'Pay USD 85.00' }).waitFor();
    const answer = await fetch(approval, {
      method: 'POST',
      body: 'decision=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await openAgain();
    await expectPaid(page);
    await page.goto(new URL('/', page.url()).href);
    await expectStep(page, 'Product Description');
  });

  it('is finished without the tab in which it began, and every other tab hears of it', async () => {
    await openCheckout('Cleaner P3');
    await goToPayPal();
    const approval = page.url();
    await page.goBack();
    await page.getByRole('link', { name: 'Continue at PayPal' }).waitFor();
    const answer = await fetch(approval, {
      method: 'POST',
      body: 'decision=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await expectPaid(page);
  });
});
