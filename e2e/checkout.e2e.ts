import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { cards, expectPaid, expectStep, next, payByCard, typeCard } from './journey.ts';
import { type Service, startService } from './service.ts';

describe('checkout in sandbox mode', () => {
  let service: Service;
  let page: Page;
  let user: User;

  beforeAll(async () => {
    service = await startService();
    page = await (await openContext()).newPage();
    user = await confirmedUser(service, 'Bea');
    await openSession(page, service, { user });
  });
  afterAll(async () => {
    await service.stop();
  });

  async function openCheckout() {
    const draft = { ...brakeCleaner.draft, dangerousGoods: { ...brakeCleaner.draft.dangerousGoods, confirmed: true } };
    await openDraft(page, 'preview', draft);
    await page.getByAltText(/^Page 1 of/).waitFor();
    await next(page, 'Checkout');
  }
  const bank = () => page.getByRole('dialog', { name: '3-D Secure test page' });
  const paid = () => expectPaid(page);

  it('is marked as TEST MODE and names the cards to try', async () => {
    await openCheckout();
    await page.getByText('TEST MODE').waitFor();
    for (const number of ['4242 4242 4242 4242', '4000 0025 0000 3155']) await page.getByText(number).waitFor();
  });

  it('sends no real card number anywhere, and says so beside the field', async () => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await typeCard(page, '4111111111111111');
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('TEST MODE: only the published test cards work here. Do not enter a real card.').waitFor();
    expect(sent.filter((request) => /4111|payWithStripe|payment_methods/.test(request))).toEqual([]);
    expect(sent.filter((request) => !request.startsWith(service.url))).toEqual([]);
  });

  it('takes the refusal of the bank as a decline, and goes on with another card', async () => {
    for (const refuse of [
      () => page.keyboard.press('Escape'),
      () => bank().getByRole('button', { name: 'Fail' }).click(),
    ]) {
      await payByCard(page, cards.threeDSecure);
      await bank().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await refuse();
      await page
        .getByText(/unable to authenticate your payment method/)
        .first()
        .waitFor();
    }
    await payByCard(page, '4000000000009995');
    await page
      .getByText(/Your card has insufficient funds/)
      .first()
      .waitFor();
    const refusal = page.getByText('Payment required. Please input your payment details', { exact: true });
    await refusal.waitFor();
    await payByCard(page, cards.paid);
    await paid();
    expect(await refusal.count()).toBe(0);
  });

  it('goes on with 3-D Secure after a reload, by keyboard alone', async () => {
    await openCheckout();
    await typeCard(page, cards.threeDSecure);
    await page.keyboard.press('Enter');
    await bank().waitFor();
    await page.reload();
    await expectStep(page, 'Checkout');
    await bank().waitFor();
    await page.keyboard.press('Enter');
    await paid();
  });

  it('outlives a service that is killed while the bank asks', async () => {
    await openCheckout();
    await payByCard(page, cards.threeDSecure);
    await bank().waitFor();
    await service.restart('SIGKILL');
    await bank().getByRole('button', { name: 'Complete' }).click();
    await paid();
  });

  it('charges once when the button is pressed many times', async () => {
    await openCheckout();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await typeCard(page, cards.paid);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
      for (let press = 0; press < 10; press += 1) button?.click();
    });
    await paid();
    expect(calls.filter((url) => url.endsWith('/payWithStripe'))).toHaveLength(1);
  });

  it('mails each paid sheet once, with the PDF', async () => {
    await expect
      .poll(
        async () =>
          ((await (await fetch(`${service.url}/mailbox`)).text()).match(/Your safety data sheet/g) ?? []).length,
      )
      .toBe(4);
  });
});
