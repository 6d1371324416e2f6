import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import type { Language } from '@gosds/phrases/language';
import { emptyDraft, type Draft } from '@gosds/sheet/draft/draft';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSheetStore, type SheetEngine, startSheetEngine } from './sheet-engine.ts';

const acetone = { substance: { materialId: 7, name: 'Acetone' }, sources: [] } as unknown as SubstanceFacts;

const withMaterial = (materialId: number | null): Draft => ({
  ...emptyDraft(),
  ingredients: emptyDraft().ingredients.map((row, index) => (index === 0 ? { ...row, materialId } : row)),
});

const versionOf = (version: string) => ({ version }) as unknown as PublishedSheet;

function setUp(first: Draft) {
  const current = { draft: first, published: first };
  const listeners = new Set<() => void>();
  const engine = vi.fn(
    (facts: SheetFacts) => ({ made: { facts }, review: { score: 100 } }) as unknown as ReturnType<SheetEngine>,
  );
  const loadSubstance = vi.fn(async () => acetone);
  const loadListings = vi.fn(async () => ({}));
  const loadLanguage = vi.fn(async (tag: string) => ({ tag }) as unknown as Language);
  const loadPublished = vi.fn(async () => [versionOf('2.0'), versionOf('1.0')]);
  const loadEmergencyResponse = vi.fn(async () => ({ number: '+1 303 555 0100', languages: ['en'] }));
  const onFault = vi.fn();
  const store = createSheetStore();
  const stop = startSheetEngine(
    {
      getDraft: () => current.draft,
      isPublished: (draft) => draft === current.published,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    store,
    {
      loadEngine: async () => engine,
      loadSubstance,
      loadListings,
      loadLanguage,
      loadPublished,
      loadEmergencyResponse,
      today: () => '2026-01-01',
      onFault,
    },
  );
  const change = async (draft: Draft) => {
    current.draft = draft;
    for (const listener of listeners) listener();
    await vi.advanceTimersByTimeAsync(1);
  };
  const loads = { loadSubstance, loadListings, loadLanguage, loadPublished, loadEmergencyResponse };
  return { store, engine, ...loads, onFault, stop, change };
}

describe('the live sheet', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('asks for the number of the emergency response where it is chosen, and once', async () => {
    const { loadEmergencyResponse, change, engine } = setUp(withMaterial(7));
    await vi.advanceTimersByTimeAsync(1);
    expect(loadEmergencyResponse).not.toHaveBeenCalled();
    const chosen = { ...withMaterial(7), addOns: { goEr: 'single' as const, publishMaterial: false } };
    for (const _twice of [1, 2]) await change(chosen);
    expect(loadEmergencyResponse).toHaveBeenCalledOnce();
    const number = { emergencyResponse: expect.objectContaining({ number: '+1 303 555 0100' }) as object };
    expect(engine).toHaveBeenLastCalledWith(expect.objectContaining(number), chosen);
  });

  it('fetches the facts of a substance once, however often the draft changes', async () => {
    const { store, loadSubstance, change, engine } = setUp(withMaterial(7));
    await vi.advanceTimersByTimeAsync(1);
    await change(withMaterial(7));
    await change(withMaterial(7));
    expect(loadSubstance).toHaveBeenCalledOnce();
    expect(engine).toHaveBeenCalledTimes(3);
    expect(store.getState()).toMatchObject({ status: 'ready', review: { score: 100 } });
  });

  it('asks once what the lists say of a typed number, and goes on with it', async () => {
    const typed = (casNumber: string): Draft => ({
      ...emptyDraft(),
      ingredients: emptyDraft().ingredients.map((row, index) => (index === 0 ? { ...row, casNumber } : row)),
    });
    const { loadListings, change, engine } = setUp(typed('54-11-5'));
    await vi.advanceTimersByTimeAsync(1);
    await change(typed('54-11-5'));
    expect(loadListings).toHaveBeenCalledExactlyOnceWith('54-11-5');
    expect(engine.mock.lastCall?.[0].listings?.get('54-11-5')).toEqual({});
    await change(typed('54-11-'));
    expect(loadListings).toHaveBeenCalledOnce();
  });

  it('leaves out what no product can have, says so, and keeps what was typed', async () => {
    const { store, change, engine } = setUp(emptyDraft());
    await vi.advanceTimersByTimeAsync(1);
    const draft = emptyDraft();
    const impossible = { ...draft, properties: { ...draft.properties, ph: '99' } };
    await change(impossible);
    expect(engine.mock.lastCall?.[0].draft.properties.ph).toBe('');
    expect(store.getState()).toMatchObject({ leftOut: ['properties.ph'], draft: impossible });
    await change({ ...draft, properties: { ...draft.properties, ph: '9' } });
    expect(engine.mock.lastCall?.[0].draft.properties.ph).toBe('9');
    expect(store.getState().leftOut).toEqual([]);
  });

  it('writes in the language of the draft, whose words are fetched once', async () => {
    const { loadLanguage, change, engine } = setUp(emptyDraft());
    await vi.advanceTimersByTimeAsync(1);
    const draft = emptyDraft();
    const french = { ...draft, description: { ...draft.description, country: 'FR', language: 'fr' } };
    await change(french);
    await change({ ...french });
    expect(engine.mock.lastCall?.[0].language?.tag).toBe('fr');
    expect(loadLanguage.mock.calls.filter(([tag]) => tag === 'fr')).toHaveLength(1);
  });

  it('is the version after the published one, which is itself the one after that before it', async () => {
    const forCountry = (country: string): Draft => {
      const draft = emptyDraft();
      return { ...draft, description: { ...draft.description, country, language: 'en' } };
    };
    const { loadPublished, change, engine } = setUp(forCountry('DE'));
    const replaced = () => engine.mock.lastCall?.[0].previous?.version;
    await vi.advanceTimersByTimeAsync(1);
    expect(replaced()).toBe('1.0');
    await change(forCountry('DE'));
    expect(replaced()).toBe('2.0');
    expect(loadPublished).toHaveBeenCalledOnce();
    loadPublished.mockResolvedValueOnce([]);
    await change(forCountry('FR'));
    expect(replaced()).toBeUndefined();
    expect(loadPublished.mock.calls).toMatchObject([[{ country: 'DE' }], [{ country: 'FR' }]]);
    await change(emptyDraft());
    expect(loadPublished).toHaveBeenCalledTimes(2);
  });

  it('keeps the last sheet where facts cannot be loaded, and tries again with the next change', async () => {
    const { store, loadSubstance, change } = setUp(emptyDraft());
    await vi.advanceTimersByTimeAsync(1);
    const before = store.getState().made;
    loadSubstance.mockRejectedValueOnce(new Error('offline'));
    await change(withMaterial(7));
    expect(store.getState()).toMatchObject({ status: 'failed', made: before });
    await change(withMaterial(7));
    expect(store.getState().status).toBe('ready');
  });

  it('tries again by itself what could not be loaded, after longer and longer pauses, until it is stopped', async () => {
    const { store, loadSubstance, stop, change } = setUp(emptyDraft());
    await vi.advanceTimersByTimeAsync(1);
    loadSubstance.mockRejectedValue(new Error('offline'));
    await change(withMaterial(7));
    for (const [pause, calls] of [
      [1000, 2],
      [3000, 3],
      [10_000, 4],
      [30_000, 5],
      [30_000, 6],
    ] as const) {
      await vi.advanceTimersByTimeAsync(pause - 2);
      expect(loadSubstance).toHaveBeenCalledTimes(calls - 1);
      await vi.advanceTimersByTimeAsync(2);
      expect(loadSubstance).toHaveBeenCalledTimes(calls);
    }
    loadSubstance.mockResolvedValueOnce(acetone);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.getState().status).toBe('ready');
    await change(withMaterial(8));
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loadSubstance).toHaveBeenCalledTimes(8);
  });

  it('reports a fault of the engine and goes on with the next draft', async () => {
    const { store, engine, onFault, change } = setUp(emptyDraft());
    await vi.advanceTimersByTimeAsync(1);
    engine.mockImplementationOnce(() => {
      throw new RangeError('no such rule');
    });
    await change(withMaterial(null));
    expect(onFault).toHaveBeenCalledOnce();
    expect(store.getState().status).toBe('failed');
    await change(emptyDraft());
    expect(store.getState().status).toBe('ready');
  });
});
