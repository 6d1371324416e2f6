import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import { loadChemicals } from '@gosds/postgres/chemicals/load-chemicals';
import { repositoryFile } from '@gosds/testkit/public-files';
import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInCatalogue } from '../../adapters/built-in-catalogue.ts';
import { openApp, type OpenedApp } from '../../testing/open-app.ts';
import { wireWatch } from '../../wire.ts';

type User = Awaited<ReturnType<OpenedApp['newUser']>>;

const fixture = repositoryFile('packages/testkit/src/chemical-data');
const folders: string[] = [];

/** The data of the fixture with an edition of the Candidate List of its own. */
function withEdition(version: string, entries: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gosds-watch-'));
  folders.push(folder);
  cpSync(fixture, folder, { recursive: true });
  const lists = join(folder, 'chemicals/lists.csv');
  writeFileSync(lists, readFileSync(lists, 'utf8').replace('2026-02-22', version));
  writeFileSync(join(folder, 'chemicals/lists/eu-svhc-candidate-list.csv'), `cas,name,entry,from_percent\n${entries}`);
  return folder;
}

/** All that the law asks of a supplier, since nothing less can be paid for. */
const nationalLimits = 'Acetone: 500 ppm, 1200 mg/m³ (TRGS 900)';
const supplier = {
  ...{ companyName: 'Acme', country: 'DE', language: 'en', uses: 'Thinning of paints', vendorCountry: 'DE' },
  ...{ telephone: '+49 30 555 0100', emergencyTelephone: '+49 30 555 0199 (24 h)', email: 'sds@example.com' },
  ...{ street: '1 Example Street', suburb: 'Exampleton', postcode: '12345' },
};

async function draftOf(productName: string, cas: string): Promise<Draft> {
  const [match] = await builtInCatalogue.search(cas, 1);
  const draft = emptyDraft();
  const [first] = draft.ingredients;
  return {
    ...draft,
    description: { ...draft.description, ...supplier, productName },
    ingredients: [
      { ...first!, name: productName, casNumber: cas, materialId: match?.MaterialId ?? null, proportion: '100' },
    ],
    properties: { ...draft.properties, state: 'Liquid', waterSolubility: 'Miscible', nationalLimits },
  };
}

const benzene = '71-43-2';
const hexane = '110-54-3';
let service: OpenedApp;
let ann: User;
let bob: User;
/** Of Bob’s product. */
let acetone: unknown;
beforeAll(async () => {
  service = await openApp();
  service.time.now = new Date('2026-04-29T08:00:00Z');
  ann = await service.newUser('ann@example.com');
  bob = await service.newUser('bob@example.com');
  await ann.post('/api/drafts', { draft: await draftOf('Benzol', benzene) });
  await ann.post('/api/drafts', { draft: await draftOf('Hexane', hexane) });
  acetone = (await bob.post('/api/drafts', { draft: await draftOf('Acetone', '67-64-1') })).body['id'];
  await loadChemicals(service.database.address, fixture);
});
afterAll(async () => {
  await service.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A later day, on which both log in anew. */
async function isNow(day: string) {
  service.time.now = new Date(`${day}T08:00:00Z`);
  for (const user of [ann, bob]) await user.logIn(user.email);
}

/** One look at what has changed, with all that follows from it. */
async function look() {
  await wireWatch({ work: service.work, clock: () => service.time.now })();
  await service.database.makeJobsDue();
  while ((await service.worker.drain()) > 0);
}

const mails = async () => (await service.mailbox.list(100)).map(({ recipient, subject }) => ({ recipient, subject }));
const touchedOf = async (user: User) =>
  (await user.get('/api/watch')).answer.json<{ touched: TouchedSheet[]; total: number }>();

describe('a watch', () => {
  it('tells nothing while nothing has changed', async () => {
    await look();
    expect(await loadChemicals(service.database.address, fixture)).toMatchObject({ outcome: 'current' });
    await isNow('2026-04-30');
    await look();
    expect(await mails()).toEqual([]);
    expect(await touchedOf(ann)).toEqual({ touched: [], total: 0 });
  });

  it('tells the owner of a product once that a newer edition of a list names an ingredient, and nobody else', async () => {
    await loadChemicals(service.database.address, withEdition('2026-06-20', `${benzene},,new reason,0.1\n`));
    await look();
    await look();
    expect(await mails()).toEqual([
      { recipient: 'ann@example.com', subject: 'A change touches one of your safety data sheets' },
    ]);
    expect(await touchedOf(bob)).toEqual({ touched: [], total: 0 });
    expect(await touchedOf(ann)).toMatchObject({
      total: 1,
      touched: [
        {
          productName: 'Benzol',
          isPublished: false,
          effect: {
            ...{
              kind: 'list',
              list: 'eu-svhc-candidate-list',
              earlier: '2026-02-22',
              later: '2026-06-20',
              sheet: null,
            },
            ingredients: [
              {
                ...{ cas: benzene, name: 'Benzene', before: [] },
                after: [{ entry: 'new reason', threshold: { percent: 0.1, isAbove: false } }],
              },
            ],
          },
        },
      ],
    });
  });

  it('marks the sheet until its owner has read the notice; nobody else reads it for them', async () => {
    const marks = async () => {
      const { drafts } = (await ann.get('/api/drafts')).answer.json<{
        drafts: { productName: string; unreadChanges: number }[];
      }>();
      return new Map(drafts.map(({ productName, unreadChanges }) => [productName, unreadChanges]));
    };
    expect([...(await marks())].toSorted()).toEqual([
      ['Benzol', 1],
      ['Hexane', 0],
    ]);
    const [notice] = (await touchedOf(ann)).touched;
    expect(notice?.readAt).toBeNull();
    const read = (user: User, ids: readonly unknown[]) => user.post('/api/watch/read', { ids });
    expect((await read(bob, [notice?.id])).status).toBe(200);
    expect((await marks()).get('Benzol')).toBe(1);
    expect((await read(ann, [notice?.id, crypto.randomUUID()])).status).toBe(200);
    expect((await marks()).get('Benzol')).toBe(0);
    expect((await touchedOf(ann)).touched[0]?.readAt).toBe(service.time.now.toISOString());
    for (const ids of [[], ['x'], Array.from({ length: 201 }, () => crypto.randomUUID())])
      expect((await read(ann, ids)).status).toBe(400);
  });

  it('holds a published sheet against what it would say today', async () => {
    const made = await bob.post('/api/data/credo', { draftId: acetone, version: 1 });
    const paid = await bob.post('/api/data/payWithStripe', { orderId: made.body['orderId'], tokenId: 'pm_card_visa' });
    expect(paid.status).toBe(200);
    await loadChemicals(service.database.address, withEdition('2026-06-21', `67-64-1,,irritant,0.1\n`));
    await look();
    const [touched] = (await touchedOf(bob)).touched;
    expect(touched).toMatchObject({
      ...{ productName: 'Acetone', isPublished: true, isReplaced: false, draftId: acetone },
      effect: { kind: 'list', later: '2026-06-21', sheet: { degree: 'minor', redline: [] } },
    });
    // Ann’s product was on the list, and is no longer.
    expect((await touchedOf(ann)).touched[0]?.effect).toMatchObject({ ingredients: [{ cas: benzene, after: [] }] });
  });

  it('tells of law on the day from which it holds, with what it changes', async () => {
    await isNow('2026-05-01');
    await look();
    await look();
    const ofLaw = (await touchedOf(ann)).touched.filter(({ productName }) => productName === 'Hexane');
    expect(ofLaw).toMatchObject([
      { productName: 'Hexane', isPublished: false, effect: { steps: [{ day: '2026-05-01', degree: 'major' }] } },
    ]);
    const [effect] = ofLaw.map((each) => each.effect);
    const step = effect?.kind === 'law' ? effect.steps[0] : undefined;
    expect(step?.classes.added.map(({ key }) => key)).toEqual(['STOT RE 1 H372']);
    expect(step?.redline.map(({ number }) => number)).toContain(2);
    const last = await mails();
    expect(last.filter(({ recipient }) => recipient === 'ann@example.com')).toHaveLength(3);
  });

  it('goes on where it died, and sends no mail twice', async () => {
    const before = (await mails()).length;
    await loadChemicals(service.database.address, withEdition('2026-06-22', `${benzene},,a,0.1\n67-64-1,,b,\n`));
    const { watch } = service.work.stores;
    const asBefore = watch.nextOwner.bind(watch);
    const died = vi.spyOn(watch, 'nextOwner');
    died.mockImplementationOnce(asBefore).mockRejectedValueOnce(new Error('The process died.'));
    await look();
    expect(died).toHaveBeenCalledTimes(2);
    expect(await mails()).toHaveLength(before);
    died.mockRestore();
    await look();
    await look();
    const sent = (await mails()).slice(0, -before);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(['ann@example.com', 'bob@example.com']);
  });

  it('writes in the language of the account, and to nobody who wants no mail', async () => {
    await ann.put('/api/account/mails', { newDevice: true, watch: false });
    await service.database.pool.query(`update app_user set interface_language = 'de' where email = 'bob@example.com'`);
    const before = (await mails()).length;
    await loadChemicals(service.database.address, withEdition('2026-06-23', ''));
    await look();
    const [mail, ...more] = (await service.mailbox.list(100)).slice(0, -before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'bob@example.com', subject: expect.stringContaining('betrifft') });
    const shown = await service.mailbox.find(mail!.id);
    expect(shown?.text).toContain('„Substances of very high concern, Candidate List“');
    expect(shown?.text).toContain('Acetone');
    expect(shown?.text).toContain('https://gosds.example/watch');
    expect((await touchedOf(ann)).touched[0]?.effect).toMatchObject({ later: '2026-06-23' });
  });

  it('tells that a group without numbers may name an ingredient, by its element', async () => {
    await bob.post('/api/drafts', { draft: await draftOf('Litharge', '1317-36-8') });
    const folder = withEdition('2026-06-24', ',Lead and its compounds,restricted,0.1\n,Zinc compounds,other,\n');
    const lead = '9001,7439-92-1,,Lead,,,Pb,,,,,\n9002,1317-36-8,,Lead monoxide,,,PbO,,,,,\n';
    appendFileSync(join(folder, 'chemicals/identifiers.csv'), lead);
    await loadChemicals(service.database.address, folder);
    await look();
    const [touched] = (await touchedOf(bob)).touched.filter(({ productName }) => productName === 'Litharge');
    expect(touched?.effect).toMatchObject({
      editedSentences: 0,
      ingredients: [
        {
          ...{ cas: '1317-36-8', group: 'Lead and its compounds', before: [] },
          after: [{ entry: 'restricted', threshold: { percent: 0.1 } }],
        },
      ],
    });
    expect((await touchedOf(bob)).touched.filter(({ effect }) => JSON.stringify(effect).includes('Zinc'))).toEqual([]);
  });

  it('and a report on the chemical tells each such group of its lists', async () => {
    const place = { galleriaCountryCode: 0, galleriaRegionCode: 0 };
    const { body } = await bob.post('/api/data/createGalleriaOrder', {
      documentParameters: { MaterialId: 9002, Lists: ['int-iarc', 'us-tsca-inventory'], CountryRegion: place },
      additionalInfo: {},
    });
    expect((await bob.get(`/api/galleria/orders/${String(body['orderId'])}`)).body).toMatchObject({
      dataPoints: expect.arrayContaining([
        expect.objectContaining({
          ...{ listIndex: 'int-iarc', inList: false },
          groups: ['Lead compounds, inorganic'],
        }),
        expect.objectContaining({ listIndex: 'us-tsca-inventory', groups: [] }),
      ]),
    });
  });

  it('and the page of the chemical and the check of ingredients tell them too', async () => {
    const groups = ['Lead compounds, inorganic'];
    const told = { list: { code: 'int-iarc' }, groups };
    const { body } = await bob.get('/api/galleria/chemicals/9002');
    expect(body['mayBeNamed']).toEqual(expect.arrayContaining([expect.objectContaining({ groups })]));
    expect(body['listings']).toEqual([]);
    const checked = await bob.post('/api/galleria/list-matches', {
      chemicals: [{ MaterialId: 9002 }, { MaterialId: 1101 }],
    });
    const named = checked.body['mayBeNamed'] as { MaterialId: number; list: { code: string } }[];
    expect(named.find(({ list }) => list.code === 'int-iarc')).toMatchObject({ MaterialId: 9002, ...told });
    expect(named.filter(({ MaterialId }) => MaterialId !== 9002)).toEqual([]);
  });

  it('calls an ingredient that the search lacks by the name in the sheet', async () => {
    const unknown = '1000000-00-9';
    await bob.post('/api/drafts', { draft: await draftOf('House fungicide', unknown) });
    await loadChemicals(service.database.address, withEdition('2026-06-25', `${unknown},,house reason,0.1\n`));
    await look();
    const [touched] = (await touchedOf(bob)).touched.filter(({ productName }) => productName === 'House fungicide');
    expect(touched?.effect).toMatchObject({ ingredients: [{ cas: unknown, name: 'House fungicide', group: null }] });
  });

  it('is the caller’s own', async () => {
    expect(await service.client().get('/api/watch')).toMatchObject({ status: 401 });
  });

  it('leaves out a sheet that cannot be made, tells staff, and goes on to those of others', async () => {
    const [match] = await builtInCatalogue.search(benzene, 1);
    const find = builtInCatalogue.find.bind(builtInCatalogue);
    const poisoned = vi
      .spyOn(builtInCatalogue, 'find')
      .mockImplementation((id) =>
        id === match?.MaterialId ? Promise.reject(new TypeError('It cannot be made.')) : find(id),
      );
    await loadChemicals(service.database.address, withEdition('2026-12-22', '67-64-1,,poisoned,0.2\n'));
    await look();
    poisoned.mockRestore();
    await bob.logIn(bob.email);
    const { touched } = await touchedOf(bob);
    expect(
      touched.map(({ effect }) => JSON.stringify(effect)).filter((text) => text.includes('poisoned')),
    ).toHaveLength(1);
    const logged = await service.database.pool.query<{ message: string }>(
      `select message from error_log where route = 'watch-step'`,
    );
    expect(logged.rows.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Draft [\w-]+: TypeError: It cannot be made\.$/),
    );
  });
});
