import { emptyDraft } from '@gosds/sheet/draft/draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp } from '../../testing/open-app.ts';

let service: OpenedApp;
beforeAll(async () => {
  service = await openApp();
});
afterAll(() => service.close());

const url = '/api/group-standards';
const cleaning = {
  Id: 'HSR002530',
  ApprovalCode: 'HSR002530',
  Name: 'Cleaning Products (Subsidiary Hazard) Group Standard 2020',
  IsCustomStandard: false,
};

async function withSheet(groupStandards: readonly object[] = []) {
  const user = await service.newUser();
  const draft = emptyDraft();
  const description = { ...draft.description, country: 'NZ', groupStandards };
  const { body } = await user.post('/api/drafts', { draft: { ...draft, description } });
  const MaterialId = String(body['id']);
  const load = async (more: object = {}) =>
    (await user.post(`${url}/load`, { MaterialId, CountryId: 'NZ', ...more })).answer.json<Record<string, unknown>[]>();
  const add = async (Name: string) =>
    (await user.post(`${url}/save`, { ApprovalCode: 'HSR999001', Name, MaterialId })).body;
  return { user, MaterialId, load, add };
}

describe('group standards', () => {
  it('are those of New Zealand alone, with what the sheet accepted', async () => {
    const { load, MaterialId } = await withSheet([{ id: 'HSR002530', approvalCode: 'HSR002530', name: 'C' }]);
    expect(await load()).toContainEqual({ ...cleaning, MaterialId, AcceptedByUser: true });
    expect((await load()).filter(({ AcceptedByUser }) => AcceptedByUser === true)).toHaveLength(1);
    expect(await load({ CountryId: 'AU' })).toEqual([]);
  });

  it('of an account are added, changed and deleted, and left out where only the others are asked for', async () => {
    const { user, load, add, MaterialId } = await withSheet();
    const own = await add('Own');
    expect(own).toMatchObject({ ApprovalCode: 'HSR999001', IsCustomStandard: true, AcceptedByUser: false });
    await user.post(`${url}/save`, { Id: own['Id'], ApprovalCode: 'HSR999002', Name: 'New', MaterialId });
    expect((await load())[0]).toMatchObject({ Id: own['Id'], ApprovalCode: 'HSR999002', Name: 'New' });
    expect((await load({ IncludeUsers: false })).every(({ IsCustomStandard }) => IsCustomStandard === false)).toBe(
      true,
    );
    expect((await user.post(`${url}/delete`, { standardId: own['Id'] })).body).toEqual({ deleted: true });
    expect((await load()).map(({ Id }) => Id)).not.toContain(own['Id']);
  });

  it('of the authority can be neither changed nor deleted', async () => {
    const { user, MaterialId } = await withSheet();
    const changed = await user.post(`${url}/save`, { Id: 'HSR002530', ApprovalCode: 'X', Name: 'X', MaterialId });
    expect(changed.status).toBe(404);
    expect((await user.post(`${url}/delete`, { standardId: 'HSR002530' })).status).toBe(404);
  });

  it('are accepted and unaccepted', async () => {
    const { user, add, MaterialId } = await withSheet([{ id: 'HSR002530', approvalCode: 'HSR002530', name: 'C' }]);
    const own = await add('Own');
    const accepted = await user.post(`${url}/accept`, {
      MaterialId,
      SelectedGroupStandardIds: [own['Id']],
      UnselectedGroupStandardIds: ['HSR002530'],
    });
    expect(accepted.answer.json()).toEqual([{ ...own, AcceptedByUser: true }]);
  });

  it('of another account, and its sheet, are not found', async () => {
    const [mine, theirs] = [await withSheet(), await withSheet()];
    const own = await theirs.add('Theirs');
    const { MaterialId } = mine;
    const tries: readonly (readonly [string, object])[] = [
      ['save', { Id: own['Id'], ApprovalCode: 'X', Name: 'X', MaterialId }],
      ['delete', { standardId: own['Id'] }],
      ['accept', { MaterialId, SelectedGroupStandardIds: [own['Id']], UnselectedGroupStandardIds: [] }],
      ['load', { MaterialId: theirs.MaterialId, CountryId: 'NZ' }],
    ];
    for (const [call, body] of tries) expect((await mine.user.post(`${url}/${call}`, body)).status).toBe(404);
    expect((await theirs.load())[0]).toMatchObject({ Name: 'Theirs' });
  });

  it('have a number and a name', async () => {
    const { user, MaterialId } = await withSheet();
    expect((await user.post(`${url}/save`, { ApprovalCode: ' ', Name: 'X', MaterialId })).status).toBe(400);
  });
});
