import { findByCas } from '@gosds/catalogue/catalogue';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import { picked } from '@gosds/testkit/products/supplier';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { draftOnServer, expectSaved, openDesk, openDraft } from './arrange.ts';
import { axeFindings } from './browser.ts';
import { field } from './journey.ts';

const shares = [
  ['7778-54-3', '65-70'],
  ['7647-14-5', '15-20'],
  ['1305-62-0', '2-5'],
  ['7732-18-5', '5-10'],
] as const;
const ingredients = shares.map(([cas, share], index) => {
  const substance = findByCas(cas);
  if (!substance) throw new RangeError(cas);
  return picked(String(index + 1), substance.materialId, [substance.name, share]);
});
const description = { ...brakeCleaner.draft.description, country: 'AU', productName: 'Pool chlorine' };
const granules = { state: 'Solid', waterSolubility: 'Soluble', appearance: 'Granules', ph: '11' };
let page: Page;

beforeAll(async () => {
  page = await openDesk('Tester');
});

const panel = () => page.getByRole('complementary', { name: 'Live classification and sheet' });

describe('pool chlorine for Australia, by keyboard', () => {
  it('asks for the state before it names an entry', async () => {
    await openDraft(page, 'dangerous-goods', { description, ingredients, properties: { ...granules, state: '' } });
    await panel().getByText('Transport not decided. Missing: physical state').waitFor();
  });

  it('is an oxidiser, and follows UN 2880 once it is chosen with its source', async () => {
    const id = await openDraft(page, 'dangerous-goods', { description, ingredients, properties: granules });
    await panel().getByText('UN 3487, class 5.1 + 8, PG II').waitFor();
    await panel().getByText('Ox. Sol. 2').first().waitFor();
    const search = page.getByLabel('Search by UN number or name');
    await search.focus();
    await page.keyboard.type('2880');
    const use = page.getByRole('button', { name: 'Use: UN 2880 CALCIUM HYPOCHLORITE, HYDRATED II', exact: true });
    await use.focus();
    await page.keyboard.press('Enter');
    await page.getByText('The proposal is different').waitFor();
    await field(page, 'dangerousGoods.basis.source').focus();
    await page.keyboard.type('SDS of the maker, no. 7');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2024-03');
    await page.getByText('Your own choice').waitFor();
    expect(await page.getByRole('button', { name: 'Use the proposal' }).count()).toBe(0);
    await panel().getByText('UN 2880, class 5.1, PG II, by your choice').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectSaved(page);
    expect((await draftOnServer(page, id)).dangerousGoods).toMatchObject({
      unNumber: '2880',
      basis: { source: 'SDS of the maker, no. 7', date: '2024-03' },
    });
  });
});

describe('a class that is known', () => {
  it('is entered with what it rests on, and the panel follows it', async () => {
    await openDraft(page, 'properties', { description, ingredients, properties: granules });
    await page.getByRole('button', { name: /^Test results/ }).click();
    await page.getByLabel('Add a test').selectOption('known-ox-sol');
    await field(page, 'properties.tests.known-ox-sol.values.category').selectOption('Ox. Sol. 3 H272');
    await field(page, 'properties.tests.known-ox-sol.method').fill('Safety data sheet of the supplier');
    await field(page, 'properties.tests.known-ox-sol.source').fill('Maker, no. 7');
    await panel().getByText('Ox. Sol. 3').first().waitFor();
  });
});
