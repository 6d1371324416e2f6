import { openForCommand } from '@gosds/postgres/open-for-command';
import { postgresUnitOfWork } from '@gosds/postgres/unit-of-work';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { confirmedUser, logInAs, openDraft, type User } from '../arrange.ts';
import { cards, expectDrawn, expectPaid, field, next, payByCard } from '../journey.ts';
import type { Service } from '../service.ts';

/** Called for each screen once it is ready to be compared. */
type Look = (name: string) => Promise<void>;

type Tour = { readonly page: Page; readonly service: Service; readonly look: Look };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
};

/** Screens that need no account. */
async function tourVisitor({ page, service, look }: Tour): Promise<void> {
  const open = (path: string) => page.goto(`${service.url}${path}`);
  await open('/login');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await look('login');
  await button(page, 'LOGIN').click();
  await look('login-errors');
  await open('/signup');
  await page.getByLabel('Confirm password', { exact: true }).waitFor();
  await look('sign-up');
  await open('/forgot-password');
  await page.getByLabel('E-mail', { exact: true }).waitFor();
  await look('forgot-password');
  await open('/reset-password/unknown');
  await page.getByLabel('New password', { exact: true }).waitFor();
  await look('reset-password');
  await open('/confirmation/unknown');
  await page.getByLabel('Password', { exact: true }).waitFor();
  await look('confirmation');
  await open('/start');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await look('start');
  await open('/nowhere');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  await look('not-found');
}

const { draft } = brakeCleaner;
const dangerousGoods = { unNumber: '1992', dgClass: '3', packagingGroup: 'II', shippingName: 'X', confirmed: true };
const whole = { ...draft, dangerousGoods: { ...draft.dangerousGoods, confirmed: true } };

const panelTab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** The form, each step empty or with errors and then filled. */
async function tourSteps({ page, look }: Tour): Promise<void> {
  await openDraft(page, 'description');
  await panelTab(page, 'Sheet').waitFor();
  await look('description-empty');
  await button(page, 'Next').click();
  await page.getByRole('alert').first().waitFor();
  await look('description-errors');
  await openDraft(page, 'description', whole);
  await panelTab(page, 'Sheet').waitFor();
  await look('description');
  await next(page, 'Ingredients');
  await look('ingredients');
  await next(page, 'Physical Properties');
  await look('properties');
  await next(page, 'Dangerous Goods');
  await expect.poll(() => field(page, 'dangerousGoods.unNumber').inputValue()).toBe('1992');
  await look('dangerous-goods');
  await next(page, 'Add-Ons');
  await look('add-ons');
  await next(page, 'Preview');
  await expectDrawn(page);
  await look('preview');
}

/** The contents of the panel beside the form. */
async function tourPanel({ page, look }: Tour): Promise<void> {
  await openDraft(page, 'ingredients', whole);
  for (const name of ['Sheet', 'Findings', 'P-statements', 'What if', 'Markets']) {
    await panelTab(page, name).click();
    await look(`panel-${name.toLowerCase().replaceAll(' ', '-')}`);
  }
}

/** The steps that differ in advanced mode. */
async function tourAdvanced({ page, look }: Tour): Promise<void> {
  await openDraft(page, 'ingredients', { ...whole, mode: 'advanced' });
  await look('advanced-ingredients');
  await next(page, 'Physical Properties');
  await look('advanced-properties');
  await next(page, 'Review Classification');
  await look('review-classification');
}

/** Dialogs over the steps. */
async function tourDialogs({ page, look }: Tour): Promise<void> {
  const irish = { ...draft.description, country: 'IE', language: 'en', vendorCountry: 'IE' };
  await openDraft(page, 'description', { ...whole, description: irish });
  await button(page, 'Choose Reach uses').click();
  await page.getByLabel('SU3 Industrial uses at industrial sites').waitFor();
  await look('dialog-reach-uses');
  await closeDialog(page);
  await button(page, /UFI/).first().click();
  await page.getByRole('dialog').waitFor();
  await look('dialog-ufi');
  await closeDialog(page);
  await openDraft(page, 'ingredients', whole);
  await button(page, 'Import').click();
  await page.getByRole('dialog').waitFor();
  await look('dialog-import');
  await closeDialog(page);
  const zealand = { ...draft.description, country: 'NZ', language: 'en', vendorCountry: 'NZ' };
  await openDraft(page, 'preview', { ...draft, description: zealand, dangerousGoods });
  await button(page, 'SDS Settings').click();
  const settings = page.getByRole('dialog', { name: 'SDS Settings' });
  await settings.waitFor();
  await look('dialog-settings');
  await settings.getByRole('button', { name: /^Edit GS/ }).click();
  await page.getByText('Page 1 of 2').waitFor();
  await look('dialog-group-standards');
}

/** From the order to the last screen. The paid sheet is not compared, because its code differs each time. */
async function tourCheckout({ page, look }: Tour): Promise<void> {
  await openDraft(page, 'preview', whole);
  await expectDrawn(page);
  await next(page, 'Checkout');
  await page.getByLabel('Card number').waitFor();
  await look('checkout');
  await button(page, 'Back').click();
  await page.getByRole('dialog').waitFor();
  await look('dialog-leave-unpaid');
  await closeDialog(page);
  await payByCard(page, cards.declined);
  await page.getByText('Payment required. Please input your payment details').first().waitFor();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await look('checkout-declined');
  await payByCard(page);
  await expectPaid(page);
  await next(page, 'Print');
  await expectDrawn(page);
  await button(page, 'Next').click();
  await button(page, 'No, I am finished').click();
  await page.getByText("you're finished").waitFor();
  await look('finished');
}

/** Opens a page and looks at it once its heading and its typical content are there. */
const pageLook =
  ({ page, service, look }: Tour) =>
  async (name: string, path: string, content: (page: Page) => Locator): Promise<void> => {
    await page.goto(`${service.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await content(page).first().waitFor();
    await look(name);
  };

/** Looks at a card further down the page. */
async function lookFrom({ look }: Tour, name: string, heading: Locator): Promise<void> {
  await heading.waitFor();
  await heading.evaluate((element) => {
    element.scrollIntoView();
  });
  await look(name);
}

/** Makes a newer edition of a list that affects the bought sheet. */
async function touchBoughtSheet(service: Service, { email }: User): Promise<void> {
  const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
  const { stores } = postgresUnitOfWork(db);
  const user = await stores.users.findByEmail(email);
  const sheets = user ? await stores.watch.sheetsOf(user.id, { limit: 100, offset: 0 }) : [];
  const bought = sheets.find(({ documentId }) => documentId !== null);
  // Later than any check of the service itself.
  await stores.watch.beginDay('2099-01-01', new Date());
  const [causeId] = await stores.watch.takeCauses();
  if (!bought || causeId === undefined) throw new Error('no sheet was bought, or no cause begun');
  const after = [{ entry: 'Toxic for reproduction', threshold: { percent: 0.1, isAbove: false } }];
  const effect = {
    kind: 'list',
    ...{ list: 'eu-svhc-candidate-list', title: 'Substances of very high concern, Candidate List' },
    ...{ earlier: '2026-02-22', later: '2026-06-20' },
    ingredients: [{ cas: '108-88-3', name: 'Toluene', group: null, before: [], after }],
    sheet: null,
    editedSentences: 0,
  } as const;
  await stores.watch.keep([{ ...bought, causeId, effect }]);
  await close();
}

/**
 * Pages of the account after a sheet was bought. The bought sheet is not compared, because its code differs each time.
 */
async function tourAccount(tour: Tour, user: User): Promise<void> {
  const { page } = tour;
  const open = pageLook(tour);
  await touchBoughtSheet(tour.service, user);
  await open('watch-touched', '/watch', () => page.getByText('Now on the list'));
  await open('company-profile', '/company-profile', () => field(page, 'companyName').or(page.getByRole('textbox')));
  await open('er-subscription', '/er-subscription', () => page.getByRole('main'));
  await open('my-account', '/my-account', () => page.getByText('One change', { exact: true }));
  await open('account-settings', '/account-settings', () => page.getByLabel('Present password'));
  await lookFrom(tour, 'team-none', page.getByRole('heading', { name: 'Team', exact: true }));
  await page.getByLabel('Name of the team').fill('Example team');
  await button(page, 'Found a team').click();
  await lookFrom(tour, 'team', page.getByRole('heading', { name: 'Example team', exact: true }));
  await open('api-keys', '/account-settings/developers', () => page.getByText('You have no key yet.'));
  await lookFrom(tour, 'webhooks', page.getByRole('heading', { name: 'Webhooks', exact: true }));
  await open('coming-law', '/coming-law', () => page.getByRole('heading', { level: 2 }));
  await open('feedback', '/feed-back', () => page.getByRole('button'));
}

/** The search of chemicals, and the wizard of reports. */
async function tourGalleria(tour: Tour): Promise<void> {
  const { page, look } = tour;
  const open = pageLook(tour);
  const found = () => page.getByRole('link', { name: 'Acetone', exact: true });
  await open('galleria-search', '/galleria-data?q=acetone', found);
  await open('galleria-chemical', '/galleria-data/chemicals/1101', () =>
    page.getByRole('img', { name: 'Structure of Acetone' }),
  );
  await open('galleria-lists', '/galleria-data/lists', () => page.getByRole('row').nth(1));
  await open('galleria-list', '/galleria-data/lists/eu-clp-annex-vi', () => page.getByRole('row').nth(1));
  await open('galleria-check', '/galleria-data/check', () => page.getByRole('textbox'));
  await open('galleria-search', '/galleria-data?q=acetone', found);
  await found().click();
  await page.getByRole('checkbox', { name: 'United States', exact: true }).waitFor();
  await look('galleria-filters');
}

/** Pages for administrators and chemists. From here on the user is both. */
async function tourStaff(tour: Tour, { email }: User): Promise<void> {
  const { page, service, look } = tour;
  const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
  const rights = { is_admin_allowed: true, is_chemist_allowed: true };
  await db.updateTable('app_user').set(rights).where('email', '=', email).execute();
  await close();
  const open = pageLook(tour);
  await open('chemist-empty', '/chemist', () => page.getByText('No sheet waits for a chemist.'));
  await open('admin', '/admin', () => page.getByLabel('Search for'));
  for (const tab of ['Discount', 'Promo codes', 'Prices', 'Refunds', 'Analytics', 'Jobs', 'Errors', 'Log']) {
    await page.getByRole('radio', { name: tab, exact: true }).check();
    const content = page.getByRole('table').or(page.getByRole('status'));
    await content.filter({ visible: true }).first().waitFor();
    await look(`admin-${tab.toLowerCase().replaceAll(' ', '-')}`);
  }
}

/** Visits each screen once. Leaves out the list of sheets, whose cards depend on how far each sheet was viewed. */
export async function tourScreens(tour: Tour): Promise<void> {
  const { page, service, look } = tour;
  await tourVisitor(tour);
  const user = await confirmedUser(service, 'Looker');
  await logInAs(page, service, { user });
  await page.goto(`${service.url}/my-sheets`);
  await page.getByRole('heading', { name: 'Make your first safety data sheet' }).waitFor();
  await look('sheets-empty');
  await tourSteps(tour);
  await tourPanel(tour);
  await tourAdvanced(tour);
  await tourDialogs(tour);
  await tourCheckout(tour);
  await tourAccount(tour, user);
  await tourGalleria(tour);
  await tourStaff(tour, user);
}
