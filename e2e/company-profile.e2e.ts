import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field, next } from './journey.ts';
let page: Page;

beforeAll(async () => {
  page = await openDesk('Company');
});

const described = {
  productName: 'Washer fluid',
  companyName: 'Acme Ltd',
  country: 'US',
  language: 'en',
  street: '1 Main Street',
  suburb: 'Dayton',
  vendorCountry: 'US',
  telephone: '+1 937 555 0100',
  emergencyTelephone: '+1 800 555 0199',
};
const value = (name: string) => field(page, `description.${name}`).inputValue();
const profile = async () => ((await callFromPage(page, 'GET', '/api/company-profile')) as { profile: object }).profile;

describe('the company profile', () => {
  it('is learned from the first sheet without further ado, and fills in the second', async () => {
    await openDraft(page, 'description', { description: described });
    await page.getByLabel('Remember these details for my next sheets').waitFor();
    await next(page, 'Ingredients');
    await expect.poll(profile).toMatchObject({ usual: { companyName: 'Acme Ltd' }, last: { country: 'US' } });
    const { id } = (await callFromPage(page, 'POST', '/api/drafts')) as { id: string };
    await page.evaluate((opened) => {
      sessionStorage.setItem('gosds.open-draft', opened);
    }, id);
    await page.goto(new URL('/?step=description', page.url()).href);
    await expect.poll(() => value('companyName')).toBe('Acme Ltd');
    expect([await value('country'), await value('street'), await value('emergencyTelephone')]).toEqual([
      'US',
      '1 Main Street',
      '+1 800 555 0199',
    ]);
  });

  it('is edited on its own page by keyboard, for every country and for one', async () => {
    await page.getByRole('link', { name: 'Company profile' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Company profile' }).waitFor();
    await field(page, 'company.country').selectOption('DE');
    await field(page, 'company.emergencyTelephone').focus();
    await page.keyboard.type('+49 30 555 0000');
    await page.getByRole('button', { name: 'Add it: Giftnotruf der Charité, Berlin' }).click();
    await expect
      .poll(() => field(page, 'company.otherEmergencyTelephoneNumbers').inputValue())
      .toBe('Giftnotruf der Charité, Berlin: +49 30 19240 (24 h)');
    await field(page, 'company.email').focus();
    await page.keyboard.type('not an address');
    await page.keyboard.press('Tab');
    await page.getByText('Please provide valid email address.').waitFor();
    await field(page, 'company.email').fill('safety@acme.example');
    await expect.poll(() => field(page, 'company.companyName').getAttribute('placeholder')).toBe('Acme Ltd');
    await expect.poll(() => page.getByTestId('profile-status').textContent()).toBe('Saved');
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(profile).toMatchObject({ byCountry: { DE: { emergencyTelephone: '+49 30 555 0000' } } });
  });

  it('gives a sheet the details of its country, and takes or gives what is different', async () => {
    await page.getByRole('link', { name: 'Go to the open sheet' }).click();
    await page.getByLabel('Remember these details for my next sheets').waitFor();
    await field(page, 'description.productName').fill('Another fluid');
    await field(page, 'description.country').selectOption('DE');
    await expect.poll(() => value('emergencyTelephone')).toBe('+49 30 555 0000');
    expect([await value('companyName'), await value('email')]).toEqual(['Acme Ltd', 'safety@acme.example']);
    expect(await value('otherEmergencyTelephoneNumbers')).toContain('+49 30 19240');
    await field(page, 'description.otherEmergencyTelephoneNumbers').fill('');
    await page
      .getByRole('button', { name: 'Add it: Giftinformationszentrum (GIZ), Mainz' })
      .waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show all 7' }).click();
    await page.getByRole('button', { name: 'Add it: Giftinformationszentrum (GIZ), Mainz' }).click();
    await expect
      .poll(() => value('otherEmergencyTelephoneNumbers'))
      .toBe('Giftinformationszentrum (GIZ), Mainz: +49 6131 19240 (24 h)');
    await field(page, 'description.telephone').fill('+49 40 1');
    await page.getByText('Some of these details are not the same as in your company profile.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change the profile' }).click();
    await page.getByLabel('Remember these details for my next sheets').waitFor();
    expect(await profile()).toMatchObject({ usual: { telephone: '+49 40 1' } });
    await field(page, 'description.telephone').fill('');
    await page.getByRole('button', { name: 'Fill them in' }).click();
    expect(await value('telephone')).toBe('+49 40 1');
    await expectSaved(page);
    const id = await page.evaluate(() => sessionStorage.getItem('gosds.open-draft'));
    expect((await draftOnServer(page, id ?? '')).description).toMatchObject({ country: 'DE', telephone: '+49 40 1' });
  });
});
