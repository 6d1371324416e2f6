import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmedUser, expectSaved, openDraft, openSession, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field, next } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

const { description, ingredients } = complete;
const confirmed = { ...complete, dangerousGoods: { confirmed: true } };

let service: RunningService;
let user: User;
let machine: BrowserContext;
let page: Page;

/** A new browser profile without storage, cookies or session. */
const newMachine = () => openContext({ viewport: { width: 1440, height: 900 } });

const logInOn = async (context: BrowserContext) => {
  const tab = await context.newPage();
  await openSession(tab, service, { user, isRemembered: true });
  return tab;
};

beforeAll(async () => {
  service = await sharedService();
  user = await confirmedUser(service, 'Wayback');
});

beforeEach(async () => {
  machine = await newMachine();
  page = await logInOn(machine);
});

afterEach(() => machine.close());

const stepInLink = () => new URL(page.url()).searchParams.get('step');

describe('the way back to a sheet', () => {
  it('leads to the same step after a reload, and to the same sheet on another machine', async () => {
    await openDraft(page, 'properties', complete);
    await field(page, 'properties.odour').fill('Like almonds');
    await expectSaved(page);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/drafts/**', async (route) => {
      await asked;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('status', { name: 'Loading' }).locator('span > span').first().waitFor();
    answer();
    await expectStep(page, 'Physical Properties');
    await page.unroute('**/api/drafts/**');
    await expect.poll(() => field(page, 'properties.odour').inputValue()).toBe('Like almonds');
    const elsewhere = await newMachine();
    const second = await logInOn(elsewhere);
    await second.goto(`${service.url}/?step=properties`);
    await expectStep(second, 'Physical Properties');
    await expect.poll(() => field(second, 'properties.odour').inputValue()).toBe('Like almonds');
    await second.getByRole('heading', { level: 1, name: description.productName }).waitFor();
    await elsewhere.close();
  });

  it.each([
    ['description', {}, 'Product Description'],
    ['ingredients', { description }, 'Ingredients'],
    ['properties', { description, ingredients }, 'Physical Properties'],
    ['dangerous-goods', complete, 'Dangerous Goods'],
    ['preview', confirmed, 'Preview'],
  ])('leads from a link to the print to %s while that is the furthest step open', async (step, draft, title) => {
    await openDraft(page, 'print', draft);
    await expectStep(page, title);
    expect(stepInLink()).toBe(step);
  });

  it('asks for a login first, and then opens the step of the link', async () => {
    await openDraft(page, 'description', complete);
    const elsewhere = await newMachine();
    const second = await elsewhere.newPage();
    await second.goto(`${service.url}/?step=ingredients`);
    await second.getByLabel('E-mail', { exact: true }).fill(user.email);
    await second.getByLabel('Password', { exact: true }).fill(user.password);
    await second.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await expectStep(second, 'Ingredients');
    await elsewhere.close();
  });

  it('goes one step back with the button of the browser, and forth again', async () => {
    await openDraft(page, 'description', complete);
    await next(page, 'Ingredients');
    await next(page, 'Physical Properties');
    await page.goBack();
    await expectStep(page, 'Ingredients');
    await page.goBack();
    await expectStep(page, 'Product Description');
    await page.goForward();
    await expectStep(page, 'Ingredients');
    expect(stepInLink()).toBe('ingredients');
  });

  it('has no way back into a sheet after signing out', async () => {
    await openDraft(page, 'ingredients', complete);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/(start|login)/);
    await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'LOGIN', exact: true }).waitFor();
    expect(await page.getByText('Toluene').count()).toBe(0);
  });
});
