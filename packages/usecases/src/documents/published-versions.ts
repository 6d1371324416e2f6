import { isUnder } from '@gosds/sheet/model/sentence-id';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentChanges, SheetVersions } from '@gosds/contract/documents/sheet-versions';
import { Problem } from '@gosds/contract/problem';
import type { Draft } from '@gosds/sheet/draft/draft';
import { placedSentences, type PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { redlineOf } from '@gosds/sheet/versions/redline';
import type { OrderSummary } from '../checkout/order-store.ts';
import type { StoredDraft } from '../drafts/draft-store.ts';
import { toSavedDraft } from '../drafts/save-draft.ts';
import { refuseWithout } from '../teams/may-in-team.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { DocumentDeps, OwnOrder } from './document-deps.ts';
import { findOwnDocument } from './own-document.ts';

/** True if both are for the same country and language. Each country and language has its own series of versions. */
const isSameSeries = (a: SheetSeries, b: SheetSeries): boolean => a.country === b.country && a.language === b.language;

type SheetSeries = Pick<OrderSummary, 'country' | 'language'>;

/** The sheet of a paid order. Sheets are written before their orders, so a missing sheet means damaged data. */
async function publishedSheetOf({ stores }: UnitOfWork, { documentId }: OrderSummary): Promise<PublishedSheet> {
  const sheet = await stores.documents.findSheet(documentId);
  if (!sheet) throw new Error(`The sheet ${documentId} of a paid order is missing.`);
  return sheet;
}

type OwnDraft = { readonly id: string; readonly userId: string };

/** The paid orders of a series, newest first. */
async function ordersOf({ stores }: UnitOfWork, { id: draftId, userId }: OwnDraft, series: SheetSeries) {
  const paid = await stores.orders.listPaidOfDraft({ draftId, userId });
  return paid.filter((order) => isSameSeries(order, series));
}

/** The published version that a new sheet of the draft replaces. */
export async function lastVersion(work: UnitOfWork, stored: StoredDraft): Promise<PublishedSheet | undefined> {
  const [last] = await ordersOf(work, stored, stored.draft.description);
  return last && publishedSheetOf(work, last);
}

/** True for a sheet's own dates, version number and list of changes. The edition of the rules is not compared. */
const isOfOwnVersion = (id: string): boolean => isUnder(id, 'changes') && id !== 'changes.ruleSet';

/** The text of all parts of a sheet, without the sheet's version details. */
const contentOf = ({ sections, otherPart }: PublishedSheet): readonly (readonly [string, string])[] =>
  placedSentences([...sections, ...(otherPart?.sections ?? [])])
    .filter(({ id }) => !isOfOwnVersion(id))
    .map(({ id, text }) => [id, text] as const);

/** The paid order of the same sheet: made from the same draft, with the same text under today's rules and facts. */
export async function findPublished(
  work: UnitOfWork,
  stored: StoredDraft,
  sheet: PublishedSheet,
): Promise<OrderSummary | undefined> {
  const [last] = await ordersOf(work, stored, stored.draft.description);
  if (!last || !isDeepStrictEqual(await publishedDraftOf(work, last), stored.draft)) return undefined;
  return isDeepStrictEqual(contentOf(await publishedSheetOf(work, last)), contentOf(sheet)) ? last : undefined;
}

/** The last two published sheets of a series. A caller that shows the last one compares it with the one before. */
export const lastPublished =
  ({ work }: Pick<DocumentDeps, 'work'>) =>
  async ({ id, userId, ...series }: OwnDraft & SheetSeries): Promise<readonly PublishedSheet[]> => {
    await findDraft(work, { id, userId });
    const orders = await ordersOf(work, { id, userId }, series);
    return Promise.all(orders.slice(0, 2).map((order) => publishedSheetOf(work, order)));
  };

async function findDraft({ stores }: UnitOfWork, key: OwnDraft): Promise<StoredDraft> {
  const draft = await stores.drafts.find(key);
  if (!draft) throw new Problem('not-found');
  return draft;
}

/** The draft from which a paid order's sheet was made. */
async function publishedDraftOf({ stores }: UnitOfWork, { documentId }: OrderSummary): Promise<Draft> {
  const draft = await stores.documents.findDraft(documentId);
  if (!draft) throw new Error(`The draft of sheet ${documentId} of a paid order is missing.`);
  return draft;
}

async function versionOf(work: UnitOfWork, order: OrderSummary): Promise<SheetVersions['versions'][number]> {
  const { version, issueDate, revisionDate, ruleSet } = await publishedSheetOf(work, order);
  const document = await work.stores.documents.find(order.documentId);
  const { id: orderId, country, language } = order;
  return {
    orderId,
    version,
    issueDate,
    revisionDate,
    ruleSet,
    country,
    language,
    pdfHash: document?.cleanHash ?? '',
  };
}

/** All published sheets of a draft, in every country and language. */
export const listVersions =
  ({ work }: Pick<DocumentDeps, 'work'>) =>
  async (key: OwnDraft): Promise<SheetVersions> => {
    const stored = await findDraft(work, key);
    const orders = await work.stores.orders.listPaidOfDraft({ draftId: key.id, userId: key.userId });
    const [last] = orders;
    const published = last === undefined ? null : await publishedDraftOf(work, last);
    const hasChanges = published !== null && !isDeepStrictEqual(published, stored.draft);
    return {
      hasChanges,
      published: hasChanges ? published : null,
      chemistOrder: (await work.stores.chemistTasks.findOfDraft({ draftId: key.id, userId: key.userId })) ?? null,
      versions: await Promise.all(orders.map((order) => versionOf(work, order))),
    };
  };

export type VersionStart = OwnDraft & { readonly orderId: string; readonly version: number };

/** Sets the draft back to the one of the published sheet. The next sheet from it is a new version. */
export const startVersion =
  ({ work, clock }: Pick<DocumentDeps, 'work' | 'clock'>) =>
  async ({ id, userId, orderId, version }: VersionStart): Promise<StoredDraft> => {
    const order = await work.stores.orders.findSummary({ id: orderId, userId });
    if (order?.draftId !== id || !order.isPaid) throw new Problem('not-found');
    const draft = await publishedDraftOf(work, order);
    const saved = await work.stores.drafts.save({ id, userId, version, draft }, clock());
    if (saved) return saved;
    const current = await findDraft(work, { id, userId });
    refuseWithout(current, 'write');
    throw new Problem('draft-changed', { current: toSavedDraft(current) });
  };

/** The published version before an order's sheet. */
async function versionBefore(work: UnitOfWork, order: OrderSummary): Promise<PublishedSheet | undefined> {
  const { draftId, userId } = order;
  const paid = await work.stores.orders.listPaidOfDraft({ draftId, userId });
  const earlier = paid.find((each) => isSameSeries(each, order) && Number(each.cwOrderId) < Number(order.cwOrderId));
  return earlier && publishedSheetOf(work, earlier);
}

const isReason = (id: string): boolean =>
  id === 'changes.degree' || id === 'changes.duty' || isUnder(id, 'changes.trigger');

/** The changes from the previous version to an order's sheet; null if there is no previous version. */
export const viewChanges =
  ({ work }: Pick<DocumentDeps, 'work'>) =>
  async (key: OwnOrder): Promise<DocumentChanges | null> => {
    const { order } = await findOwnDocument(work, key);
    const previous = await versionBefore(work, order);
    if (!previous) return null;
    const sheet = await publishedSheetOf(work, order);
    return {
      version: sheet.version,
      previous: { version: previous.version, revisionDate: previous.revisionDate },
      reasons: placedSentences(sheet.sections).flatMap(({ id, text }) => (isReason(id) ? [text] : [])),
      sections: redlineOf(previous.sections, sheet.sections),
    };
  };
