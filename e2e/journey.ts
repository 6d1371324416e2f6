import type { HandClassification } from '@gosds/sheet/draft/draft';
import type { Product } from '@gosds/testkit/products/product';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningService } from './service.ts';

export const account = { name: 'Ada Chemist', email: 'ada@example.com', password: 'Solvent1' };

/** Finds an input by its id, the draft path with its dots. */
export const field = (page: Page, path: string) => page.locator(`[id="${path}"]`);

export async function next(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStep(page, title);
}

export async function expectStep(page: Page, title: string): Promise<void> {
  try {
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  } catch (cause) {
    const seen = await page.locator('[role=dialog], [role=alert], h2').allInnerTexts();
    throw new Error(`the step ${title} did not open; on the screen: ${seen.join(' | ')}`, { cause });
  }
}

type Mail = { readonly to: string; readonly subject: RegExp };

/** The link in the newest mail with this subject in the built-in mailbox. */
export async function linkInMail(page: Page, service: RunningService, { to, subject }: Mail): Promise<string> {
  const mail = page.getByRole('row').filter({ hasText: to }).getByRole('link', { name: subject }).first();
  await expect
    .poll(
      async () => {
        await page.goto(`${service.url}/mailbox`);
        return mail.count();
      },
      { interval: 300 },
    )
    .toBeGreaterThan(0);
  await mail.click();
  const link = await page.locator('pre a').first().getAttribute('href');
  if (link === null) throw new Error('the mail has no link');
  return link;
}

export async function signUpAndLogIn(page: Page, service: RunningService, user = account): Promise<void> {
  await page.goto(`${service.url}/signup`);
  await page.getByLabel('Name', { exact: true }).fill(user.name);
  await page.getByLabel('E-mail', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'SIGN UP' }).click();
  await page
    .getByText(/check your e-?mail/i)
    .first()
    .waitFor();
  await page.goto(await linkInMail(page, service, { to: user.email, subject: /verif|confirm/i }));
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Confirm e-mail address' }).click();
  await page.getByText('Your email has been verified.').waitFor();
  // The password was just given, so this logs in.
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await expectStep(page, 'Product Description');
}

export async function logIn(page: Page, user: { email: string; password: string } = account): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await expectStep(page, 'Product Description');
}

async function fillDescription(page: Page, { draft }: Product): Promise<void> {
  const { description } = draft;
  await field(page, 'description.productName').fill(description.productName);
  await field(page, 'description.companyName').fill(description.companyName);
  await field(page, 'description.country').selectOption(description.country);
  await field(page, 'description.language').selectOption('en');
  await field(page, 'description.vendorCountry').selectOption(description.vendorCountry);
  for (const name of ['uses', 'telephone', 'emergencyTelephone', 'email', 'street', 'suburb', 'postcode'] as const) {
    await field(page, `description.${name}`).fill(description[name]);
  }
}

/** Types each name, picks it from the catalogue's list with the keyboard, and enters the concentration. */
export async function fillIngredients(page: Page, { draft }: Product): Promise<void> {
  for (const [index, { name, proportion, materialId, handClassification }] of draft.ingredients.entries()) {
    if (name === '') continue;
    const box = field(page, `ingredients.${index}.name`);
    if ((await box.count()) === 0) await page.getByRole('button', { name: /add/i }).first().click();
    await box.click();
    await box.pressSequentially(name, { delay: 5 });
    if (materialId !== null) await pickFirst(page, index);
    await field(page, `ingredients.${index}.proportion`).fill(proportion);
    if (handClassification) await classifyByHand(page, handClassification);
  }
}

async function pickFirst(page: Page, index: number): Promise<void> {
  const box = field(page, `ingredients.${index}.name`);
  await field(page, `ingredients.${index}.name-0`).waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.getByText('In the catalogue').nth(index).waitFor();
}

/** Searches for a class in the dialog of a classification by hand, and takes it by the keyboard. */
export async function takeHazard(dialog: Locator, hazard: string): Promise<void> {
  const search = dialog.getByRole('searchbox', { name: 'Add a hazard class and category' });
  await search.fill(hazard);
  await dialog.getByRole('checkbox', { name: hazard, exact: true }).waitFor();
  await search.press('ArrowDown');
  await search.page().keyboard.press('ArrowDown');
  await search.page().keyboard.press('Space');
  await search.fill('');
}

/** Classifies an ingredient that is marked as not in the catalogue. */
async function classifyByHand(page: Page, { hazards, source }: HandClassification): Promise<void> {
  await page.getByText('Not in catalogue').waitFor();
  await page.getByRole('button', { name: 'Classify by hand' }).click();
  const dialog = page.getByRole('dialog');
  for (const hazard of hazards) await takeHazard(dialog, hazard);
  await dialog.getByLabel('Source').fill(source);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function fillProperties(page: Page, { draft }: Product): Promise<void> {
  const { properties } = draft;
  await field(page, 'properties.state').selectOption(properties.state);
  await field(page, 'properties.waterSolubility').selectOption(properties.waterSolubility);
  if (properties.appearance) await field(page, 'properties.appearance').selectOption(properties.appearance);
  for (const name of ['appearanceText', 'odour', 'ph', 'nationalLimits'] as const) {
    if (properties[name]) await field(page, `properties.${name}`).fill(properties[name]);
  }
  for (const name of [
    'flashPoint',
    'boilingPoint',
    'density',
    'viscosity',
    'lowerExplosiveLimit',
    'upperExplosiveLimit',
  ] as const) {
    if (properties[name].value) await field(page, `properties.${name}.value`).fill(properties[name].value);
  }
}

/** Pixels that the page can scroll beyond its content. */
const emptyBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-layout] > *')];
    const end = Math.max(window.innerHeight, ...shown.map((each) => each.getBoundingClientRect().bottom + scrollY));
    return document.documentElement.scrollHeight - end;
  });

/** Checks that the first page of the document is drawn and that the browser page ends with its content. */
export async function expectDrawn(page: Page): Promise<void> {
  const firstPage = page.getByAltText(/^Page 1 of/);
  await firstPage.waitFor();
  const width = () => firstPage.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(await emptyBelow(page)).toBeLessThan(200);
}

/** Fills the wizard from Product Description to Preview like a user. Calls `look` on each filled step. */
export async function fillWizard(
  page: Page,
  product: Product,
  look: (name: string) => Promise<void>,
  unNumber: string,
) {
  await fillDescription(page, product);
  await look('description');
  await next(page, 'Ingredients');
  await fillIngredients(page, product);
  await look('ingredients');
  await next(page, 'Physical Properties');
  await fillProperties(page, product);
  await look('properties');
  await next(page, 'Dangerous Goods');
  await expect.poll(() => field(page, 'dangerousGoods.unNumber').inputValue()).toBe(unNumber);
  await look('dangerous-goods');
  await next(page, 'Add-Ons');
  await look('add-ons');
  await next(page, 'Preview');
  await expectDrawn(page);
  await look('preview');
}

export const cards = { paid: '4242424242424242', declined: '4000000000000002', threeDSecure: '4000002500003155' };

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Ada Chemist');
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel(/expir/i).fill('');
  await page.getByLabel(/expir/i).pressSequentially('1234');
  await page.getByLabel(/CVC/).fill('');
  await page.getByLabel(/CVC/).pressSequentially('123');
}

/** Waits for the message in place of the card form. The toast may come from an earlier payment. */
export async function expectPaid(page: Page): Promise<void> {
  await page.getByText('Please click Next.').waitFor();
}

export async function payByCard(page: Page, number = cards.paid): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: /^Pay / }).click();
}
