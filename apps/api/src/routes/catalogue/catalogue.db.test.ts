import { readListings } from '@gosds/contract/catalogue/get-listings';
import { readSubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import { findByMaterialId } from '@gosds/catalogue/catalogue';
import { policy } from '@gosds/usecases/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
let user: Awaited<ReturnType<OpenedApp['newUser']>>;
beforeAll(async () => {
  service = await openApp();
  user = await service.newUser();
});
afterAll(() => service.close());

const search = async (key: string) => (await user.post('/api/data/ingredients', { key })).answer.json<object[]>();

describe('the autocomplete', () => {
  it.each([
    ['ace', 'the start of a name'],
    ['  ACETONE ', 'a name, however it is written'],
    ['67-64-1', 'a CAS number'],
    ['dimethyl ketone', 'a synonym'],
  ])('finds acetone by %j: %s', async (key) => {
    expect(await search(key)).toContainEqual({
      Highlight: expect.any(String) as string,
      IsName: expect.any(Boolean) as boolean,
      Name: 'Acetone',
      Cas: '67-64-1',
      CwNo: 'CW001101',
      MaterialId: 1101,
      IsSimilar: false,
      Pictograms: ['GHS02', 'GHS07'],
      HazardCodes: ['H225', 'H336', 'H319'],
    });
  });

  it('finds a word within a name, and a part of a word', async () => {
    expect(await search('glycol')).toContainEqual(expect.objectContaining({ Name: expect.stringMatching(/ glycol/) }));
    expect((await search('ylene')).length).toBeGreaterThan(3);
  });

  it('starts at 3 characters, gives 20 lines at most, and takes shorter keys in full alone', async () => {
    expect((await user.post('/api/data/ingredients', { key: ' ' })).status).toBe(400);
    expect(await search('ac ')).toEqual([]);
    expect(await search('水')).toContainEqual(expect.objectContaining({ Name: 'Water', IsName: true }));
    expect(await search('eth')).toHaveLength(20);
    expect(await search('no such substance')).toEqual([]);
  });

  it('answers a visitor too, until the allowance of the address is used up; users go on', async () => {
    const visitor = service.client();
    const ask = () => visitor.post('/api/data/ingredients', { key: 'acetone' });
    expect((await ask()).answer.json<object[]>()[0]).toMatchObject({ Name: 'Acetone' });
    const { max } = policy.rateLimits.visitorSearchesPerAddress;
    for (let asked = 1; asked < max; asked += 1) await ask();
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(await search('acetone')).not.toEqual([]);
  });
});

describe('a CAS number that was typed', () => {
  it('is held against the lists, be there a record of it or not', async () => {
    const { status, body } = await user.get('/api/listings/605-50-5');
    expect(status).toBe(200);
    expect(readListings(body)).toMatchObject({ svhc: [{ reason: 'reprotoxic', date: '2012-12-19' }] });
    const { body: other } = await user.get('/api/listings/56-81-5');
    expect(readListings(other)).toEqual({ inventories: ['aiic', 'dsl', 'iecsc', 'cscl', 'nzioc', 'tsca'] });
  });

  it.each(['605-50-6', 'x', '__proto__', 'constructor'])('%s is refused', async (number) => {
    expect((await user.get(`/api/listings/${number}`)).status).toBe(400);
  });

  it('is for users', async () => {
    expect((await service.client().get('/api/listings/605-50-5')).status).toBe(401);
  });
});

describe('a substance', () => {
  it('comes with the sources it names, and once', async () => {
    const { answer, body } = await user.get('/api/substances/1101');
    const { substance, sources } = readSubstanceFacts(body);
    expect(substance).toEqual(findByMaterialId(1101));
    expect(sources.map(({ id }) => id)).toContain(substance.classification.source);
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    expect(await user.get('/api/substances/1101', { headers })).toMatchObject({ status: 304 });
  });

  it('is there for a visitor, until the allowance of the address is used up', async () => {
    const visitor = service.client();
    const { max } = policy.rateLimits.visitorSubstancesPerAddress;
    for (let asked = 0; asked < max; asked += 1) {
      expect((await visitor.get('/api/substances/1101')).status).toBe(200);
    }
    expect((await visitor.get('/api/substances/1101')).status).toBe(429);
    expect((await user.get('/api/substances/1101')).status).toBe(200);
  });

  it.each([
    ['0', 400],
    ['-1', 400],
    ['x', 400],
    ['999999999', 404],
  ])('%s answers %d', async (id, status) => {
    expect((await user.get(`/api/substances/${id}`)).status).toBe(status);
  });
});

describe('the configuration', () => {
  it('names countries, languages, prices and modes to everybody', async () => {
    const { body } = await service.client().get('/api/config');
    expect(body).toMatchObject({
      languages: expect.arrayContaining([
        { Id: 340_700, Name: 'English', Code: 'en' },
        { Id: 340_712, Name: 'French', Code: 'fr' },
      ]),
      prices: { fullSDS: 8500, furtherLanguage: 4250, erSubscription: 45_500, erSingle: 170_625, erSingleYears: 5 },
      payments: { mode: 'sandbox' },
      features: { mailbox: true },
    });
    expect(body['countries']).toContainEqual({ id: 'DE', name: 'Germany', documentType: 'Reach' });
    expect(body['countries']).toContainEqual({ id: 'US', name: 'United States', documentType: 'GHS' });
  });

  const languagesFor = async (countryId: string | number) => {
    const { answer } = await service.client().post('/api/data/languages-for-country', { countryId });
    return answer.json<{ readonly data: readonly { readonly Code: string }[] }>().data;
  };

  it.each(['US', 140, '140', 'ZZ', 'nowhere'])('offers English first for country %j, then all others', async (id) => {
    const [first, ...others] = await languagesFor(id);
    expect(first).toEqual({ Id: 340_700, Name: 'English', Code: 'en' });
    expect(others.length).toBeGreaterThanOrEqual(11);
  });

  it('offers a country its own languages before the further ones', async () => {
    expect((await languagesFor('MX')).slice(0, 2)).toEqual([
      { Id: 340_700, Name: 'English', Code: 'en' },
      { Id: 340_752, Name: 'Spanish', Code: 'es' },
    ]);
  });
});

describe('the list of Reach uses', () => {
  it('names each code with its list, in the language where there are names, else in English', async () => {
    const nameIn = async (languageId: unknown) => {
      const { answer } = await service.client().post('/api/data/reach-uses', { languageId });
      return answer.json<{ readonly Code: string; readonly Name: string }[]>().find(({ Code }) => Code === 'SU19')
        ?.Name;
    };
    expect(await nameIn('de')).toBe('Bauwirtschaft');
    expect(await nameIn('xx')).toBe('Building and construction work');
    expect(await nameIn('valueOf')).toBe('Building and construction work');
    const { answer } = await service.client().post('/api/data/reach-uses', { languageId: 'en' });
    const list = answer.json<{ readonly List: string }[]>();
    expect(list).toContainEqual({ List: 'SU', Code: 'SU3', Name: 'Industrial uses at industrial sites' });
    expect([...new Set(list.map(({ List }) => List))]).toEqual(['SU', 'PC', 'PROC', 'ERC', 'AC']);
    expect((await service.client().post('/api/data/reach-uses', {})).status).toBe(400);
  });
});
