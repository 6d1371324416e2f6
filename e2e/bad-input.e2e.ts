import { emptyDraft } from '@gosds/sheet/draft/draft';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { picked } from '@gosds/testkit/products/supplier';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  confirmedUser,
  draftOnServer,
  expectBeside,
  expectNothingBeside,
  expectSaved,
  openSession,
  openDraft,
  signedUpUser,
  typeAndLeave,
} from './arrange.ts';
import { openContext } from './browser.ts';
import { expectStep, field, linkInMail, next } from './journey.ts';
import { type RunningService, sharedService } from './service.ts';

const mandatory = 'Kindly input details as required in the mandatory fields. Marked as (*)';
const wrongValue = 'Value is incorrect. Value must be a correct range or single value';
const wrongSymbols = 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid';
const wrongUfi = 'Please enter 16 character digit in XXXX-XXXX-XXXX-XXXX format.';
const wrongLogo =
  'Please make sure logo format is one of the following: .png, .gif, or .jpg. File size needs to be under 500 KB';
const noClass = "DGC can't be Any/None if material has UN number.";
const noNumber = 'Please enter DG data with valid UN Id to Proceed.';
const sumOver100 =
  'The total ingredients proportion has exceeded 100%. Kindly review and revise the total ingredient proportion to ≤ 100%';

const { description, ingredients, properties } = brakeCleaner.draft;
const complete = { description, ingredients, properties };

let service: RunningService;
let page: Page;

beforeAll(async () => {
  service = await sharedService();
  page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
});

const pressNext = () => page.getByRole('button', { name: 'Next', exact: true }).click();
const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const input = (label: string) => page.getByLabel(label, { exact: true });
const cardholder = () => page.getByLabel('Cardholder name');
const see = (text: string | RegExp) => page.getByText(text).first().waitFor();

describe('the access screens', () => {
  it('log nobody in with a wrong password, an unknown address, an account not confirmed, or nothing', async () => {
    const waiting = await signedUpUser(service, 'Waiting');
    await page.goto(`${service.url}/login`);
    await click('LOGIN');
    await expectBeside(input('E-mail'), 'Please enter your e-mail.');
    await expectBeside(input('Password'), 'Please enter your password.');
    await input('E-mail').fill('nobody@example.com');
    await input('Password').fill('Short');
    await click('LOGIN');
    await expectBeside(input('Password'), 'Password needs at least 6 characters.');
    await input('Password').fill('Solvent1');
    await click('LOGIN');
    await see('Invalid Credentials');
    await input('E-mail').fill(waiting.email);
    await input('Password').fill('Wrong-1');
    await click('LOGIN');
    await see('Invalid Credentials');
    await input('Password').fill(waiting.password);
    await click('LOGIN');
    await see('This account is not verified.');
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('make no account without the name, address and password that the rules ask for', async () => {
    await page.goto(`${service.url}/signup`);
    await click('SIGN UP');
    await expectBeside(input('Name'), 'Please enter your name.');
    await expectBeside(input('E-mail'), 'Please enter your e-mail.');
    await input('Name').fill('1ada');
    await input('E-mail').fill('ada at example');
    await input('Password').fill('abc');
    await input('Confirm password').fill('abcdeg');
    await click('SIGN UP');
    await expectBeside(input('Name'), 'Name must start with A-Z.');
    await expectBeside(input('E-mail'), 'Please provide valid email address.');
    await expectBeside(input('Password'), 'Password needs at least 6 characters.');
    await expectBeside(input('Confirm password'), 'Passwords do not match.');
    for (const [password, message] of [
      ['Abcdef', 'Password needs a digit.'],
      ['Abc1x', 'Password needs at least 6 characters.'],
      ['abcde1', 'Password needs an uppercase letter.'],
      ['ABCDE1', 'Password needs a lowercase letter.'],
    ] as const) {
      await input('Password').fill(password);
      await expectBeside(input('Password'), message);
    }
    expect(await page.getByText('(met)').count()).toBe(3);
  });

  it('refuse a second account of the same address', async () => {
    const { email, password } = await signedUpUser(service, 'Twice');
    await page.goto(`${service.url}/signup`);
    await input('Name').fill('Twice');
    await input('E-mail').fill(email.toUpperCase());
    await input('Password').fill(password);
    await input('Confirm password').fill(password);
    await click('SIGN UP');
    await see('User already exists.');
  });

  it('set no new password for a stranger, without the rules, or by a link that is none', async () => {
    await page.goto(`${service.url}/forgot-password`);
    await input('E-mail').fill('stranger@example.com');
    await click('Send Link');
    await see('This user is not registered. Please create account.');
    await page.goto(`${service.url}/reset-password/nonsense`);
    await input('New password').fill('abcdef');
    await input('Confirm password').fill('abcdeg');
    await click('Change Password');
    await expectBeside(input('New password'), 'Password needs a digit.');
    await expectBeside(input('Confirm password'), 'Passwords do not match.');
    await input('New password').fill('aB1');
    await input('Confirm password').fill('aB1');
    await click('Change Password');
    await expectBeside(input('New password'), 'Password needs at least 6 characters.');
    await input('New password').fill('aB1xyz');
    await input('Confirm password').fill('aB1xyz');
    await click('Change Password');
    await see('This is invalid user.');
    // The same answer for everybody.
    await input('E-mail').fill('stranger@example.com');
    await click('Send a new link');
    await see('we have sent a new link');
  });

  it('offer a new link where a confirmation link is dead, and it confirms', async () => {
    const user = await signedUpUser(service, 'Dora');
    const confirm = async (password: string) => {
      await input('Password').fill(password);
      await click('Confirm e-mail address');
    };
    await page.goto(`${service.url}/confirmation/nonsense`);
    await click('Confirm e-mail address');
    await see('Please enter your password.');
    await confirm(user.password);
    await see('This link no longer works.');
    await input('E-mail').fill('stranger@example.com');
    await click('Send a new link');
    await see('we have sent a new link');
    await page.goto(`${service.url}/confirmation/nonsense`);
    await confirm(user.password);
    await input('E-mail').fill(user.email);
    await click('Send a new link');
    await see('we have sent a new link');
    const link = await linkInMail(page, service, { to: user.email, subject: /confirm/i });
    await page.goto(link);
    await confirm('Stranger1');
    await see('The password is wrong.');
    await confirm(user.password);
    await see('Your email has been verified.');
    await page.goto(`${service.url}/login`);
    await page.goto(link);
    await confirm(user.password);
    await see('This link no longer works.');
  });
});

describe('the wizard', () => {
  beforeAll(async () => {
    await openSession(page, service, { user: await confirmedUser(service, 'Careless') });
  });

  describe('product description', () => {
    it('asks for the four mandatory fields, each with its message and a link to it', async () => {
      await openDraft(page, 'description');
      await pressNext();
      const asked = {
        productName: 'Enter the product name.',
        companyName: 'Enter the company name.',
        country: 'Choose the country where the product is sold.',
        language: 'Choose the language of the sheet.',
      };
      for (const [name, text] of Object.entries(asked)) {
        await expectBeside(field(page, `description.${name}`), text);
        expect(await field(page, `description.${name}`).getAttribute('aria-invalid')).toBe('true');
      }
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      expect(await summary.innerText()).toContain(mandatory);
      expect(await page.title()).toMatch(/^Error: /);
      // In the order of the screen, and each step shows only its own number.
      expect(await summary.getByRole('link').allInnerTexts()).toEqual([
        'Product Name',
        'Company Name',
        'Country',
        'Language',
      ]);
      const open = page.getByRole('navigation', { name: 'Steps' }).getByRole('button').first();
      expect(await open.locator('[aria-hidden]').innerText()).toBe('!');
      expect(await open.innerText()).toContain('4 problems');
      await summary.getByRole('link', { name: 'Company Name' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('description.companyName');
      await page.keyboard.type('Example Chemicals Ltd');
      await expectNothingBeside(field(page, 'description.companyName'), 'Enter');
      await expectStep(page, 'Product Description');
    });

    it('leaves the focus where the user types, while a message goes and comes again', async () => {
      await openDraft(page, 'description', { description: { ...description, ufiNumbers: 'ABCD' } });
      await pressNext();
      await expectBeside(field(page, 'description.ufiNumbers'), wrongUfi);
      await field(page, 'description.ufiNumbers').fill('');
      await page.keyboard.type('E600-30P1-S00Y-5079');
      expect(await field(page, 'description.ufiNumbers').inputValue()).toBe('E600-30P1-S00Y-5079');
      await next(page, 'Ingredients');
    });

    it('does not take blanks for a name', async () => {
      await openDraft(page, 'description', { description: { ...description, productName: '   ' } });
      await pressNext();
      await expectBeside(field(page, 'description.productName'), 'Enter the product name.');
      await expectStep(page, 'Product Description');
    });

    it('wants UFI numbers in groups of four, and doubts one of three groups', async () => {
      await openDraft(page, 'description', { description: { ...description, country: 'DE' } });
      for (const wrong of ['ABCD', 'ABCD-EFGH', 'ABCDE-FGHI-JKLM-NOPQ', 'E600-30P1-S00Y-5079,E600-30P1-S00Y-5079']) {
        await typeAndLeave(page, 'description.ufiNumbers', wrong);
        await expectBeside(field(page, 'description.ufiNumbers'), wrongUfi);
      }
      await pressNext();
      await expectStep(page, 'Product Description');
      await typeAndLeave(page, 'description.ufiNumbers', 'E600-30P1-S00Y');
      await expectNothingBeside(field(page, 'description.ufiNumbers'), wrongUfi);
      await expectBeside(field(page, 'description.ufiNumbers'), 'This is not a valid UFI: a UFI has four groups.');
      await next(page, 'Ingredients');
    });

    it('wants an e-mail address that is one', async () => {
      await openDraft(page, 'description', { description });
      await typeAndLeave(page, 'description.email', 'sds at example.com');
      await expectBeside(field(page, 'description.email'), 'Please provide valid email address.');
    });

    it('takes a logo of the three formats under 500 KB alone, whatever it calls itself', async () => {
      const id = await openDraft(page, 'description', { description });
      const box = field(page, 'description.logo');
      const choose = (name: string, mimeType: string, buffer: Buffer) =>
        box.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      await choose('logo.svg', 'image/svg+xml', svg);
      await box.getByText(wrongLogo).waitFor();
      const pixel = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      await choose('logo.png', 'image/png', pixel);
      await box.getByAltText('Your logo').waitFor();
      expect(await box.getByText(wrongLogo).count()).toBe(0);
      await choose('logo.png', 'image/png', Buffer.concat([pixel, Buffer.alloc(500_000)]));
      await box.getByText(wrongLogo).waitFor();
      await expectSaved(page);
      const { fileId } = (await draftOnServer(page, id)).description.logo;
      expect(fileId, 'the logo before stays').not.toBeNull();
      await choose('logo.png', 'image/png', pixel);
      await expect.poll(() => box.getByText(wrongLogo).count()).toBe(0);
      await choose('logo.png', 'image/png', svg);
      await box.getByText(wrongLogo).waitFor();
      await click('Delete logo');
      await box.getByText('No logo').waitFor();
      await page.getByRole('button', { name: 'Undo' }).first().click();
      const logo = box.getByAltText('Your logo');
      await logo.waitFor();
      await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    });

    it('takes no more than the sheet can keep, so that nothing typed is left unsaved', async () => {
      const id = await openDraft(page, 'description', { description });
      await field(page, 'description.productName').fill('');
      await field(page, 'description.productName').focus();
      await page.keyboard.insertText('x'.repeat(300));
      await page.keyboard.press('Tab');
      await expectSaved(page);
      const shown = await field(page, 'description.productName').inputValue();
      expect((await draftOnServer(page, id)).description.productName).toBe(shown);
      expect(shown.length).toBe(200);
    });
  });

  describe('ingredients', () => {
    it('needs a name and a proportion above 0 in the first row, and both or neither in the others', async () => {
      await openDraft(page, 'ingredients', { description });
      await pressNext();
      await expectBeside(field(page, 'ingredients.0.name'), 'Enter the name of this ingredient.');
      await expectBeside(field(page, 'ingredients.0.proportion'), 'Enter the proportion of this ingredient.');
      await typeAndLeave(page, 'ingredients.0.name', 'Toluene');
      await typeAndLeave(page, 'ingredients.0.proportion', '0');
      await expectBeside(field(page, 'ingredients.0.proportion'), 'Enter a proportion above 0.');
      await typeAndLeave(page, 'ingredients.0.proportion', '50');
      await expectNothingBeside(field(page, 'ingredients.0.proportion'), 'Enter');
      // An unfinished row is checked only when the user leaves it or presses Next.
      await field(page, 'ingredients.1.name').fill('Methanol');
      await expectNothingBeside(field(page, 'ingredients.1.proportion'), 'Enter');
      await typeAndLeave(page, 'ingredients.2.proportion', '5');
      await pressNext();
      await expectBeside(field(page, 'ingredients.1.proportion'), 'Enter the proportion of this ingredient.');
      await expectBeside(field(page, 'ingredients.2.name'), 'Enter the name of this ingredient.');
      await pressNext();
      await expectStep(page, 'Ingredients');
    });

    it('reads a proportion by its pattern alone', async () => {
      await openDraft(page, 'ingredients', { description, ingredients });
      const cell = field(page, 'ingredients.1.proportion');
      for (const wrong of ['5-1', '5-5', '101', '1.1234567', '0-101', '~5', 'ten', '-5', '<<5', '10-', '<5-10']) {
        await typeAndLeave(page, 'ingredients.1.proportion', wrong);
        await expectBeside(cell, wrongValue);
        expect(await cell.inputValue()).toBe(wrong);
        expect(await cell.getAttribute('aria-invalid')).toBe('true');
      }
      await pressNext();
      await expectStep(page, 'Ingredients');
      for (const right of ['<5', '>5', '<=5', '>=5', '5-10', '0.123456', '5']) {
        await typeAndLeave(page, 'ingredients.1.proportion', right);
        await expectNothingBeside(cell, wrongValue);
      }
    });

    it('takes a decimal comma, a dash and the signs of a word processor for what they mean', async () => {
      await openDraft(page, 'ingredients', { description, ingredients });
      const cell = field(page, 'ingredients.1.proportion');
      for (const [typed, read] of [
        ['12,5', '12.5'],
        ['5 – 10 %', '5-10'],
        ['≥5', '>=5'],
        ['1,5,2', '1,5,2'],
      ] as const) {
        await typeAndLeave(page, 'ingredients.1.proportion', typed);
        await expect.poll(() => cell.inputValue()).toBe(read);
      }
      await expectBeside(cell, wrongValue);
    });

    it('says what is wrong below the cell that it is said of, and in no other', async () => {
      await openDraft(page, 'ingredients', { description, ingredients });
      await typeAndLeave(page, 'ingredients.1.proportion', '5-1');
      await expectBeside(field(page, 'ingredients.1.proportion'), wrongValue);
      await expectNothingBeside(field(page, 'ingredients.1.name'), wrongValue);
      const [cell, message] = await Promise.all([
        field(page, 'ingredients.1.proportion').boundingBox(),
        page.getByRole('row').getByText(wrongValue).boundingBox(),
      ]);
      expect(message?.x).toBeCloseTo(cell?.x ?? 0, 0);
      expect(message?.y).toBeGreaterThan(cell?.y ?? 0);
    });

    it('does not add up to more than 100 %', async () => {
      const rows = [picked('1', 1221, ['Toluene', '60']), picked('2', 1001, ['Methanol', '40']), { id: '3' }];
      await openDraft(page, 'ingredients', { description, ingredients: rows });
      await typeAndLeave(page, 'ingredients.1.proportion', '40.000001');
      await pressNext();
      await see(sumOver100);
      await expectStep(page, 'Ingredients');
      await typeAndLeave(page, 'ingredients.1.proportion', '40-100');
      await expect.poll(() => page.getByText(sumOver100).count()).toBe(0);
      await next(page, 'Physical Properties');
    });

    it('refuses the same ingredient twice, by whatever name it is called', async () => {
      await openDraft(page, 'ingredients', { description, ingredients });
      await page.getByRole('button', { name: 'Add ingredient' }).click();
      await typeAndLeave(page, 'ingredients.3.name', '108-88-3');
      await page.getByText('In the catalogue').nth(3).waitFor();
      await typeAndLeave(page, 'ingredients.3.proportion', '1');
      await pressNext();
      await expectBeside(field(page, 'ingredients.3.name'), 'Several ingredients with the same key were choosed');
      await expectStep(page, 'Ingredients');
    });

    it('holds 3 to 15 rows', async () => {
      await openDraft(page, 'ingredients', { description });
      await click('Remove ingredient 3');
      await see('You cannot remove more ingredient');
      for (let row = 4; row <= 15; row += 1) {
        await page.getByRole('button', { name: 'Add ingredient' }).click();
        await field(page, `ingredients.${row - 1}.name`).waitFor();
      }
      await page.getByRole('button', { name: 'Add ingredient' }).click();
      await see('You cannot add more ingredient.');
      expect(await field(page, 'ingredients.15.name').count()).toBe(0);
      await click('Remove ingredient 15');
      await expect.poll(() => field(page, 'ingredients.14.name').count()).toBe(0);
    });

    it('keeps what is not in the catalogue as typed, and says on the sheet that its hazards were not assessed', async () => {
      const name = 'Grandmother’s secret polymer';
      const id = await openDraft(page, 'ingredients', {
        description,
        ingredients: [...ingredients.slice(0, 2), { id: '3' }],
      });
      const box = field(page, 'ingredients.2.name');
      await box.pressSequentially(name);
      await see('Not in the catalogue. We keep what you typed.');
      await box.press('Tab');
      await typeAndLeave(page, 'ingredients.2.proportion', '20');
      await page.getByText('Not in catalogue', { exact: true }).waitFor();
      await expectBeside(box, 'Not in catalogue');
      await expectSaved(page);
      expect((await draftOnServer(page, id)).ingredients[2]).toMatchObject({
        name,
        proportion: '20',
        materialId: null,
      });
      await page.reload();
      await page.getByRole('tab', { name: /^Findings/ }).click();
      const panel = page.getByRole('tabpanel');
      await panel.getByRole('button', { name: 'Ingredient 3, Name' }).waitFor();
      expect(await panel.innerText()).toContain('Not classified.');
      expect(await panel.innerText(), 'classes that wait for it').toContain(name);
      await page.getByRole('tab', { name: 'Sheet' }).click();
      expect(await panel.innerText()).toContain(name);
      await panel
        .getByText(/not assessed/i)
        .first()
        .waitFor();
      expect(await box.inputValue()).toBe(name);
      await next(page, 'Physical Properties');
    });

    it('doubts a CAS number with a wrong check digit', async () => {
      await openDraft(page, 'ingredients', { description });
      await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
      await typeAndLeave(page, 'ingredients.0.casNumber', '108-88-4');
      const cas = field(page, 'ingredients.0.casNumber');
      await expectBeside(cas, 'The check digit of this CAS number is wrong.');
      await typeAndLeave(page, 'ingredients.0.casNumber', '108883');
      await expectBeside(cas, 'Write a CAS number like 67-64-1.');
      await typeAndLeave(page, 'ingredients.0.casNumber', '108-88-3');
      await expectNothingBeside(cas, 'CAS number');
    });

    it('keeps no classification by hand that says nothing, or not where it is from', async () => {
      await openDraft(page, 'ingredients', { description });
      await typeAndLeave(page, 'ingredients.0.name', 'Own resin');
      await page.getByRole('button', { name: 'Classify by hand' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Choose a classification, or state that there is none.').waitFor();
      await dialog.getByLabel('Add a hazard class and category').selectOption('Acute Tox. 4 H302');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByText('Name the source of this classification.').waitFor();
      await dialog.getByLabel('ATE oral, mg/kg').fill('much');
      await dialog.getByLabel('Source').fill('Supplier’s safety data sheet');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectBeside(dialog.getByLabel('ATE oral, mg/kg'), 'Enter one number above 0, such as 5.5.');
      await dialog.getByLabel('ATE oral, mg/kg').fill('500');
      await dialog.getByRole('button', { name: 'Add a limit' }).click();
      await dialog.getByLabel('From %').fill('5,,5');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectBeside(dialog.getByLabel('From %'), 'From 0 to 100, such as 5.5.');
      await expect.poll(() => dialog.getByLabel('From %').evaluate((box) => box === document.activeElement)).toBe(true);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Not in catalogue', { exact: true }).waitFor();
    });
  });

  describe('physical properties', () => {
    it('asks for state and water solubility', async () => {
      await openDraft(page, 'properties', { description, ingredients });
      await pressNext();
      for (const name of ['state', 'waterSolubility']) {
        await expectBeside(field(page, `properties.${name}`), 'Choose the');
        expect(await field(page, `properties.${name}`).getAttribute('aria-invalid')).toBe('true');
      }
      await expectStep(page, 'Physical Properties');
    });

    it('takes a number or a range, and no other symbols', async () => {
      await openDraft(page, 'properties', complete);
      for (const path of ['properties.flashPoint.value', 'properties.ph', 'properties.viscosity.value']) {
        for (const [typed, message] of [
          ['12~', wrongSymbols],
          ['twelve', wrongSymbols],
          ['140-120', wrongValue],
          ['1-2-3', wrongValue],
          ['<>5', wrongValue],
        ] as const) {
          await typeAndLeave(page, path, typed);
          await expectBeside(field(page, path), message);
        }
        await pressNext();
        await expectStep(page, 'Physical Properties');
        await typeAndLeave(page, path, '7');
        await expectNothingBeside(field(page, path), wrongValue);
      }
      await next(page, 'Dangerous Goods');
    });

    it('refuses what no product can have, keeps it, and leads from the summary to it', async () => {
      const id = await openDraft(page, 'properties', complete);
      for (const [path, typed, message] of [
        ['properties.ph', '99', 'The pH must be above -1 and below 15.'],
        ['properties.flashPoint.value', '-300', 'A temperature lies below absolute zero'],
      ] as const) {
        await typeAndLeave(page, path, typed);
        await expectBeside(field(page, path), message);
      }
      await expect
        .poll(() => page.locator('[data-live-panel]').innerText())
        .toContain('Not counted until you correct it, because no product can have this value: pH, Flash Point.');
      await pressNext();
      await page.getByRole('alert').getByRole('link', { name: 'pH: The pH must be above -1 and below 15.' }).click();
      await expect
        .poll(() => field(page, 'properties.ph').evaluate((box) => box === document.activeElement))
        .toBe(true);
      await expectStep(page, 'Physical Properties');
      await expectSaved(page);
      expect((await draftOnServer(page, id)).properties).toMatchObject({ ph: '99', flashPoint: { value: '-300' } });
    });

    it('holds the upper explosive limit between 0.1 and 99.9', async () => {
      await openDraft(page, 'properties', complete);
      for (const [typed, held] of [
        ['150', '99.9'],
        ['0.01', '0.1'],
        ['36', '36'],
      ] as const) {
        await typeAndLeave(page, 'properties.upperExplosiveLimit.value', typed);
        await expect.poll(() => field(page, 'properties.upperExplosiveLimit.value').inputValue()).toBe(held);
      }
    });

    it.each(['Not Applicable', 'Not Available'])('closes the input with the unit %s', async (answer) => {
      await openDraft(page, 'properties', complete);
      await typeAndLeave(page, 'properties.flashPoint.value', 'wrong');
      await page.getByLabel('Flash Point, unit').selectOption(answer);
      expect(await field(page, 'properties.flashPoint.value').isDisabled()).toBe(true);
      await next(page, 'Dangerous Goods');
    });
  });

  describe('dangerous goods', () => {
    const goods = { unNumber: '1993', dgClass: '3', packagingGroup: 'II' };
    const open = (parts: object) => openDraft(page, 'dangerous-goods', { ...complete, dangerousGoods: parts });

    it('may be left blank where the engine cannot propose, and the sheet goes on', async () => {
      const unknown = [{ id: '1', name: 'Own resin', proportion: '100' }, { id: '2' }, { id: '3' }];
      await openDraft(page, 'dangerous-goods', { ...complete, ingredients: unknown });
      await see('There is no proposal yet.');
      await next(page, 'Add-Ons');
      await next(page, 'Preview');
    });

    it('reads a UN number by its pattern', async () => {
      await open(goods);
      for (const wrong of ['UN1993', '1234567', 'NA12345', 'nothing']) {
        await typeAndLeave(page, 'dangerousGoods.unNumber', wrong);
        await expect
          .poll(() => field(page, 'dangerousGoods.unNumber').getAttribute('aria-invalid'), { message: wrong })
          .toBe('true');
        await expectBeside(field(page, 'dangerousGoods.unNumber'), 'You can input 1234, NA12, None.');
      }
      await pressNext();
      await expectStep(page, 'Dangerous Goods');
      for (const right of ['NA12', '1', '123456']) {
        await typeAndLeave(page, 'dangerousGoods.unNumber', right);
        await expect.poll(() => field(page, 'dangerousGoods.unNumber').getAttribute('aria-invalid')).not.toBe('true');
      }
    });

    it('wants a class for a UN number', async () => {
      await open(goods);
      for (const dgClass of ['Any', 'None', '']) {
        await field(page, 'dangerousGoods.dgClass').selectOption(goods.dgClass);
        await expectNothingBeside(field(page, 'dangerousGoods.dgClass'), noClass);
        await field(page, 'dangerousGoods.dgClass').selectOption(dgClass);
        await pressNext();
        await expectBeside(field(page, 'dangerousGoods.dgClass'), noClass);
        await expectStep(page, 'Dangerous Goods');
      }
    });

    it.each([
      ['dgClass', '3'],
      ['subRisk1', '6.1'],
      ['subRisk2', '8'],
      ['packagingGroup', 'II'],
    ])('wants a UN number for %s %s', async (name, value) => {
      await open({ unNumber: 'None', [name]: value });
      await typeAndLeave(page, 'dangerousGoods.unNumber', '');
      await pressNext();
      await expectBeside(field(page, 'dangerousGoods.unNumber'), noNumber);
      await expectStep(page, 'Dangerous Goods');
    });

    it('takes two ingredients behind N.O.S. and no third', async () => {
      await open({ ...goods, shippingName: 'FLAMMABLE LIQUID, N.O.S.' });
      const group = page.getByRole('group', { name: 'N.O.S Ingredient' });
      for (const name of ['Toluene', 'Methanol', 'Acetone']) {
        await group.getByLabel('Ingredient to name').selectOption(name);
        await group.getByRole('button', { name: 'Add' }).click();
      }
      await group.getByText('You can only choose two ingredient to include in N.O.S.').waitFor();
      expect(await group.getByRole('checkbox').count()).toBe(2);
      await see(/\(contains Toluene and Methanol\)/);
    });
  });

  describe('preview and checkout', () => {
    const confirmed = { ...complete, dangerousGoods: { confirmed: true } };

    it('do not open for a sheet that is not complete', async () => {
      await openDraft(page, 'preview', { ...complete, properties: emptyDraft().properties });
      await expectStep(page, 'Physical Properties');
    });

    it('keep SDS Settings open until they are right', async () => {
      await openDraft(page, 'preview', { ...confirmed, description: { ...confirmed.description, country: 'DE' } });
      await page.getByRole('button', { name: 'SDS Settings' }).click();
      const dialog = page.getByRole('dialog', { name: 'SDS Settings' });
      const inDialog = (path: string) => dialog.locator(`[id="${path}"]`);
      await inDialog('description.ufiNumbers').fill('E600-30P1-S00Y');
      await inDialog('description.ufiNumbers').press('Tab');
      await expectBeside(inDialog('description.ufiNumbers'), wrongUfi);
      await inDialog('description.country').selectOption('');
      await inDialog('description.productName').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expectBeside(inDialog('description.country'), 'Please select an item');
      await expectBeside(inDialog('description.productName'), 'Enter the product name.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('heading', { level: 1, name: description.productName }).waitFor();
    });

    it('let nobody past without payment, and take no payment without a name', async () => {
      await page.getByAltText(/^Page 1 of/).waitFor();
      await next(page, 'Checkout');
      await cardholder().waitFor();
      await pressNext();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Please make the payment before checking the final document out.').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const pay = page.getByRole('button', { name: /^Pay / });
      // The account's name is loaded beside the card fields.
      await expect.poll(() => cardholder().inputValue()).not.toBe('');
      await cardholder().fill('');
      await pay.click();
      await see('Please enter the whole card number.');
      await see('Please enter month and year.');
      await see('Please enter the security code on the card.');
      expect(await cardholder().evaluate((element) => element === document.activeElement)).toBe(true);
      await cardholder().fill('Ada');
      await pay.click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[id^="payment-"]')?.id))
        .toBe('payment-cardNumber');
      await cardholder().fill('ada');
      await pay.click();
      await expect.poll(() => cardholder().getAttribute('aria-invalid')).toBe('true');
      await page.goto(`${service.url}/?step=print`);
      await page.locator('#step-heading').waitFor();
      expect(await page.getByRole('heading', { level: 2, name: 'Print', exact: true }).count()).toBe(0);
    });
  });
});
