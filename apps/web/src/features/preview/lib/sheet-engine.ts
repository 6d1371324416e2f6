import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import type { Draft } from '@gosds/sheet/draft';
import type { Inspection } from '@gosds/sheet/inspector/inspect';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { Source, Substance } from '@gosds/sheet/substance';
import { createStore, type StoreApi } from 'zustand/vanilla';

type SheetState = {
  /** The last sheet that could be made; it stays while a newer one is on its way. */
  readonly made: MadeSheet | null;
  /** What the inspector says of it. */
  readonly inspection: Inspection | null;
  readonly draft: Draft | null;
  /** `failed`: substance facts or the engine could not be loaded; it is tried again with the next change. */
  readonly status: 'loading' | 'ready' | 'failed';
};

export type SheetStore = StoreApi<SheetState>;

export const createSheetStore = (): SheetStore =>
  createStore(() => ({ made: null, inspection: null, draft: null, status: 'loading' }));

/** Makes a sheet and inspects it. */
export type SheetEngine = (facts: SheetFacts) => { readonly made: MadeSheet; readonly inspection: Inspection };

export type EnginePorts = {
  readonly loadEngine: () => Promise<SheetEngine>;
  readonly loadSubstance: (materialId: number) => Promise<SubstanceFacts>;
  readonly today: () => string;
  readonly onFault: (error: unknown) => void;
};

type DraftSource = {
  readonly getDraft: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
};

type Known = { readonly substances: Map<number, Substance>; readonly sources: Map<string, Source> };

const wantedIds = ({ ingredients }: Draft) =>
  ingredients.map(({ materialId }) => materialId).filter((id) => id !== null);

/**
 * Makes the sheet anew after each change of the draft, in this browser, by the packages that the server uses. Facts of
 * a substance are fetched once.
 */
export function startSheetEngine(source: DraftSource, store: SheetStore, ports: EnginePorts): () => void {
  const known: Known = { substances: new Map(), sources: new Map() };
  let engine: SheetEngine | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;

  const load = async (ids: readonly number[]) => {
    engine ??= await ports.loadEngine();
    const loaded = await Promise.all(ids.map((id) => ports.loadSubstance(id)));
    for (const { substance, sources } of loaded) {
      known.substances.set(substance.materialId, substance);
      for (const fact of sources) known.sources.set(fact.id, fact);
    }
  };

  const make = (makeAndInspect: SheetEngine, draft: Draft) => {
    const day = ports.today();
    try {
      const sheet = makeAndInspect({ draft, ...known, issueDate: day, revisionDate: day, version: '1.0' });
      store.setState({ ...sheet, draft, status: 'ready' });
    } catch (error) {
      store.setState({ status: 'failed' });
      ports.onFault(error);
    }
  };

  const run = () => {
    const draft = source.getDraft();
    const missing = wantedIds(draft).filter((id) => !known.substances.has(id));
    if (engine && missing.length === 0) {
      make(engine, draft);
      return;
    }
    if (isLoading) return;
    isLoading = true;
    store.setState({ status: 'loading' });
    load(missing).then(
      () => {
        isLoading = false;
        run();
      },
      () => {
        isLoading = false;
        store.setState({ status: 'failed' });
      },
    );
  };

  const unsubscribe = source.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(run, 0);
  });
  run();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
