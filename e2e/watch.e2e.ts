import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFile } from '@gosds/testkit/public-files';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callFromPage, confirmedUser, openDraft, openSession } from './arrange.ts';
import { axeFindings, openContext } from './browser.ts';
import { field } from './journey.ts';
import { type Service, startService } from './service.ts';

const { draft } = brakeCleaner;

/** Exists in addition to the unpublished draft with the same ingredients. */
const published = 'Published cleaner';

async function publish(): Promise<void> {
  const description = { ...draft.description, productName: published };
  const dangerousGoods = { ...draft.dangerousGoods, confirmed: true };
  const draftId = await openDraft(page, 'description', { ...draft, description, dangerousGoods });
  const { orderId } = (await callFromPage(page, 'POST', '/api/data/credo', { draftId, version: 1 })) as {
    orderId: string;
  };
  await callFromPage(page, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa' });
}

/** Data of an operator who adds a newer edition of the Candidate List. */
const data = mkdtempSync(join(tmpdir(), 'gosds-e2e-lists-'));
const list = 'eu-svhc-candidate-list';
const later = '2026-06-20';
let service: Service;
let page: Page;

beforeAll(async () => {
  cpSync(repositoryFile('packages/testkit/src/chemical-data'), data, { recursive: true });
  service = await startService({ CHEMICAL_DATA: data });
  page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openSession(page, service, { user: await confirmedUser(service, 'Watcher') });
});
afterAll(async () => {
  await service.stop();
  rmSync(data, { recursive: true });
});

describe('the watch', () => {
  it('shows which product a newer edition of a list touches, and opens it', async () => {
    await publish();
    await openDraft(page, 'description', draft);
    // An edition counts as newer than a loaded one, so wait for the first load.
    await page.goto(`${service.url}/galleria-data`);
    const search = page.getByRole('button', { name: 'Search', exact: true });
    await expect.poll(() => search.isEnabled(), { timeout: 120_000 }).toBe(true);
    await page.goto(`${service.url}/watch`);
    await page.getByText('No change has touched your sheets yet.').waitFor();

    const lists = join(data, 'chemicals/lists.csv');
    writeFileSync(lists, readFileSync(lists, 'utf8').replace('2026-02-22', later));
    writeFileSync(
      join(data, `chemicals/lists/${list}.csv`),
      'cas,name,entry,from_percent\n108-88-3,,Toxic for reproduction,0.1\n',
    );
    await service.restart('SIGTERM');
    const touched = page.getByRole('listitem').filter({ hasText: draft.description.productName });
    await page.goto(`${service.url}/watch`);
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { level: 1 }).waitFor();
          return touched.count();
        },
        // Loaded by a low-priority process.
        { timeout: 120_000 },
      )
      .toBeGreaterThan(0);
    await touched.getByText(/Toluene.*108-88-3.*Toxic for reproduction/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await touched.getByRole('link', { name: /Candidate List/ }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'description.productName').inputValue()).toBe(draft.description.productName);
  });

  it('marks the sheet in the lists until its notice is read', async () => {
    const mark = page.getByRole('link', { name: `One change of lists or law touches ${published}` });
    const lists = ['my-sheets', 'my-account'];
    const open = async (path: string) => {
      await page.goto(`${service.url}/${path}`);
      await page.getByRole('main').getByText(published).first().waitFor();
    };
    for (const path of lists) {
      await open(path);
      await mark.waitFor();
      await expect.poll(() => mark.innerText()).toBe('One change');
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await mark.waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    await mark.focus();
    await page.keyboard.press('Enter');
    const notice = page.getByRole('listitem').filter({ hasText: published });
    await notice.getByText('New', { exact: true }).waitFor();
    await notice.getByRole('button', { name: `Mark as read: ${published}` }).click();
    await notice.getByText('New', { exact: true }).waitFor({ state: 'detached' });
    for (const path of lists) {
      await open(path);
      expect(await mark.count()).toBe(0);
    }
  });
});
