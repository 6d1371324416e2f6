import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Awaited<ReturnType<OpenedApp['newUser']>>;
let stranger: typeof user;
beforeAll(async () => {
  service = await openApp();
  user = await service.newUser();
  stranger = await service.newUser();
});
afterAll(() => service.close());

/** All that the law asks of a supplier, since nothing less can be paid for. */
const supplier = {
  companyName: 'Acme',
  country: 'DE',
  language: 'en',
  uses: 'Thinning of paints',
  vendorCountry: 'DE',
  telephone: '+49 30 555 0100',
  emergencyTelephone: '+49 30 555 0199 (24 h)',
  email: 'sds@example.com',
  street: '1 Example Street',
  suburb: 'Exampleton',
  postcode: '12345',
};

function draftOf(productName: string): Draft {
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  return {
    ...draft,
    description: { ...draft.description, ...supplier, productName },
    ingredients: [{ ...first!, name: 'Acetone', casNumber: '67-64-1', materialId: 1101, proportion: '100' }],
    properties: {
      ...draft.properties,
      state: 'Liquid',
      waterSolubility: 'Miscible',
      nationalLimits: 'Acetone: 500 ppm, 1200 mg/m³ (TRGS 900)',
    },
  };
}

async function newOrder(productName = 'Thinner №5') {
  const draft = (await user.post('/api/drafts', { draft: draftOf(productName) })).body;
  const made = await user.post('/api/data/credo', { draftId: draft['id'], version: 1 });
  return { draftId: draft['id'] as string, made: made.body, orderId: made.body['orderId'] as string };
}

async function paidOrder() {
  const order = await newOrder();
  await user.post('/api/data/payWithStripe', { orderId: order.orderId, tokenId: 'pm_card_visa' });
  return order;
}

describe('a logo that is none', () => {
  it('is printed as none', async () => {
    const { description, ...draft } = draftOf('No logo');
    const asked = { ...draft, description: { ...description, logo: { fileId: 'x', width: 100 } } };
    const { body } = await user.post('/api/drafts', { draft: asked });
    expect(await user.post('/api/data/credo', { draftId: body['id'], version: 1 })).toMatchObject({ status: 200 });
  });
});

describe('storage', () => {
  it('takes one sheet for eight previews at once', async () => {
    const draft = (await user.post('/api/drafts', { draft: draftOf('Eight at once') })).body;
    const request = { draftId: draft['id'], version: 1 };
    const made = await Promise.all(Array.from({ length: 8 }, () => user.post('/api/data/credo', request)));
    expect(new Set(made.map(({ status, body }) => `${status} ${String(body['orderId'])}`)).size).toBe(1);
    const { db } = service.database;
    const kept = await db.selectFrom('document').select('id').where('draft_id', '=', String(draft['id'])).execute();
    expect(kept).toHaveLength(1);
  });

  it('keeps a draft whose sheet is paid for', async () => {
    const { draftId } = await paidOrder();
    const deleted = await user.send('DELETE', `/api/drafts/${draftId}`);
    expect(deleted).toMatchObject({ status: 409, body: { code: 'draft-is-paid' } });
    expect((await user.get(`/api/drafts/${draftId}`)).status).toBe(200);
    const { drafts } = (await user.get('/api/drafts')).body as { drafts: { id: string }[] };
    expect(drafts.find(({ id }) => id === draftId)).toMatchObject({ state: 'paid', paidVersions: 1 });
  });
});

describe('the review', () => {
  it('is given of a draft as it is saved, as JSON and as PDF, to its owner alone', async () => {
    const draft = (await user.post('/api/drafts', { draft: { description: { productName: 'Half a draft' } } })).body;
    const path = `/api/drafts/${draft['id'] as string}/review`;
    const json = (await user.get(path)).answer.json<{ findings: { check: string }[] }>();
    expect(json).toMatchObject({ productName: 'Half a draft', checked: expect.any(Number) as number });
    expect(json.findings.map(({ check }) => check)).toContain('identification.emergency-telephone');
    const pdf = (await user.get(`${path}.pdf`)).answer;
    expect(pdf.headers['content-disposition']).toContain('Half a draft inspection.pdf');
    expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    expect((await stranger.get(path)).answer.statusCode).toBe(404);
    expect((await stranger.get(`${path}.pdf`)).answer.statusCode).toBe(404);
  });
});

describe('the label of a package', () => {
  const asked = 'label?capacity=5&quantity=5+l';

  it('is shown to the owner of an order, and given as a PDF once it is paid', async () => {
    const { orderId } = await newOrder();
    const path = `/api/documents/${orderId}`;
    const shown = (await user.get(`${path}/${asked}`)).answer.json<Record<string, unknown>>();
    expect(shown).toMatchObject({ status: 'printed', capacity: 5, widthMm: 105, heightMm: 74, perPaper: 1 });
    expect(shown['picture']).toMatch(/^data:image\/webp;base64,/);
    expect((await user.get(`${path}/label.pdf?capacity=5`)).answer.statusCode).toBe(402);
    expect((await stranger.get(`${path}/${asked}`)).answer.statusCode).toBe(404);
    const paid = await paidOrder();
    const pdf = (await user.get(`/api/documents/${paid.orderId}/label.pdf?capacity=5`)).answer;
    expect(pdf.headers['content-disposition']).toContain('label.pdf');
    expect(pdf.rawPayload.toString()).toMatch(/^%PDF .* false$/);
  });

  it('bears the code of the page once the sheet is published', async () => {
    const { orderId } = await paidOrder();
    const show = async () => (await user.get(`/api/documents/${orderId}/${asked}`)).body;
    expect(await show()).toMatchObject({ codeMm: 0, lacksCode: false });
    await user.post(`/api/documents/${orderId}/public-page/publish`, {});
    expect(await show()).toMatchObject({ codeMm: 20, lacksCode: false });
  });

  it('asks for the capacity, refuses what is not a size, and says which size would do', async () => {
    const { orderId } = await paidOrder();
    const path = `/api/documents/${orderId}`;
    expect((await user.get(`${path}/label`)).answer.json()).toEqual({ status: 'capacity-missing' });
    expect((await user.get(`${path}/label?capacity=0`)).answer.statusCode).toBe(400);
    expect((await user.get(`${path}/label?capacity=1&width=40`)).answer.statusCode).toBe(400);
    const small = 'capacity=1&width=40&height=30';
    expect((await user.get(`${path}/label?${small}`)).answer.json()).toMatchObject({
      status: 'too-small',
      min: { widthMm: 80, heightMm: 60 },
    });
    expect((await user.get(`${path}/label.pdf?${small}`)).answer.statusCode).toBe(422);
  });
});

describe('a sheet', () => {
  it('is made of a saved draft with its order and numbers, and is the same when it is asked again', async () => {
    const { draftId, made } = await newOrder();
    expect(made).toMatchObject({
      pageCount: 3,
      isPaid: false,
      Response: { Name: 'Thinner №5', CWNumber: expect.stringMatching(/^CW\d{6}$/) as string },
    });
    const both = await Promise.all([1, 2].map(() => user.post('/api/data/credo', { draftId, version: 1 })));
    expect(both.map(({ body }) => body)).toEqual([made, made]);
  });

  it('opens one order when it is made twice at once', async () => {
    const draft = (await user.post('/api/drafts', { draft: draftOf('Twice') })).body;
    const both = await Promise.all(
      [1, 2].map(() => user.post('/api/data/credo', { draftId: draft['id'], version: 1 })),
    );
    expect(both[0]!.body['orderId']).toBe(both[1]!.body['orderId']);
  });

  it('that is incomplete names what is missing', async () => {
    const draft = (await user.post('/api/drafts', {})).body;
    expect(await user.post('/api/data/credo', { draftId: draft['id'], version: 1 })).toMatchObject({
      status: 422,
      body: {
        code: 'sheet-incomplete',
        findings: expect.arrayContaining([
          expect.objectContaining({ path: 'description.productName' }),
          expect.objectContaining({ path: 'properties.state' }),
        ]) as unknown[],
      },
    });
  });

  it('shows its pages and text to its owner, and nothing clean before it is paid', async () => {
    const { orderId, made } = await newOrder();
    const page = await user.get(`/api/documents/${orderId}/pages/1`);
    expect(page.answer.headers['content-type']).toBe('image/webp');
    expect(page.answer.payload).toContain('true');
    const headers = { 'if-none-match': String(page.answer.headers['etag']) };
    expect((await user.get(`/api/documents/${orderId}/pages/1`, { headers })).status).toBe(304);
    expect((await user.get(`/api/documents/${orderId}/pages/4`)).status).toBe(404);
    const { MsdsId: sheet } = made['Response'] as { MsdsId: string };
    const pageOf = (number: number) => user.get(`/api/documents/${orderId}/pages/1?sheet=${number}`);
    expect((await pageOf(Number(sheet))).status).toBe(200);
    expect((await pageOf(Number(sheet) + 1)).status).toBe(404);
    expect((await user.get(`/api/documents/${orderId}/text`)).body).toMatchObject({
      text: expect.stringContaining('Acetone') as string,
      isPaid: false,
    });
    const payFirst = {
      status: 402,
      body: { title: 'Please make the payment before checking the final document out.' },
    };
    expect(await user.post('/api/data/documentData', { orderId })).toMatchObject(payFirst);
    expect(await user.get(`/api/documents/${orderId}/pdf`)).toMatchObject(payFirst);
    expect(await user.get(`/api/documents/${orderId}/forms/json`)).toMatchObject(payFirst);
    expect(await user.post('/api/data/pdfActions/save', { orderId })).toMatchObject(payFirst);
    expect(await user.post('/api/data/sendemail', { To: 'a@example.com', orderId })).toMatchObject(payFirst);
  });

  it('that is paid is given as data and as {product}.pdf, in a frame of ours alone', async () => {
    const { orderId } = await paidOrder();
    const { data } = (await user.post('/api/data/documentData', { orderId })).body as { data: { Document: string } };
    const file = await user.get(`/api/documents/${orderId}/pdf`);
    expect(file.answer.rawPayload.toString('base64')).toBe(data.Document);
    expect(file.answer.payload).toContain('false');
    expect(file.answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Thinner No5.pdf"; filename*=UTF-8''Thinner%20%E2%84%965.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': "frame-ancestors 'self'",
    });
    const inline = await user.get(`/api/documents/${orderId}/pdf?inline=1`);
    expect(inline.answer.headers['content-disposition']).toMatch(/^inline;/);
  });

  it('that is paid is given as XML, JSON, HTML and text, each as a file that no browser runs', async () => {
    const { orderId } = await paidOrder();
    expect((await user.get(`/api/documents/${orderId}/text`)).body['forms']).toEqual(['xml', 'json', 'html', 'text']);
    for (const [form, type, start, extension = form] of [
      ['xml', 'application/xml', '<?xml'],
      ['json', 'application/json', '{"format":"gosds-sheet"'],
      ['html', 'text/html; charset=utf-8', '<!doctype html>'],
      ['text', 'text/plain; charset=utf-8', 'Safety data sheet\n', 'txt'],
    ] as const) {
      const { answer } = await user.get(`/api/documents/${orderId}/forms/${form}`);
      expect(answer.payload.startsWith(start), form).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(
          new RegExp(`^attachment; filename="Thinner No5.${extension}"`),
        ) as string,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await user.get(`/api/documents/${orderId}/forms/exe`)).status).toBe(400);
  });

  it('that is published has a page for whoever has its address, kept for the time without a network', async () => {
    const { orderId } = await paidOrder();
    const { publicPage } = (await user.get(`/api/documents/${orderId}/text`)).body as { publicPage: { url: string } };
    const url = new URL(publicPage.url);
    expect(url.origin).toBe('https://gosds.example');
    const visitor = service.client();
    expect((await visitor.get(url.pathname)).status).toBe(404);
    expect((await stranger.post(`/api/documents/${orderId}/public-page/publish`, {})).status).toBe(404);
    expect((await user.post(`/api/documents/${orderId}/public-page/publish`, {})).status).toBe(200);
    const { answer } = await visitor.get(url.pathname);
    expect(answer.payload).toContain('href="tel:+49305550199"');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/) as string,
      'x-robots-tag': 'noindex',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const etag = answer.headers.etag?.toString() ?? '';
    expect((await visitor.get(url.pathname, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await visitor.get('/sheets/aaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await visitor.get('/sheets/short')).status).toBe(400);
    expect((await stranger.post(`/api/documents/${orderId}/public-page/withdraw`, {})).status).toBe(404);
    expect((await user.post(`/api/documents/${orderId}/public-page/withdraw`, {})).status).toBe(200);
    expect((await visitor.get(url.pathname)).status).toBe(404);
    for (const path of [url.pathname, '/sheets/short']) {
      const refused = await visitor.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(refused.answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/) as string,
      });
      expect(refused.answer.payload).toContain('call the emergency number');
    }
  });

  it('has one page a language, each with links to the others that are published', async () => {
    const addressOf = async (orderId: string) => {
      const { publicPage } = (await user.get(`/api/documents/${orderId}/text`)).body as { publicPage: { url: string } };
      return new URL(publicPage.url).pathname;
    };
    const { orderId, draftId } = await paidOrder();
    const { draft, version } = (await user.get(`/api/drafts/${draftId}`)).body as { draft: Draft; version: number };
    const german = { ...draft, description: { ...draft.description, language: 'de' } };
    const saved = (await user.put(`/api/drafts/${draftId}`, { draft: german, version })).body;
    const made = (await user.post('/api/data/credo', { draftId, version: saved['version'] })).body;
    const other = String(made['orderId']);
    await user.post('/api/data/payWithStripe', { orderId: other, tokenId: 'pm_card_visa' });
    const visitor = service.client();
    const page = async (path: string) => (await visitor.get(path)).answer.payload;
    await user.post(`/api/documents/${orderId}/public-page/publish`, {});
    const [english, germanPage] = [await addressOf(orderId), await addressOf(other)];
    expect(await page(english)).not.toContain('hreflang');
    await user.post(`/api/documents/${other}/public-page/publish`, {});
    const key = germanPage.slice('/sheets/'.length);
    expect(await page(english)).toContain(`<a href="./${key}" lang="de" hreflang="de">Deutsch 1.0</a>`);
    expect(await page(germanPage)).toContain(`<a href="./${key}" lang="de" hreflang="de" aria-current="page">`);
  });

  it('does not exist for others, paid or not', async () => {
    const { orderId, draftId } = await paidOrder();
    const answers = await Promise.all([
      stranger.post('/api/data/credo', { draftId, version: 1 }),
      stranger.get(`/api/documents/${orderId}/pages/1`),
      stranger.get(`/api/documents/${orderId}/text`),
      stranger.get(`/api/documents/${orderId}/pdf`),
      stranger.get(`/api/documents/${orderId}/forms/xml`),
      stranger.post('/api/data/documentData', { orderId }),
      stranger.post('/api/data/pdfActions/save', { orderId }),
      stranger.post('/api/data/sendemail', { To: 'a@example.com', orderId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await stranger.get('/api/account/orders')).body).toEqual({ orders: [] });
    const { orders } = (await user.get('/api/account/orders')).body as { orders: object[] };
    expect(orders).toContainEqual(expect.objectContaining({ orderId, draftId, isPaid: true, language: 'en' }));
  });
});

describe('a temporary PDF', () => {
  it("is its owner's for an hour under a name that nobody guesses", async () => {
    const { orderId } = await paidOrder();
    const { data } = (await user.post('/api/data/documentData', { orderId })).body as { data: { Document: string } };
    const { body } = await user.post('/api/data/pdfActions/save', { document: data.Document });
    const fileName = body['fileName'] as string;
    expect(fileName).toMatch(/^[\w-]{22}$/);
    const open = (client = user) => client.get(`/pdf/${fileName}.pdf`);
    expect((await open()).answer.rawPayload.toString('base64')).toBe(data.Document);
    expect((await open(stranger)).status).toBe(404);
    await stranger.post('/api/data/pdfActions/remove', { fileName });
    expect((await open()).status).toBe(200);
    await user.post('/api/data/pdfActions/remove', { fileName });
    expect((await open()).status).toBe(404);
  });

  it.each(['../package.json', '..%2f..%2fpackage.json', '%2e%2e%2fx', 'a.pdf%00', '....//x', 'a'.repeat(5000)])(
    'has no path: %s',
    async (name) => {
      expect([400, 404, 414]).toContain((await user.get(`/pdf/${name}.pdf`)).status);
    },
  );
});

describe('mailing a sheet', () => {
  it('sends it from the service, whatever sender, subject and text are given', async () => {
    const { orderId } = await paidOrder();
    const { data } = (await user.post('/api/data/documentData', { orderId })).body as { data: { Document: string } };
    const request = {
      From: 'ceo@bank.example',
      To: 'bob@example.com',
      Subject: 'Your account',
      Body: { Text: 'Click here', Html: '<a href="https://evil.example">here</a>' },
      Attachment: { Name: 'x.exe', Type: '.pdf', Body: data.Document },
    };
    expect(await user.post('/api/data/sendemail', request)).toMatchObject({ status: 200, body: { sent: 1 } });
    const [latest] = await service.mailbox.list(1);
    expect(latest).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'Safety data sheet: Thinner №5',
      attachmentNames: ['Thinner №5.pdf'],
    });
    const mail = await service.mailbox.find(latest!.id);
    expect(mail!.html).not.toMatch(/evil|Click here/);
    const attachment = await service.mailbox.findAttachment(latest!.id, 0);
    expect(Buffer.from(attachment!.content).toString('base64')).toBe(data.Document);
  });

  it('takes no attachment but the own sheet, and no bad address', async () => {
    const { orderId } = await paidOrder();
    const Attachment = { Name: 'a.pdf', Type: '.pdf', Body: Buffer.from('%PDF malware').toString('base64') };
    expect((await user.post('/api/data/sendemail', { To: 'bob@example.com', Attachment })).status).toBe(404);
    expect((await user.post('/api/data/sendemail', { To: 'bob@example.com' })).status).toBe(400);
    expect(await user.post('/api/data/sendemail', { To: 'bob@example.com, carl', orderId })).toMatchObject({
      status: 400,
      body: { title: 'Please provide valid email address.' },
    });
  });
});

describe('versions of a sheet', () => {
  const versionsOf = async (draftId: string, by = user) => (await by.get(`/api/drafts/${draftId}/versions`)).body;

  it('are the paid sheets of a draft; a later one shows what changed', async () => {
    const { draftId, orderId } = await paidOrder();
    expect(await versionsOf(draftId)).toMatchObject({
      hasChanges: false,
      versions: [{ orderId, version: '1.0', country: 'DE', pdfHash: expect.stringMatching(/^[\da-f]{64}$/) as string }],
    });
    expect((await user.get(`/api/documents/${orderId}/changes`)).body).toEqual({ changes: null });

    const begun = await user.post(`/api/drafts/${draftId}/versions`, { orderId, version: 1 });
    expect(begun).toMatchObject({ status: 200, body: { id: draftId, version: 2 } });
    const draft = draftOf('Thinner №5');
    const changed = { ...draft, description: { ...draft.description, usesAdvisedAgainst: 'Spraying' } };
    await user.put(`/api/drafts/${draftId}`, { version: 2, draft: changed });
    const made = await user.post('/api/data/credo', { draftId, version: 3 });
    expect(made.body).toMatchObject({ isPaid: false });
    const { changes } = (await user.get(`/api/documents/${made.body['orderId'] as string}/changes`)).body;
    expect(changes).toMatchObject({ version: '2.0', previous: { version: '1.0' } });
    expect(JSON.stringify(changes)).toContain('{"kind":"inserted","text":"Spraying"}');
    expect(await versionsOf(draftId)).toMatchObject({
      hasChanges: true,
      published: {
        description: { productName: 'Thinner №5', usesAdvisedAgainst: draft.description.usesAdvisedAgainst },
      },
      versions: [{ version: '1.0' }],
    });
    const published = await user.get(`/api/drafts/${draftId}/published/DE/en`);
    expect(published.body).toMatchObject({ sheets: [{ version: '1.0', sections: expect.any(Array) as unknown }] });
    expect((await user.get(`/api/drafts/${draftId}/published/FR/en`)).body).toEqual({ sheets: [] });
    expect(await stranger.get(`/api/drafts/${draftId}/published/DE/en`)).toMatchObject({ status: 404 });
  });

  it('begin with what was published, on the draft that the caller sees', async () => {
    const { draftId, orderId } = await paidOrder();
    await user.put(`/api/drafts/${draftId}`, { version: 1, draft: draftOf('Unfinished') });
    expect(await user.post(`/api/drafts/${draftId}/versions`, { orderId, version: 1 })).toMatchObject({ status: 409 });
    const { body } = await user.post(`/api/drafts/${draftId}/versions`, { orderId, version: 2 });
    expect(body).toMatchObject({ version: 3, draft: { description: { productName: 'Thinner №5' } } });
  });

  it('are nobody else’s, and none of an unpaid sheet', async () => {
    const { draftId, orderId } = await paidOrder();
    const unpaid = await newOrder();
    const start = `/api/drafts/${draftId}/versions`;
    expect(await stranger.get(start)).toMatchObject({ status: 404 });
    expect(await stranger.get(`/api/documents/${orderId}/changes`)).toMatchObject({ status: 404 });
    expect(await stranger.post(start, { orderId, version: 1 })).toMatchObject({ status: 404 });
    expect(await user.post(start, { orderId: unpaid.orderId, version: 1 })).toMatchObject({ status: 404 });
    expect(await versionsOf(unpaid.draftId)).toEqual({
      hasChanges: false,
      chemistOrder: null,
      published: null,
      versions: [],
    });
  });
});
