import { emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import { emptyDraft } from '@gosds/sheet/draft/draft';
import { describe, expect, it } from 'vitest';
import type { Stores } from '../unit-of-work.ts';

type SheetStores = Pick<
  Stores,
  | 'users'
  | 'drafts'
  | 'logos'
  | 'temporaryPdfs'
  | 'documents'
  | 'publicPages'
  | 'companyProfiles'
  | 'feedback'
  | 'groupStandards'
>;

const now = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const draft = emptyDraft();
const review = {
  score: 90,
  checked: 2,
  findings: [
    {
      check: 'a.b',
      severity: 'must' as const,
      message: 'It is missing.',
      paragraph: 'CLP Article 18',
      section: 1,
      part: '1.1',
      path: 'description.uses',
      fix: { label: 'Take it', changes: [{ path: 'description.uses', value: 'solvent' }] },
      accepted: null,
    },
  ],
};
const named = (productName: string) => ({ ...draft, description: { ...draft.description, productName } });

/**
 * Contract tests for every store of drafts and sheets, in memory or in a database. Each test starts with empty stores.
 */
export function describesSheetStores(open: () => Promise<SheetStores>) {
  async function openWithUsers() {
    const stores = await open();
    const add = async (email: string) => (await stores.users.add({ email, name: 'X', passwordHash: 'h' }))!.id;
    return { ...stores, userId: await add('a@example.com'), stranger: await add('b@example.com') };
  }

  describe('drafts', () => {
    it('are saved on the version that was read, and by one of ten at once', async () => {
      const { drafts, userId } = await openWithUsers();
      const { id, version } = await drafts.add({ userId, draft }, now);
      const saves = await Promise.all(
        Array.from({ length: 10 }, (_, i) => drafts.save({ id, userId, version, draft: named(`p${i}`) }, later(1))),
      );
      const taken = saves.filter((save) => save !== undefined);
      expect(taken).toHaveLength(1);
      expect(await drafts.find({ id, userId })).toEqual(taken[0]);
      expect(taken[0]).toMatchObject({ version: 2, savedAt: later(1) });
    });

    it('belong to one user', async () => {
      const { drafts, userId, stranger } = await openWithUsers();
      const { id } = await drafts.add({ userId, draft }, now);
      expect(await drafts.find({ id, userId: stranger })).toBeUndefined();
      expect(await drafts.save({ id, userId: stranger, version: 1, draft }, now)).toBeUndefined();
      expect(await drafts.list(stranger, 10)).toEqual([]);
      expect(await drafts.use(stranger)).toEqual({ number: 0, bytes: 0 });
      expect(await drafts.remove({ id, userId: stranger }, now)).toBe(false);
      await drafts.remove({ id, userId }, now);
      expect(await drafts.restore({ id, userId: stranger })).toBeUndefined();
      expect(await drafts.forgetDeleted(stranger)).toBe(false);
    });

    it('are listed with the last touched first, and numbered', async () => {
      const { drafts, userId } = await openWithUsers();
      const first = await drafts.add({ userId, draft: named('first') }, now);
      const second = await drafts.add({ userId, draft: named('second') }, later(1));
      expect(second.materialNumber).toBeGreaterThan(first.materialNumber);
      await drafts.save({ id: first.id, userId, version: 1, draft: named('first again') }, later(2));
      const listed = await drafts.list(userId, 10);
      expect(listed.map(({ productName }) => productName)).toEqual(['first again', 'second']);
      const { country, language } = draft.description;
      const neverPaid = {
        state: 'draft',
        shared: null,
        paidVersions: 0,
        publishedOn: null,
        glance: null,
        unreadChanges: 0,
      };
      const facts = { productName: 'first again', country, language, ...neverPaid };
      expect(listed[0]).toEqual({ id: first.id, version: 2, savedAt: later(2), ...facts });
      expect(await drafts.list(userId, 1)).toHaveLength(1);
      expect(await drafts.findLatest(userId)).toEqual(await drafts.find({ id: first.id, userId }));
      const { number, bytes } = await drafts.use(userId);
      expect(number).toBe(2);
      expect(bytes).toBeGreaterThan(2 * 500);
    });

    it('are not there once deleted, and come back as they were', async () => {
      const { drafts, userId } = await openWithUsers();
      const stored = await drafts.add({ userId, draft: named('gone') }, now);
      const key = { id: stored.id, userId };
      expect(await drafts.remove(key, later(1))).toBe(true);
      expect(await drafts.remove(key, later(1))).toBe(false);
      expect([await drafts.find(key), await drafts.list(userId, 10)]).toEqual([undefined, []]);
      expect(await drafts.save({ ...key, version: 1, draft }, later(2))).toBeUndefined();
      expect((await drafts.use(userId)).number).toBe(1);
      expect(await drafts.restore(key)).toEqual(stored);
      expect(await drafts.find(key)).toEqual(stored);
    });

    it('end for good, the one that was deleted first before others', async () => {
      const { drafts, userId } = await openWithUsers();
      const [first, second] = [await drafts.add({ userId, draft }, now), await drafts.add({ userId, draft }, now)];
      await drafts.remove({ id: second.id, userId }, later(1));
      await drafts.remove({ id: first.id, userId }, later(2));
      expect(await drafts.forgetDeleted(userId)).toBe(true);
      expect(await drafts.restore({ id: second.id, userId })).toBeUndefined();
      expect(await drafts.restore({ id: first.id, userId })).toBeDefined();
      expect(await drafts.forgetDeleted(userId)).toBe(false);
    });
  });

  it('a draft that was begun is listed once something is entered', async () => {
    const { drafts, userId, stranger } = await openWithUsers();
    const { id } = await drafts.add({ userId, draft, isUntouched: true }, now);
    expect(await drafts.list(userId, 10)).toEqual([]);
    expect(await drafts.findUntouched(userId)).toMatchObject({ id });
    expect(await drafts.findUntouched(stranger)).toBeUndefined();
    await drafts.save({ id, userId, version: 1, draft, isUntouched: true }, later(1));
    expect(await drafts.findUntouched(userId)).toMatchObject({ id, version: 2 });
    await drafts.save({ id, userId, version: 2, draft: named('p') }, later(2));
    expect(await drafts.findUntouched(userId)).toBeUndefined();
    expect(await drafts.list(userId, 10)).toHaveLength(1);
  });

  it('a glance is shown for the version that it was made of, and kept by the owner alone', async () => {
    const { drafts, userId, stranger } = await openWithUsers();
    const { id } = await drafts.add({ userId, draft: named('p') }, now);
    const glance = { pictograms: ['GHS02'], open: { must: 1, should: 2, hint: 0 }, reviewYears: 5 };
    expect(await drafts.keepGlance({ id, userId: stranger, version: 1, glance })).toBe(false);
    expect(await drafts.keepGlance({ id, userId, version: 2, glance })).toBe(false);
    expect(await drafts.keepGlance({ id, userId, version: 1, glance })).toBe(true);
    expect(await drafts.list(userId, 10)).toMatchObject([{ glance }]);
    await drafts.save({ id, userId, version: 1, draft: named('q') }, later(1));
    expect(await drafts.list(userId, 10)).toMatchObject([{ glance: null }]);
  });

  it('a company profile belongs to one user', async () => {
    const { companyProfiles, userId, stranger } = await openWithUsers();
    const profile = { ...emptyCompanyProfile(), last: { country: 'DE', language: 'de' } };
    await companyProfiles.save(userId, emptyCompanyProfile());
    await companyProfiles.save(userId, profile);
    expect(await companyProfiles.find(userId)).toEqual(profile);
    expect(await companyProfiles.find(stranger)).toBeUndefined();
  });

  it('a user gives feedback once', async () => {
    const { feedback, userId, stranger } = await openWithUsers();
    expect(await feedback.isGiven(userId)).toBe(false);
    const given = { raiting1: 5, raiting2: 4, raiting3: 1, comment: 'Good' };
    await feedback.add(userId, given, now);
    await feedback.add(userId, { ...given, comment: 'Again' }, now);
    expect([await feedback.isGiven(userId), await feedback.isGiven(stranger)]).toEqual([true, false]);
  });

  it('custom group standards belong to one user', async () => {
    const { groupStandards, userId, stranger } = await openWithUsers();
    const own = await groupStandards.add({
      ...{ userId, approvalCode: 'HSR999001', name: 'Own' },
      draftId: crypto.randomUUID(),
    });
    expect(await groupStandards.change({ ...own, userId: stranger, name: 'Theirs' })).toBeUndefined();
    expect(await groupStandards.remove({ id: own.id, userId: stranger })).toBe(false);
    expect(await groupStandards.list(stranger)).toEqual([]);
    const changed = { ...own, name: 'Changed' };
    expect(await groupStandards.change(changed)).toEqual(changed);
    expect(await groupStandards.list(userId)).toEqual([changed]);
    expect(await groupStandards.change({ ...own, id: 'HSR002530' })).toBeUndefined();
    expect(await groupStandards.remove({ id: own.id, userId })).toBe(true);
    expect(await groupStandards.remove({ id: own.id, userId })).toBe(false);
  });

  it('logos belong to one user', async () => {
    const { logos, userId, stranger } = await openWithUsers();
    const logo = await logos.add({ userId, hash: 'h', width: 10, height: 5 }, now);
    await logos.remove({ id: logo.id, userId: stranger });
    expect(await logos.find({ id: logo.id, userId: stranger })).toBeUndefined();
    expect(await logos.find({ id: logo.id, userId })).toEqual(logo);
    await logos.remove({ id: logo.id, userId });
    expect(await logos.find({ id: logo.id, userId })).toBeUndefined();
  });

  it('temporary PDFs belong to one user and expire', async () => {
    const { temporaryPdfs, userId, stranger } = await openWithUsers();
    const key = { fileName: 'f', userId };
    const orderId = '018f0000-0000-7000-8000-000000000000';
    await temporaryPdfs.add({ ...key, orderId, expiresAt: later(60) }, now);
    await temporaryPdfs.remove({ ...key, userId: stranger });
    expect(await temporaryPdfs.findOrder({ ...key, userId: stranger }, now)).toBeUndefined();
    expect(await temporaryPdfs.findOrder(key, later(59))).toBe(orderId);
    expect(await temporaryPdfs.findOrder(key, later(60))).toBeUndefined();
  });

  it('documents are found by id, and by the bytes of their clean print', async () => {
    const { documents, publicPages, drafts, userId, stranger } = await openWithUsers();
    const stored = await drafts.add({ userId, draft }, now);
    const facts = {
      userId,
      draftId: stored.id,
      draftVersion: 1,
      materialNumber: stored.materialNumber,
      productName: 'Thinner',
      companyName: 'Acme',
      contentHash: 'content',
      text: 'text',
      pageCount: 3,
      emergencyNumber: null,
      previewHash: 'preview',
      cleanHash: 'clean',
      review,
      files: { json: 'json', html: 'html' },
    };
    const sheet = { version: '1.0', issueDate: '2026-11-21', revisionDate: '2026-11-21', ruleSet: 'r', sections: [] };
    const added = await documents.add({ ...facts, draft, sheet: sheet as never }, now);
    expect(await documents.findSheet(added.id)).toEqual(sheet);
    expect(await documents.findDraft(added.id)).toEqual(draft);
    expect(added).toEqual({ ...facts, id: added.id, number: added.number, createdAt: now });
    expect(await documents.find(added.id)).toEqual(added);
    expect(await documents.listByCleanHash({ hash: 'clean', userId })).toEqual([added]);
    expect(await documents.listByCleanHash({ hash: 'clean', userId: stranger })).toEqual([]);
    expect(await documents.listByCleanHash({ hash: 'preview', userId })).toEqual([]);

    const page = { key: 'key', documentId: added.id, hash: 'page' };
    await publicPages.add({ ...page, isPublished: false }, now);
    expect(await publicPages.find('key')).toBeUndefined();
    expect(await publicPages.findOfDocument(added.id)).toEqual({ key: 'key', isPublished: false });
    await publicPages.reopen(added.id);
    expect(await publicPages.find('key')).toBeUndefined();
    expect(await publicPages.findPublished('key')).toBeUndefined();
    await publicPages.publish(added.id, later(1));
    const published = { documentId: added.id, publishedAt: later(1) };
    expect(await publicPages.findPublished('key')).toMatchObject({ ...published, isPublished: true });
    expect(await publicPages.findPublished('other')).toBeUndefined();
    expect(await publicPages.find('key')).toEqual(page);
    expect(await publicPages.find('other')).toBeUndefined();
    expect(await publicPages.findOfDocument(added.id)).toEqual({ key: 'key', isPublished: true });
    await publicPages.withdraw(added.id, later(2));
    await publicPages.withdraw(added.id, later(3));
    expect(await publicPages.find('key')).toBeUndefined();
    expect(await publicPages.findOfDocument(added.id)).toEqual({ key: 'key', isPublished: false });
    expect(await publicPages.findPublished('key')).toMatchObject({ ...published, isPublished: false });
    await publicPages.reopen(added.id);
    expect(await publicPages.find('key')).toEqual(page);
    await publicPages.withdraw(added.id, later(3));
    await publicPages.publish(added.id, later(4));
    expect(await publicPages.find('key')).toEqual(page);
  });
}
