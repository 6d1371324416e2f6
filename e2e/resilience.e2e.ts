import { brakeCleanerParts as complete } from '@gosds/testkit/products/payable-products';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmedUser, draftOnServer, expectSaved, openDraft, openSession, saveStatus, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field, next } from './journey.ts';
import { expectSoundOpened } from './opened.ts';
import { type Service, startService } from './service.ts';

const { description } = complete;

let service: Service;
let user: User;
let machine: BrowserContext;
let page: Page;
/** A session that no test ends. */
let remembered: Awaited<ReturnType<BrowserContext['storageState']>>;

const viewport = { width: 1440, height: 900 };

/** A new browser profile without storage, cookies or session. */
const newMachine = () => openContext({ viewport });

beforeAll(async () => {
  service = await startService();
  user = await confirmedUser(service, 'Patient');
  const first = await newMachine();
  await logInOn(first);
  remembered = await first.storageState();
  await first.close();
});

afterAll(async () => {
  await service.stop();
});

const logInOn = async (context: BrowserContext) => {
  const tab = await context.newPage();
  await openSession(tab, service, { user, isRemembered: true });
  return tab;
};

beforeEach(async () => {
  machine = await openContext({ viewport, storageState: remembered });
  page = await machine.newPage();
  // The service's smallest response. From here a test makes its sheet and opens it.
  await page.goto(`${service.url}/health`);
});

afterEach(() => machine.close());

/** Opens a session for a test that ends it. */
async function ownSession(): Promise<void> {
  await machine.close();
  machine = await newMachine();
  page = await logInOn(machine);
}

const productName = (tab = page) => field(tab, 'description.productName');
const formParts = ['/ingredients-step-', '/add-ons-step-'].flatMap((part) => [`${part}*.js`, `${part}*.css`]);

/** Waits for the rest of the form, which is fetched a second after the page is shown. It may already be there. */
const expectFormFetched = () =>
  expect
    .poll(() =>
      page.evaluate((parts) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        return parts.filter((part) => {
          const [start = '', end = ''] = part.split('*');
          return !fetched.some((name) => name.includes(start) && name.endsWith(end));
        });
      }, formParts),
    )
    .toEqual([]);
const nameOnServer = async (id: string) => (await draftOnServer(page, id)).description.productName;

describe('what is typed is never lost', () => {
  it('when the service is killed and started again in mid-typing', async () => {
    const id = await openDraft(page, 'description', { description: { ...description, productName: '' } });
    const text = 'Cold cleaner for printing machines, 5 litres';
    await productName().pressSequentially(text.slice(0, 10), { delay: 20 });
    const restarted = service.restart('SIGKILL');
    await productName().pressSequentially(text.slice(10, 12));
    await productName().press('Tab');
    await expect.poll(() => saveStatus(page).textContent()).toBe('Offline, kept on this device');
    await productName().press('End');
    await productName().pressSequentially(text.slice(12), { delay: 20 });
    await restarted;
    await expect.poll(() => productName().inputValue()).toBe(text);
    await expectSaved(page);
    expect(await nameOnServer(id)).toBe(text);
  });

  it('when the session has ended in mid-typing: the user logs in over the page and goes on', async () => {
    await ownSession();
    const id = await openDraft(page, 'ingredients', { description });
    await field(page, 'ingredients.0.name').pressSequentially('Toluene');
    // Closes the session on the server, as an administrator or time would. The page learns of it with its next request.
    await machine.request.post(`${service.url}/api/users/logout`, { data: {} });
    await field(page, 'ingredients.0.proportion').fill('42');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByLabel('E-mail').inputValue()).toBe(user.email);
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-1');
    await dialog.getByRole('button', { name: 'LOGIN' }).click();
    await dialog.getByText('Invalid Credentials').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: 'LOGIN' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectStep(page, 'Ingredients');
    await expect.poll(() => field(page, 'ingredients.0.proportion').inputValue()).toBe('42');
    await expectSaved(page);
    expect((await draftOnServer(page, id)).ingredients[0]).toMatchObject({ name: 'Toluene', proportion: '42' });
    await next(page, 'Physical Properties');
  });

  it('when Next finds the session closed', async () => {
    await ownSession();
    await openDraft(page, 'description', { description });
    await expectSaved(page);
    await machine.request.post(`${service.url}/api/users/logout`, { data: {} });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: 'LOGIN' }).click();
    await expectStep(page, 'Ingredients');
  });

  it('when the network is lost and comes back', async () => {
    const id = await openDraft(page, 'description', { description });
    await expectFormFetched();
    await machine.setOffline(true);
    await productName().fill('Typed without a network');
    await expect.poll(() => saveStatus(page).textContent()).toBe('Offline, kept on this device');
    // Without a network the user can still move through the steps.
    await next(page, 'Ingredients');
    await field(page, 'ingredients.0.name').fill('Own resin');
    await machine.setOffline(false);
    await expectSaved(page);
    const saved = await draftOnServer(page, id);
    expect([saved.description.productName, saved.ingredients[0]?.name]).toEqual([
      'Typed without a network',
      'Own resin',
    ]);
  });

  it('when the network is lost before the next step was fetched: the step waits, the page stays', async () => {
    const held: Route[] = [];
    await page.route('**/ingredients-step*', (route) => {
      held.push(route);
    });
    const id = await openDraft(page, 'description', { description });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await machine.setOffline(true);
    for (const route of held) await route.abort();
    await page.unroute('**/ingredients-step*');
    await productName().fill('Typed before the way on');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForTimeout(1500);
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    await machine.setOffline(false);
    await expectStep(page, 'Ingredients');
    await expectSaved(page);
    expect(await nameOnServer(id)).toBe('Typed before the way on');
  });

  it('when the page is closed before anything of it could be sent', async () => {
    const id = await openDraft(page, 'description', { description });
    await machine.setOffline(true);
    await productName().fill('Typed, then the lid was shut');
    await page.close();
    await machine.setOffline(false);
    page = await machine.newPage();
    await page.goto(`${service.url}/?step=description`);
    await productName().waitFor();
    await expect.poll(() => productName().inputValue()).toBe('Typed, then the lid was shut');
    await expectSaved(page);
    expect(await nameOnServer(id)).toBe('Typed, then the lid was shut');
  });

  it('when it is taken back, and taken back again', async () => {
    const id = await openDraft(page, 'description', { description });
    await productName().fill('One');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => productName().inputValue()).toBe(description.productName);
    await page.getByRole('button', { name: 'Redo' }).first().click();
    await expect.poll(() => productName().inputValue()).toBe('One');
    await expectSaved(page);
    expect(await nameOnServer(id)).toBe('One');
  });
});

describe('one sheet on two screens', () => {
  const openAlso = async (context: BrowserContext, id: string) => {
    const tab = await context.newPage();
    await tab.goto(`${service.url}/health`);
    await tab.evaluate((opened) => {
      sessionStorage.setItem('gosds.open-draft', opened);
    }, id);
    await tab.goto(`${service.url}/?step=description`);
    await productName(tab).waitFor();
    return tab;
  };

  it('is reported in both tabs, and each takes over what the other saved', async () => {
    const id = await openDraft(page, 'description', { description });
    const other = await openAlso(machine, id);
    await page.getByText('This sheet is open in another tab').waitFor();
    await productName().fill('Of the first tab');
    await field(other, 'description.partNumber').fill('Of the second tab');
    await expectSaved(page);
    await expectSaved(other);
    for (const tab of [page, other]) {
      await expect.poll(() => productName(tab).inputValue()).toBe('Of the first tab');
      await expect.poll(() => field(tab, 'description.partNumber').inputValue()).toBe('Of the second tab');
    }
    expect((await draftOnServer(page, id)).description).toMatchObject({
      productName: 'Of the first tab',
      partNumber: 'Of the second tab',
    });
  });

  it.each([
    ['mine', 'Of the second machine'],
    ['theirs', 'Of the first machine'],
  ])('asks the one who saves second, and keeps %s where that is chosen', async (side, kept) => {
    const id = await openDraft(page, 'description', { description });
    const elsewhere = await newMachine();
    const second = await logInOn(elsewhere);
    await second.goto(`${service.url}/?step=description`);
    await productName(second).waitFor();
    await productName().fill('Of the first machine');
    await field(page, 'description.partNumber').fill('EX-200');
    await expectSaved(page);
    await productName(second).fill('Of the second machine');
    const dialog = second.getByRole('dialog', { name: 'This sheet was changed elsewhere too' });
    await dialog.waitFor();
    // Nothing is overwritten silently: until the user chooses, the server keeps the first version.
    expect(await nameOnServer(id)).toBe('Of the first machine');
    await expect
      .poll(() => dialog.innerText())
      .toMatch(/Product Name[^]*Of the second machine[^]*Of the first machine/);
    await expectSoundOpened(second, 'conflict-dialog');
    await dialog.getByRole('button', { name: `Take all ${side}` }).click();
    await dialog.getByRole('button', { name: 'Keep the chosen values' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectSaved(second);
    await expect.poll(() => productName(second).inputValue()).toBe(kept);
    expect((await draftOnServer(page, id)).description).toMatchObject({ productName: kept, partNumber: 'EX-200' });
    await elsewhere.close();
  });
});
