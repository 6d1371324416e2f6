import { emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftStore, draftReducers, type DraftStore } from './draft-store.ts';
import { startDraftSync, type DraftSync, type SaveOutcome } from './draft-sync.ts';
import { localCopies } from './local-copy.ts';

const at = '2026-01-01T12:04:00Z';

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A server with optimistic versions, as in the contract. */
function fakeServer(draft: Draft) {
  const server = { version: 1, draft, isUp: true, saves: 0 };
  const save = async (_id: string, version: number, sent: Draft): Promise<SaveOutcome> => {
    if (!server.isUp) return { status: 'unreachable' };
    if (version !== server.version) {
      return {
        status: 'changed-elsewhere',
        current: { id: 'd', savedAt: at, version: server.version, draft: server.draft },
      };
    }
    server.saves += 1;
    server.version += 1;
    server.draft = sent;
    return { status: 'saved', version: server.version, savedAt: at };
  };
  return { server, save };
}

const type = (store: DraftStore, field: 'productName' | 'companyName', value: string) => {
  store.setState(
    (state) =>
      draftReducers.edit(state, (draft) => ({ ...draft, description: { ...draft.description, [field]: value } }), {
        field,
        now: Date.now(),
      }),
    true,
  );
};

const renamed = (draft: Draft, patch: Partial<Draft['description']>): Draft => ({
  ...draft,
  description: { ...draft.description, ...patch },
});

describe('saving of a draft', () => {
  let store: DraftStore;
  let sync: DraftSync;
  const setUp = () => {
    const { server, save } = fakeServer(emptyDraft());
    const storage = fakeStorage();
    const copies = localCopies(storage);
    const onMerged = vi.fn();
    store = createDraftStore({ id: 'd', version: 1, savedAt: at, draft: server.draft });
    sync = startDraftSync(store, { save, copies, onSaved: () => undefined, onMerged });
    return { server, storage, copies, onMerged };
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await sync.stop();
    vi.useRealTimers();
  });

  it('keeps each key on this device at once and sends 800 ms after the last', async () => {
    const { server, copies } = setUp();
    type(store, 'productName', 'T');
    expect(copies.find('d')?.draft.description.productName).toBe('T');
    await vi.advanceTimersByTimeAsync(700);
    type(store, 'productName', 'Th');
    await vi.advanceTimersByTimeAsync(700);
    expect(server.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saves).toBe(1);
    expect(store.getState()).toMatchObject({ status: 'saved', version: 2 });
    expect(copies.find('d')).toBeUndefined();
  });

  it('sends at the end what was typed during a save under way, and keeps no copy of it', async () => {
    const { server, copies } = setUp();
    type(store, 'productName', 'Th');
    const underWay = sync.flush();
    type(store, 'productName', 'Thinner');
    await sync.stop();
    await underWay;
    expect(server.draft.description.productName).toBe('Thinner');
    expect(copies.find('d')).toBeUndefined();
  });

  it('sends at once when asked to', async () => {
    const { server } = setUp();
    type(store, 'productName', 'Thinner');
    await sync.flush();
    expect(server.draft.description.productName).toBe('Thinner');
  });

  it('keeps what was typed while the server is down, and sends it when the server is back', async () => {
    const { server, copies } = setUp();
    server.isUp = false;
    type(store, 'productName', 'Thinner');
    await sync.flush();
    expect(store.getState().status).toBe('offline');
    expect(copies.find('d')?.draft.description.productName).toBe('Thinner');
    server.isUp = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.draft.description.productName).toBe('Thinner');
    expect(store.getState().status).toBe('saved');
  });

  it('merges what another tab saved meanwhile and sends the result', async () => {
    const { server, onMerged } = setUp();
    server.draft = renamed(server.draft, { companyName: 'ACME' });
    server.version = 2;
    type(store, 'productName', 'Thinner');
    await sync.flush();
    expect(onMerged).toHaveBeenCalledOnce();
    expect(server.draft.description).toMatchObject({ productName: 'Thinner', companyName: 'ACME' });
  });

  it('sends nothing over a field that both changed until the user has chosen, then what was chosen', async () => {
    const { server } = setUp();
    server.draft = renamed(server.draft, { productName: 'Cleaner' });
    server.version = 2;
    type(store, 'productName', 'Thinner');
    await sync.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState().status).toBe('conflict');
    expect(server.draft.description.productName).toBe('Cleaner');
    type(store, 'companyName', 'ACME');
    sync.choose(new Map([['description.productName', 'mine']]));
    await vi.advanceTimersByTimeAsync(0);
    expect(server.draft.description).toMatchObject({ productName: 'Thinner', companyName: 'ACME' });
  });

  it('follows another tab where nothing was typed here', () => {
    setUp();
    sync.receiveFrom({ id: 'd', version: 2, savedAt: at, draft: renamed(emptyDraft(), { productName: 'Cleaner' }) });
    expect(store.getState()).toMatchObject({ status: 'saved', version: 2 });
    expect(store.getState().draft.description.productName).toBe('Cleaner');
  });

  it('has nothing to send after an undo back to what the server has', async () => {
    const { server, copies } = setUp();
    type(store, 'productName', 'Thinner');
    store.setState((state) => draftReducers.undo(state), true);
    expect(store.getState().status).toBe('saved');
    expect(copies.find('d')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.saves).toBe(0);
  });
});
