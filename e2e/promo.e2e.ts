import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { expectPaid, linkInMail, next } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;
const payable = { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } };

describe('promo codes', () => {
  let service: Service;
  let user: User;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    user = await confirmedUser(service, 'Pia');
    page = await signedIn(user);
  });
  afterAll(async () => {
    await service.stop();
  });

  /** The operator's command, while the service runs. */
  function gosds(...args: string[]): string {
    const program = join(import.meta.dirname, '../apps/cli/bin/gosds.js');
    const env = { ...process.env, GOSDS_DATA: service.dataFolder };
    return execFileSync(process.execPath, [program, ...args], { env, encoding: 'utf8' });
  }

  async function signedIn(who: User): Promise<Page> {
    const opened = await (await openContext()).newPage();
    await openSession(opened, service, { user: who });
    return opened;
  }

  async function comeToCheckout(of: Page, name: string) {
    await openDraft(of, 'preview', { ...payable, description: { ...payable.description, productName: name } });
    await of.getByAltText(/^Page 1 of/).waitFor();
    await next(of, 'Checkout');
  }
  const box = (of: Page) => of.getByRole('textbox', { name: 'Code', exact: true });
  const apply = async (of: Page, code: string) => {
    await box(of).fill(code);
    await of.getByRole('button', { name: 'Apply code' }).click();
  };
  const total = () =>
    page
      .getByRole('region', { name: 'Your order' })
      .getByText(/^USD|\$/)
      .last()
      .innerText();

  it('come to a stranger from the log-in page: two free sheets by a mailed link, which works once', async () => {
    const email = 'promo.stranger@example.com';
    const stranger = await (await openContext()).newPage();
    await stranger.goto(`${service.url}/start`);
    await stranger.getByRole('button', { name: /GoSDS/ }).first().click();
    await stranger.goto(`${service.url}/login`);
    await stranger.getByRole('button', { name: '2 free SDS and a free search trial' }).click();
    const offer = stranger.getByRole('dialog', { name: 'Try it without charge' });
    await offer.getByLabel('E-mail', { exact: true }).fill('nobody');
    await offer.getByRole('button', { name: 'Send Link' }).click();
    await offer.getByText('Please provide valid email address.').waitFor();
    await expectSoundOpened(stranger, 'promo-dialog');
    await offer.getByLabel('E-mail', { exact: true }).fill(email);
    await offer.getByRole('button', { name: 'Send Link' }).click();
    await offer.getByText(`We sent a link to ${email}`).waitFor();
    const link = await linkInMail(stranger, service, { to: email, subject: /free safety data sheets/ });
    await stranger.goto(link);
    await stranger.getByRole('link', { name: 'My Account' }).first().waitFor({ state: 'attached' });
    expect(new URL(stranger.url()).pathname).toBe('/');
    expect(await callFromPage(stranger, 'GET', '/api/promocodes/getpromocodequantity')).toMatchObject([
      { type: 'GoSDS', leftQuantity: 2 },
      { type: 'GoGAL', leftQuantity: 0 },
    ]);
    const other = await (await openContext()).newPage();
    await other.goto(link);
    await other.getByText('This link was already used. It works only once. Ask for a new one.').waitFor();
    expect(new URL(other.url()).pathname).toBe('/login');
    expect(await axeFindings(other)).toEqual([]);
    await other.goto(`${link}x`);
    await other.getByText('This link is no longer valid.').waitFor();
  });

  it('are refused under the box where they are unknown, and nothing else changes', async () => {
    expect(gosds('promo', 'create', '--code', 'SPRING-FAIR', '-n', '1')).toContain('100 % off, quantity 1');
    await comeToCheckout(page, 'Cleaner A');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByText('Please enter a promo code.').waitFor();
    await apply(page, 'winter');
    await page.getByText('Invalid promocode').waitFor();
    expect(await total()).toBe('USD 85');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('take the price off, can be taken back, and pay the sheet with Next and without a card', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await apply(page, 'spring fair');
    await page.getByText('Please click next to apply promo code').first().waitFor();
    await expect.poll(total).toBe('USD 0');
    expect(await page.getByLabel('Card number').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove code' }).click();
    await expect.poll(total).toBe('USD 85');
    await page.getByLabel('Card number').waitFor();
    await apply(page, 'SPRINGFAIR');
    await page.getByRole('button', { name: 'Remove code' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Promo code applied').waitFor();
    await expectPaid(page);
    expect(calls.filter((path) => path === '/api/promocodes/use')).toHaveLength(1);
    expect(calls).not.toContain('/api/data/payWithStripe');
    await next(page, 'Print');
  });

  it('are gone once they are used up', async () => {
    const other = await signedIn(await confirmedUser(service, 'Otto'));
    await comeToCheckout(other, 'Cleaner B');
    await apply(other, 'SPRING-FAIR');
    await other.getByText('Invalid promocode').waitFor();
  });

  it('of the user need no code: the number that is left stands on Checkout', async () => {
    gosds('promo', 'create', '--for', user.email, '-n', '2');
    await comeToCheckout(page, 'Cleaner C');
    await page.getByRole('button', { name: /^Checkout.*2 free sheets left/ }).waitFor();
    await page.getByText('You have 2 free sheets left. Leave the field empty to use one.').waitFor();
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByRole('button', { name: 'Remove code' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectPaid(page);
    await page.getByRole('button', { name: /^Checkout.*1 free sheet left/ }).waitFor();
  });
});
