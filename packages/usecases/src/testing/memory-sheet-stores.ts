import { createHash, randomUUID } from 'node:crypto';
import type { DraftGlance } from '@gosds/contract/drafts/draft-glance';
import type { CompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { Draft } from '@gosds/sheet/draft/draft';
import { publishedSheetSchema } from '@gosds/sheet/versions/published-sheet';
import type { CustomGroupStandard, GroupStandardStore } from '../drafts/group-standard-store.ts';
import type { CompanyProfileStore } from '../accounts/company-profile-store.ts';
import type { FeedbackStore } from '../accounts/feedback-store.ts';
import type { BlobStore } from '../blob-store.ts';
import type { OrderStore, OrderSummary } from '../checkout/order-store.ts';
import type { DocumentStore, StoredDocument } from '../documents/document-store.ts';
import type { PublicPage, PublicPageStore } from '../documents/public-page-store.ts';
import type { TemporaryPdf, TemporaryPdfStore } from '../documents/temporary-pdf-store.ts';
import type { DraftStore, StoredDraft } from '../drafts/draft-store.ts';
import type { Logo, LogoStore } from '../drafts/logo-store.ts';

export function memoryDraftStore(): DraftStore {
  const kept = new Map<string, StoredDraft>();
  const deleted = new Map<string, StoredDraft>();
  const untouched = new Set<string>();
  const glances = new Map<string, { readonly version: number; readonly glance: DraftGlance }>();
  const own = (userId: string) => [...kept.values()].filter((draft) => draft.userId === userId);
  const lastTouched = (userId: string) =>
    own(userId).toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime() || b.materialNumber - a.materialNumber);
  return {
    async add({ userId, draft, isUntouched = false }, now) {
      const id = randomUUID();
      const materialNumber = 100_001 + kept.size + deleted.size;
      const added = { id, userId, teamRole: null, draft, materialNumber, version: 1, savedAt: now };
      kept.set(id, added);
      if (isUntouched) untouched.add(id);
      return added;
    },
    find: async ({ id, userId }) => own(userId).find((draft) => draft.id === id),
    findLatest: async (userId) => lastTouched(userId)[0],
    findUntouched: async (userId) => lastTouched(userId).find(({ id }) => untouched.has(id)),
    list: async (userId, limit) =>
      lastTouched(userId)
        .filter(({ id }) => !untouched.has(id))
        .slice(0, limit)
        .map(({ id, version, savedAt, draft: { description } }) => {
          const { productName, country, language } = description;
          const known = glances.get(id);
          const glance = known?.version === version ? known.glance : null;
          const neverPaid = { state: 'draft' as const, paidVersions: 0, publishedOn: null, unreadChanges: 0 };
          return { id, version, savedAt, productName, country, language, ...neverPaid, shared: null, glance };
        }),
    async use(userId) {
      const all = [...own(userId), ...[...deleted.values()].filter((draft) => draft.userId === userId)];
      const bytes = all.reduce((sum, { draft }) => sum + Buffer.byteLength(JSON.stringify(draft)), 0);
      return { number: all.length, bytes };
    },
    async save({ id, userId, version, draft, isUntouched = false }, now) {
      const stored = own(userId).find((each) => each.id === id && each.version === version);
      if (!stored) return undefined;
      const saved = { ...stored, draft, version: version + 1, savedAt: now };
      kept.set(id, saved);
      if (!isUntouched) untouched.delete(id);
      return saved;
    },
    async keepGlance({ id, userId, version, glance }) {
      const isThere = own(userId).some((draft) => draft.id === id && draft.version === version);
      if (isThere) glances.set(id, { version, glance });
      return isThere;
    },
    async remove({ id, userId }) {
      const stored = own(userId).find((each) => each.id === id);
      if (!stored) return false;
      kept.delete(id);
      deleted.set(id, stored);
      return true;
    },
    async restore({ id, userId }) {
      const stored = deleted.get(id);
      if (stored?.userId === userId) {
        deleted.delete(id);
        kept.set(id, stored);
      }
      return own(userId).find((each) => each.id === id);
    },
    async forgetDeleted(userId) {
      const first = [...deleted.values()].find((draft) => draft.userId === userId);
      return first !== undefined && deleted.delete(first.id);
    },
    lockUser: () => Promise.resolve(),
  };
}

export function memoryCompanyProfileStore(): CompanyProfileStore {
  const kept = new Map<string, CompanyProfile>();
  return {
    find: async (userId) => kept.get(userId),
    async save(userId, profile) {
      kept.set(userId, profile);
    },
  };
}

export function memoryFeedbackStore(): FeedbackStore {
  const given = new Set<string>();
  return {
    isGiven: async (userId) => given.has(userId),
    async add(userId) {
      given.add(userId);
    },
  };
}

export function memoryGroupStandardStore(): GroupStandardStore {
  const kept = new Map<string, CustomGroupStandard>();
  const isOwn = ({ id, userId }: { readonly id: string; readonly userId: string }) => kept.get(id)?.userId === userId;
  return {
    list: async (userId) => [...kept.values()].filter((each) => each.userId === userId),
    async add(standard) {
      const { draftId: _, ...own } = standard;
      const added = { ...own, id: randomUUID() };
      kept.set(added.id, added);
      return added;
    },
    async change(standard) {
      if (!isOwn(standard)) return undefined;
      kept.set(standard.id, standard);
      return standard;
    },
    remove: async (key) => isOwn(key) && kept.delete(key.id),
  };
}

export function memoryLogoStore(): LogoStore {
  const kept = new Map<string, Logo>();
  return {
    async add(logo) {
      const added = { ...logo, id: randomUUID() };
      kept.set(added.id, added);
      return added;
    },
    find: async ({ id, userId }) => (kept.get(id)?.userId === userId ? kept.get(id) : undefined),
    async remove({ id, userId }) {
      if (kept.get(id)?.userId === userId) kept.delete(id);
    },
  };
}

export function memoryDocumentStore(): DocumentStore {
  const kept = new Map<string, { stored: StoredDocument; draft: Draft; sheet: SheetDocument }>();
  return {
    async add({ draft, sheet, ...facts }, now) {
      const stored = { ...facts, id: randomUUID(), number: 100_001 + kept.size, createdAt: now };
      kept.set(stored.id, { stored, draft, sheet });
      return stored;
    },
    find: async (id) => kept.get(id)?.stored,
    async findSheet(id) {
      const sheet = kept.get(id)?.sheet;
      return sheet && publishedSheetSchema.parse(sheet);
    },
    findDraft: async (id) => kept.get(id)?.draft,
    listByCleanHash: async ({ hash, userId }) =>
      [...kept.values()]
        .map(({ stored }) => stored)
        .filter((document) => document.cleanHash === hash && document.userId === userId),
  };
}

export function memoryPublicPageStore(): PublicPageStore {
  const kept = new Map<string, PublicPage & { readonly isPublished: boolean }>();
  const publishedAt = new Map<string, Date>();
  const ofDocument = (documentId: string) => [...kept.values()].find((page) => page.documentId === documentId);
  const set = (documentId: string, isPublished: boolean) => {
    const page = ofDocument(documentId);
    if (page) kept.set(page.key, { ...page, isPublished });
  };
  return {
    async add(page, now) {
      kept.set(page.key, page);
      if (page.isPublished) publishedAt.set(page.documentId, now);
    },
    async find(key) {
      const { isPublished = false, ...page } = kept.get(key) ?? {};
      return isPublished && 'key' in page ? page : undefined;
    },
    async findOfDocument(documentId) {
      const page = ofDocument(documentId);
      return page && { key: page.key, isPublished: page.isPublished };
    },
    /** Knows of no languages. */
    listLanguages: async () => [],
    publish: async (documentId, now) => {
      set(documentId, true);
      publishedAt.set(documentId, now);
    },
    async findPublished(key) {
      const { documentId = '', isPublished = false } = kept.get(key) ?? {};
      const at = publishedAt.get(documentId);
      return at && { documentId, isPublished, publishedAt: at, language: null, country: null, version: null };
    },
    reopen: async (documentId) => {
      if (publishedAt.has(documentId)) set(documentId, true);
    },
    withdraw: async (documentId) => {
      set(documentId, false);
    },
  };
}

export function memoryTemporaryPdfStore(): TemporaryPdfStore {
  const kept = new Map<string, TemporaryPdf>();
  return {
    async add(pdf) {
      kept.set(pdf.fileName, pdf);
    },
    async findOrder({ fileName, userId }, now) {
      const pdf = kept.get(fileName);
      return pdf?.userId === userId && pdf.expiresAt > now ? pdf.orderId : undefined;
    },
    async remove({ fileName, userId }) {
      if (kept.get(fileName)?.userId === userId) kept.delete(fileName);
    },
  };
}

/** `pay` stands for the checkout. */
export function memoryOrderStore(documents: DocumentStore): OrderStore & { pay: (id: string) => void } {
  const versionOf = async (id = '') => (await documents.find(id))?.draftVersion ?? 0;
  const kept = new Map<string, OrderSummary>();
  const own = (userId: string) => [...kept.values()].filter((order) => order.userId === userId).toReversed();
  return {
    async openFor(opening, now) {
      const open = own(opening.userId).find(({ draftId, isPaid }) => draftId === opening.draftId && !isPaid);
      const number = { id: randomUUID(), cwOrderId: String(100_001 + kept.size), isPaid: false, createdAt: now };
      if (open && (await versionOf(open.documentId)) > (await versionOf(opening.documentId))) return open;
      const order = { ...number, ...open, ...opening };
      kept.set(order.id, order);
      return order;
    },
    findLatestOfDraft: async ({ draftId, userId }) => own(userId).find((order) => order.draftId === draftId),
    findSummary: async ({ id, userId }) => own(userId).find((order) => order.id === id),
    findSummaryOfDocument: async ({ documentId, userId }) =>
      own(userId).find((order) => order.documentId === documentId),
    listPaidOfDraft: async ({ draftId, userId }) =>
      own(userId).filter((order) => order.draftId === draftId && order.isPaid),
    isPaidDocument: async (documentId) =>
      [...kept.values()].some((order) => order.documentId === documentId && order.isPaid),
    listSummaries: async (userId, limit) => own(userId).slice(0, limit),
    isCommitted: async ({ draftId, userId }) => own(userId).some((order) => order.draftId === draftId && order.isPaid),
    pay(id) {
      const order = kept.get(id);
      if (order) kept.set(id, { ...order, isPaid: true });
    },
  };
}

export function memoryBlobStore(): BlobStore {
  const kept = new Map<string, Uint8Array>();
  return {
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      kept.set(hash, bytes);
      return hash;
    },
    get: async (hash) => kept.get(hash),
  };
}
