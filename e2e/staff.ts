import { openForCommand } from '@gosds/postgres/open-for-command';
import { brakeCleaner } from '@gosds/testkit/products/payable-products';
import type { Page } from 'playwright-core';
import { callFromPage, confirmedUser, openDraft, openSession, type User } from './arrange.ts';
import { openContext } from './browser.ts';
import { type Service, startService } from './service.ts';

/** The sheet that the buyer has bought and published. */
export const product = 'Admin Brake Cleaner';

/** A service of its own with an administrator at the desk and a customer who has bought a sheet. */
export type Staff = {
  readonly service: Service;
  readonly admin: User;
  readonly buyer: User;
  /** The administrator's page. */
  readonly desk: Page;
  /** Of the published page of the buyer's sheet. */
  readonly pageAddress: string;
  readonly signedIn: (user: User) => Promise<Page>;
  /** Opens a tab of the page of staff. */
  readonly choose: (tab: string) => Promise<void>;
  /** Waits for an act in the log of staff, whose search names the same acts. */
  readonly logged: (words: string) => Promise<void>;
};

/** Buys a sheet through requests and publishes its page. Returns the address of the page. */
async function buy(shop: Page): Promise<string> {
  const { draft } = brakeCleaner;
  const draftId = await openDraft(shop, 'description', {
    ...draft,
    description: { ...draft.description, productName: product },
    dangerousGoods: { ...draft.dangerousGoods, confirmed: true },
  });
  const { version } = (await callFromPage(shop, 'GET', `/api/drafts/${draftId}`)) as { version: number };
  const made = await callFromPage(shop, 'POST', '/api/data/credo', { draftId, version });
  const { orderId } = made as { orderId: string };
  await callFromPage(shop, 'POST', '/api/data/payWithStripe', { orderId, tokenId: 'pm_card_visa', goEr: '' });
  await callFromPage(shop, 'POST', `/api/documents/${orderId}/public-page/publish`);
  const { publicPage } = (await callFromPage(shop, 'GET', `/api/documents/${orderId}/text`)) as {
    readonly publicPage: { readonly url: string };
  };
  return publicPage.url;
}

export async function openStaff(): Promise<Staff> {
  const service = await startService();
  const signedIn = async (user: User): Promise<Page> => {
    const page = await (await openContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await openSession(page, service, { user });
    return page;
  };
  const admin = await confirmedUser(service, 'Ada');
  const { db, close } = await openForCommand({ dataFolder: service.dataFolder });
  await db.updateTable('app_user').set({ is_admin_allowed: true }).where('email', '=', admin.email).execute();
  await close();
  const buyer = await confirmedUser(service, 'Ben');
  const pageAddress = await buy(await signedIn(buyer));
  const desk = await signedIn(admin);
  return {
    ...{ service, admin, buyer, desk, pageAddress, signedIn },
    choose: (tab) => desk.getByRole('radio', { name: tab, exact: true }).check(),
    logged: (words) => desk.getByRole('cell').filter({ hasText: words }).first().waitFor(),
  };
}
