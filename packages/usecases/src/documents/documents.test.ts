import { setImmediate } from 'node:timers/promises';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { openFaults } from '@gosds/sheet/review/finding';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { sources } from '@gosds/catalogue/sources';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Delivery } from '../mailer.ts';
import { sheetMaker } from '../make-sheets.ts';
import { type PrintOptions, UnprintableCharacter } from '../pdf-printer.ts';
import { memoryBlobStore } from '../testing/memory-sheet-stores.ts';
import { memoryJobs, memoryRateLimiter, memoryWork } from '../testing/memory-work.ts';
import { createDocument } from './create-document.ts';
import type { MakingDeps } from './document-deps.ts';
import { layOutDraft, viewDraftPage } from './draft-pages.ts';
import { reviewDraftPdf } from './review-draft.ts';
import { openTemporaryPdf, saveTemporaryPdf } from './keep-temporary-pdf.ts';
import { documentMailHandler, mailDocument, readRecipients } from './mail-document.ts';
import { pdfFileName } from './pdf-file-name.ts';
import { openPublicPage, publishPublicPage, withdrawPublicPage } from './public-page.ts';
import { paidForm, paidPdf, viewPage, viewText } from './view-document.ts';

const acetone = 1101;
const attachment = {
  name: 'sheet.json',
  mimeType: 'application/json',
  description: 'Data',
  relationship: 'data' as const,
  content: new Uint8Array(),
};

function completeDraft(changes: Partial<Draft['description']> = {}): Draft {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  return {
    ...draft,
    description: {
      ...draft.description,
      productName: 'Cleaner',
      companyName: 'Acme',
      country: 'DE',
      language: 'en',
      ...changes,
    },
    ingredients: [{ ...first!, name: 'Acetone', casNumber: '67-64-1', materialId: acetone, proportion: '100' }],
    properties: { ...draft.properties, state: 'Liquid', waterSolubility: 'Miscible' },
  };
}

async function open() {
  const time = { now: new Date('2026-11-21T12:00:00Z') };
  const clock = () => time.now;
  const mails: Delivery[] = [];
  const mailer = async (delivery: Delivery) => void mails.push(delivery);
  const blobs = memoryBlobStore();
  const jobs = memoryJobs(() => [documentMailHandler({ work, blobs, mailer })]);
  const { work, orders } = memoryWork(jobs.queue);
  const prints: PrintOptions[] = [];
  const known = new Map([[acetone, findByMaterialId(acetone)]]);
  const deps: MakingDeps = {
    work,
    blobs,
    clock,
    baseUrl: 'https://gosds.example',
    sheets: sheetMaker(
      (_facts, made) => ({
        attachments: [attachment],
        forms: new Map([['json', JSON.stringify(made.document.productName)]]),
        publicPage: `<p>${made.document.productName}`,
      }),
      async () => ({ status: 'refused', why: 'foreign-pdf' }),
    ),
    limiter: memoryRateLimiter().limiter,
    runJobNow: jobs.runNow,
    catalogue: {
      search: async () => [],
      listings: async () => ({}),
      find: async (id) => {
        const substance = known.get(id);
        return substance && { substance, sources };
      },
    },
    printer: {
      async print(sheet, options) {
        if (sheet.productName.includes('☃')) throw new UnprintableCharacter(['☃']);
        prints.push(options);
        return Buffer.from(JSON.stringify([sheet.productName, sheet.version, sheet.issueDate, options.watermark]));
      },
      async printPair(sheet, options) {
        const clean = await this.print(sheet, { ...options, watermark: false });
        return { clean, proof: Buffer.from(JSON.stringify([sheet.productName, sheet.version, sheet.issueDate, true])) };
      },
    },
    labels: {
      printLabel: async ({ productName }, { format, watermark, publicUrl }) =>
        format.widthMm < 50
          ? { status: 'too-small', min: { widthMm: 80, heightMm: 60 } }
          : {
              status: 'printed',
              pdf: Buffer.from(`%PDF ${productName} ${watermark}`),
              xHeightMm: 1.6,
              pictogramMm: 23,
              codeMm: publicUrl === undefined || format.widthMm < 60 ? 0 : 20,
            },
    },
    pages: {
      pageCount: async () => 2,
      renderPage: async (pdf, page) => ({
        width: 1,
        height: 1,
        webp: Buffer.from(`${page} of ${Buffer.from(pdf).toString()}`),
      }),
      renderPages: async () => [],
    },
  };
  const add = async (email: string) => (await work.stores.users.add({ email, name: 'Ann', passwordHash: 'h' }))!.id;
  const userId = await add('ann@example.com');
  const stranger = await add('eve@example.com');
  return { deps, work, orders, time, mails, prints, known, userId, stranger };
}

let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const newDraft = (draft = completeDraft()) =>
  world.work.stores.drafts.add({ userId: world.userId, draft }, world.time.now);
const create = ({ id, version }: { id: string; version: number }, userId = world.userId) =>
  createDocument(world.deps)({ draftId: id, version, userId });

async function paidOrder() {
  const stored = await newDraft();
  const { order } = await create(stored);
  world.orders.pay(order.id);
  return { stored, orderId: order.id, userId: world.userId };
}

describe('making a sheet', () => {
  it('names what is missing, by the paths of the draft', async () => {
    const draft = await newDraft(completeDraft({ companyName: '', country: '' }));
    await expect(create(draft)).rejects.toMatchObject({
      code: 'sheet-incomplete',
      fields: { findings: [{ path: 'description.country' }, { path: 'description.companyName' }] },
    });
  });

  it('takes the version that the caller sees alone', async () => {
    const { id } = await newDraft();
    await expect(create({ id, version: 2 })).rejects.toMatchObject({
      code: 'draft-changed',
      fields: { current: { id, version: 1 } },
    });
  });

  it("does not know another user's draft", async () => {
    await expect(create(await newDraft(), world.stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('prints both at once with and without watermark, and not again for the same contents', async () => {
    const stored = await newDraft();
    const first = await create(stored);
    const touched = await world.work.stores.drafts.save({ ...stored, draft: { ...stored.draft } }, world.time.now);
    expect(await create(touched!)).toEqual(first);
    expect(world.prints.map(({ attachments }) => attachments)).toEqual([[attachment]]);
    expect(world.prints.map(({ publicUrl }) => publicUrl)).toEqual([
      expect.stringMatching(/^https:\/\/gosds\.example\/sheets\/[\w-]{22}$/) as string,
    ]);
  });

  it('of an earlier version that is done late takes no place of a later one', async () => {
    const first = await newDraft();
    const { deps, work, time } = world;
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: typeof deps.sheets = {
      ...deps.sheets,
      async make(asked) {
        await gate;
        return deps.sheets.make(asked);
      },
    };
    const request = { draftId: first.id, version: first.version, userId: world.userId };
    const late = createDocument({ ...deps, sheets: slow })(request);
    await setImmediate();
    const second = await work.stores.drafts.save(
      { ...first, draft: completeDraft({ productName: 'Later' }) },
      time.now,
    );
    const later = await create(second!);
    release();
    expect(await late).toEqual(later);
    expect(later.document.draftVersion).toBe(second!.version);
  });

  it('has a public page once it is paid and its owner publishes it, until the owner withdraws it', async () => {
    const { order } = await create(await newDraft());
    const owner = { orderId: order.id, userId: world.userId };
    const key = /[\w-]{22}$/.exec(world.prints[0]?.publicUrl ?? '')?.[0] ?? '';
    await expect(openPublicPage(world.deps)(key)).rejects.toMatchObject({ code: 'not-found' });
    expect((await viewText(world.deps)(owner)).publicPage).toBeNull();
    await expect(publishPublicPage(world.deps)(owner)).rejects.toMatchObject({ code: 'not-paid' });
    world.orders.pay(order.id);
    await expect(openPublicPage(world.deps)(key)).rejects.toMatchObject({ code: 'not-found' });
    const url = world.prints[0]?.publicUrl;
    expect((await viewText(world.deps)(owner)).publicPage).toEqual({ url, isPublished: false });
    await expect(publishPublicPage(world.deps)({ ...owner, userId: world.stranger })).rejects.toMatchObject({
      code: 'not-found',
    });
    await publishPublicPage(world.deps)(owner);
    expect(Buffer.from((await openPublicPage(world.deps)(key)).html).toString()).toBe('<p>Cleaner');
    expect((await viewText(world.deps)(owner)).publicPage).toEqual({ url, isPublished: true });
    await expect(withdrawPublicPage(world.deps)({ ...owner, userId: world.stranger })).rejects.toMatchObject({
      code: 'not-found',
    });
    await withdrawPublicPage(world.deps)(owner);
    await expect(openPublicPage(world.deps)(key)).rejects.toMatchObject({ code: 'not-found' });
    expect((await viewText(world.deps)(owner)).publicPage).toEqual({ url, isPublished: false });
  });

  it('is published with its payment where its draft says so, as a program may', async () => {
    const draft = await newDraft({ ...completeDraft(), addOns: { goEr: '', publishMaterial: true } });
    const { order } = await create(draft);
    const key = /[\w-]{22}$/.exec(world.prints[0]?.publicUrl ?? '')?.[0] ?? '';
    await expect(openPublicPage(world.deps)(key)).rejects.toMatchObject({ code: 'not-found' });
    world.orders.pay(order.id);
    expect((await openPublicPage(world.deps)(key)).languages).toEqual([]);
  });

  it('gives its other forms to the owner alone, once it is paid', async () => {
    const { order } = await create(await newDraft());
    const key = { orderId: order.id, userId: world.userId, form: 'json' } as const;
    await expect(paidForm(world.deps)(key)).rejects.toMatchObject({ code: 'not-paid' });
    world.orders.pay(order.id);
    const file = await paidForm(world.deps)(key);
    expect([file.fileName, Buffer.from(file.content).toString()]).toEqual(['Cleaner.json', '"Cleaner"']);
    await expect(paidForm(world.deps)({ ...key, form: 'xml' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(paidForm(world.deps)({ ...key, userId: world.stranger })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps what the review finds, and makes the sheet again where a reason was written', async () => {
    const stored = await newDraft();
    const first = await create(stored);
    const fault = openFaults(first.document.review ?? { findings: [] })[0];
    const reason = 'The poison centre is not asked for this market.';
    const answered = await world.work.stores.drafts.save(
      { ...stored, draft: { ...stored.draft, acceptedFindings: { [fault?.check ?? '']: reason } } },
      world.time.now,
    );
    const { order, document } = await create(answered!);
    expect(order.id).toBe(first.order.id);
    expect(document.review?.findings.find(({ check }) => check === fault?.check)?.accepted).toBe(reason);
  });

  it('keeps the order when an unpaid sheet changes, and opens a new one after payment', async () => {
    const stored = await newDraft();
    const first = await create(stored);
    const renamed = await world.work.stores.drafts.save(
      { ...stored, draft: completeDraft({ productName: 'X' }) },
      world.time.now,
    );
    const second = await create(renamed!);
    expect(second.order.id).toBe(first.order.id);
    expect(second.document.id).not.toBe(first.document.id);
    world.orders.pay(second.order.id);
    expect((await create(renamed!)).order).toMatchObject({ id: second.order.id, isPaid: true });
    const changed = await world.work.stores.drafts.save(
      { ...renamed!, draft: completeDraft({ uses: 'glue' }) },
      world.time.now,
    );
    expect((await create(changed!)).order.id).not.toBe(second.order.id);
  });

  it('is not sold twice where a draft came back to what was published', async () => {
    const { stored, orderId } = await paidOrder();
    const save = (before: typeof stored, draft: Draft) =>
      world.work.stores.drafts.save({ ...before, draft }, world.time.now);
    const changed = await save(stored, completeDraft({ uses: 'glue' }));
    expect((await create(changed!)).order.id).not.toBe(orderId);
    const back = await save(changed!, completeDraft());
    expect((await create(back!)).order).toMatchObject({ id: orderId, isPaid: true });
  });

  it('is a new version where the same draft leads to another sheet than the published one', async () => {
    const { stored, orderId } = await paidOrder();
    const back = await world.work.stores.drafts.save({ ...stored, draft: completeDraft() }, world.time.now);
    const facts = findByMaterialId(acetone);
    world.known.set(acetone, facts && { ...facts, exposureLimits: [] });
    const { order } = await create(back!);
    expect(order.id).not.toBe(orderId);
    expect(order.isPaid).toBe(false);
  });

  it('is a new version where section 16 cites a source of another date, but not for its own dates', async () => {
    const { stored, orderId } = await paidOrder();
    const back = await world.work.stores.drafts.save({ ...stored, draft: completeDraft() }, world.time.now);
    world.time.now = new Date('2027-02-01T12:00:00Z');
    expect((await create(back!)).order.id).toBe(orderId);
    const later = sources.map((source) => ({ ...source, date: '2027-01-31' }));
    const find = async (id: number) => {
      const substance = world.known.get(id);
      return substance && { substance, sources: later };
    };
    world.deps = { ...world.deps, catalogue: { ...world.deps.catalogue, find } };
    expect((await create(back!)).order.id).not.toBe(orderId);
  });

  it.each([
    { changes: { uses: 'glue' }, version: '1.1', issued: '2026-11-21' },
    { changes: { usesAdvisedAgainst: 'Spraying' }, version: '2.0', issued: '2026-11-21' },
    { changes: { country: 'FR' }, version: '1.0', issued: '2027-02-01' },
  ])('revises a paid sheet: $changes makes it version $version', async ({ changes, version, issued }) => {
    const { stored } = await paidOrder();
    world.time.now = new Date('2027-02-01T08:00:00Z');
    const changed = await world.work.stores.drafts.save({ ...stored, draft: completeDraft(changes) }, world.time.now);
    const { document } = await create(changed!);
    const clean = await world.deps.blobs.get(document.cleanHash);
    expect(JSON.parse(Buffer.from(clean!).toString())).toEqual(['Cleaner', version, issued, false]);
  });

  it('names an ingredient that has left the catalogue instead of leaving it out', async () => {
    const stored = await newDraft();
    world.known.clear();
    await expect(create(stored)).rejects.toMatchObject({
      code: 'sheet-incomplete',
      fields: { findings: [{ path: 'ingredients.0.name', severity: 'problem' }] },
    });
  });

  it('names a character that cannot be printed', async () => {
    const stored = await newDraft(completeDraft({ productName: 'Snow ☃' }));
    await expect(create(stored)).rejects.toMatchObject({
      code: 'sheet-incomplete',
      fields: {
        findings: [{ path: 'description.productName', message: expect.stringContaining('U+2603') as string }],
      },
    });
  });
});

describe('a sheet', () => {
  it('shows pages with watermark until it is paid, then without', async () => {
    const { order } = await create(await newDraft());
    const view = async () => {
      const { tag, read } = await viewPage(world.deps)({ orderId: order.id, userId: world.userId, page: 2 });
      return { tag, text: Buffer.from(await read()).toString() };
    };
    const before = await view();
    world.orders.pay(order.id);
    const after = await view();
    expect(before.text).toContain('true');
    expect(after.text).toContain('false');
    expect(before.tag).not.toBe(after.tag);
  });

  it('has no page beyond its last, and none for strangers', async () => {
    const { order } = await create(await newDraft());
    const key = { orderId: order.id, userId: world.userId };
    const notFound = { code: 'not-found' };
    await expect(viewPage(world.deps)({ ...key, page: 3 })).rejects.toMatchObject(notFound);
    await expect(viewPage(world.deps)({ ...key, page: 1, userId: world.stranger })).rejects.toMatchObject(notFound);
    await expect(viewText(world.deps)({ ...key, userId: world.stranger })).rejects.toMatchObject(notFound);
    await expect(paidPdf(world.deps)({ ...key, userId: world.stranger })).rejects.toMatchObject(notFound);
    expect(await viewText(world.deps)(key)).toMatchObject({ pageCount: 2, productName: 'Cleaner', isPaid: false });
  });

  it('is given as PDF only once it is paid', async () => {
    const { order } = await create(await newDraft());
    const key = { orderId: order.id, userId: world.userId };
    await expect(paidPdf(world.deps)(key)).rejects.toMatchObject({ code: 'not-paid' });
    await expect(saveTemporaryPdf(world.deps)(world.userId, key)).rejects.toMatchObject({ code: 'not-paid' });
    const document = { orderId: order.id };
    const mailing = mailDocument(world.deps)({ userId: world.userId, document, to: 'bob@example.com' });
    await expect(mailing).rejects.toMatchObject({ code: 'not-paid' });
  });

  it('is kept under a name for its owner and an hour', async () => {
    const { orderId, userId } = await paidOrder();
    const { content } = await paidPdf(world.deps)({ orderId, userId });
    const base64 = Buffer.from(content).toString('base64');
    const { fileName } = await saveTemporaryPdf(world.deps)(userId, { base64 });
    expect(await openTemporaryPdf(world.deps)({ fileName, userId })).toMatchObject({
      fileName: 'Cleaner.pdf',
      content,
    });
    const strange = openTemporaryPdf(world.deps)({ fileName, userId: world.stranger });
    await expect(strange).rejects.toMatchObject({ code: 'not-found' });
    world.time.now = new Date(world.time.now.getTime() + 3_600_000);
    await expect(openTemporaryPdf(world.deps)({ fileName, userId })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is not a shelf for other files', async () => {
    const { userId } = await paidOrder();
    const base64 = Buffer.from('%PDF-1.7 phishing').toString('base64');
    await expect(saveTemporaryPdf(world.deps)(userId, { base64 })).rejects.toMatchObject({ code: 'not-found' });
    const mailing = mailDocument(world.deps)({ userId, document: { base64 }, to: 'bob@example.com' });
    await expect(mailing).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('mailing a sheet', () => {
  it('sends one mail to each address, once for a double click', async () => {
    const { orderId, userId } = await paidOrder();
    const mail = () =>
      mailDocument(world.deps)({ userId, document: { orderId }, to: 'bob@example.com, , carl@example.com' });
    expect(await mail()).toEqual({ sent: 2 });
    const ids = new Set(world.mails.map(({ messageId }) => messageId));
    await mail();
    expect(new Set(world.mails.map(({ messageId }) => messageId))).toEqual(ids);
    expect(world.mails.slice(0, 2).map(({ to }) => to)).toEqual(['bob@example.com', 'carl@example.com']);
    expect(world.mails[0]!.mail).toMatchObject({
      kind: 'document',
      senderEmail: 'ann@example.com',
      productName: 'Cleaner',
    });
  });

  it.each(['', ' , ', 'bob', 'bob@example.com;eve@example.com', 'a@b', 'a@example.com,b', '@'.repeat(2000)])(
    'refuses %j',
    (to) => {
      expect(() => readRecipients(to)).toThrow('Please provide valid email address.');
    },
  );

  it('takes ten addresses, each once', () => {
    const addresses = Array.from({ length: 10 }, (_, i) => `u${i}@example.com`);
    expect(readRecipients([...addresses, 'U1@EXAMPLE.com'].join(', '))).toHaveLength(10);
    expect(() => readRecipients([...addresses, 'u11@example.com'].join(','))).toThrow();
  });

  it('is limited for one receiver', async () => {
    const { orderId, userId } = await paidOrder();
    const mail = () => mailDocument(world.deps)({ userId, document: { orderId }, to: 'bob@example.com' });
    for (let time = 0; time < 6; time += 1) await mail();
    await expect(mail()).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

it.each([
  ['Thinner 5', 'Thinner 5.pdf'],
  ['A/B\\C:"*?<>|', 'A B C.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['\u202Efdp.exe\r\n', 'fdp.exe.pdf'],
  ['...', 'Safety data sheet.pdf'],
  ['Löser 洗剤', 'Löser 洗剤.pdf'],
])('a sheet of %j is called %j', (product, file) => {
  expect(pdfFileName(product)).toBe(file);
});

describe('the report of the review', () => {
  it.each([
    { language: 'de', country: 'LU' },
    { language: 'ja', country: 'JP' },
  ])('is in English under English headings for a sheet in $language', async (description) => {
    const printed: SheetDocument[] = [];
    const print = async (sheet: SheetDocument) => (printed.push(sheet), new Uint8Array());
    const printer = { ...world.deps.printer, print };
    const { id } = await newDraft(completeDraft(description));
    await reviewDraftPdf({ ...world.deps, printer })({ draftId: id, userId: world.userId });
    const [report] = printed;
    expect(report).toMatchObject({
      language: 'en',
      direction: 'ltr',
      frame: { section: 'SECTION', company: 'Company', pageNumber: ['Page ', ' of ', ''] },
    });
    expect(report?.sections[0]?.heading).toMatch(/^Identification/);
    expect(report?.sections.length).toBeGreaterThan(1);
  });
});

describe('the pages of a draft', () => {
  const layOut = (draft: { id: string; version: number }, userId = world.userId) =>
    layOutDraft(world.deps)({ draftId: draft.id, version: draft.version, userId });

  it('are shown however incomplete it is, with the watermark, and open no order', async () => {
    const stored = await newDraft(emptyDraft());
    const { pageCount } = await layOut(stored);
    expect(pageCount).toBe(2);
    expect(world.prints).toEqual([{ watermark: true }]);
    const view = viewDraftPage(world.deps, layOutDraft(world.deps));
    const request = { draftId: stored.id, version: stored.version, userId: world.userId };
    const page = await view({ ...request, page: 2 });
    expect(Buffer.from(await page.read()).toString()).toMatch(/^2 of /);
    await expect(view({ ...request, page: 3 })).rejects.toMatchObject({ code: 'not-found' });
    expect(await world.work.stores.orders.listSummaries(world.userId, 10)).toEqual([]);
  });

  it('are those of the version that the caller sees, and the caller’s own', async () => {
    const stored = await newDraft();
    await expect(layOut({ id: stored.id, version: stored.version + 1 })).rejects.toMatchObject({
      code: 'draft-changed',
    });
    await expect(layOut(stored, world.stranger)).rejects.toMatchObject({ code: 'not-found' });
  });
});
