import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import type { Language } from '@gosds/phrases/language';
import { sheetLanguage } from '@gosds/sheet/countries';
import type { Draft } from '@gosds/sheet/draft';
import type { Inspection } from '@gosds/sheet/inspector/inspect';
import { catalogueRows } from '@gosds/sheet/recipe-rows';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { Source, Substance } from '@gosds/sheet/substance';
import { createStore, type StoreApi } from 'zustand/vanilla';

type SheetState = {
  /** The last sheet that could be made; it stays while a newer one is on its way. */
  readonly made: MadeSheet | null;
  /** What it was made from. */
  readonly facts: SheetFacts | null;
  /** What the inspector says of it. */
  readonly inspection: Inspection | null;
  readonly draft: Draft | null;
  /** `failed`: substance facts or the engine could not be loaded; it is tried again with the next change. */
  readonly status: 'loading' | 'ready' | 'failed';
};

export type SheetStore = StoreApi<SheetState>;

export const createSheetStore = (): SheetStore =>
  createStore(() => ({ made: null, facts: null, inspection: null, draft: null, status: 'loading' }));

/** Makes a sheet and inspects it. */
export type SheetEngine = (facts: SheetFacts) => { readonly made: MadeSheet; readonly inspection: Inspection };

export type EnginePorts = {
  readonly loadEngine: () => Promise<SheetEngine>;
  readonly loadSubstance: (materialId: number) => Promise<SubstanceFacts>;
  readonly loadLanguage: (tag: string) => Promise<Language>;
  readonly today: () => string;
  readonly onFault: (error: unknown) => void;
};

type DraftSource = {
  readonly getDraft: () => Draft;
  readonly subscribe: (listener: () => void) => () => void;
};

type Known = {
  readonly substances: Map<number, Substance>;
  readonly sources: Map<string, Source>;
  /** By the tag that a draft asks for. */
  readonly languages: Map<string, Language>;
};

const wantedIds = (draft: Draft) => catalogueRows(draft).map(({ materialId }) => materialId);

type Unknown = { readonly ids: readonly number[]; readonly tag: string };

async function learn({ substances, sources, languages }: Known, ports: EnginePorts, { ids, tag }: Unknown) {
  const [language, ...loaded] = await Promise.all([
    languages.get(tag) ?? ports.loadLanguage(tag),
    ...ids.map((id) => ports.loadSubstance(id)),
  ]);
  languages.set(tag, language);
  for (const { substance, sources: facts } of loaded) {
    substances.set(substance.materialId, substance);
    for (const fact of facts) sources.set(fact.id, fact);
  }
}

/**
 * Makes the sheet anew after each change of the draft, in this browser, by the packages that the server uses. Facts of
 * a substance and the words of a language are fetched once.
 */
export function startSheetEngine(source: DraftSource, store: SheetStore, ports: EnginePorts): () => void {
  const known: Known = { substances: new Map(), sources: new Map(), languages: new Map() };
  let engine: SheetEngine | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;

  const load = async (ids: readonly number[], tag: string) => {
    engine ??= await ports.loadEngine();
    await learn(known, ports, { ids, tag });
  };

  const make = (makeAndInspect: SheetEngine, draft: Draft, language: Language) => {
    const day = ports.today();
    const { substances, sources } = known;
    try {
      const dated = { issueDate: day, revisionDate: day, version: '1.0' };
      const facts = { draft, substances, sources, language, ...dated };
      store.setState({ ...makeAndInspect(facts), facts, draft, status: 'ready' });
    } catch (error) {
      store.setState({ status: 'failed' });
      ports.onFault(error);
    }
  };

  const run = () => {
    const draft = source.getDraft();
    const tag = sheetLanguage(draft.description);
    const language = known.languages.get(tag);
    const missing = wantedIds(draft).filter((id) => !known.substances.has(id));
    if (engine && language && missing.length === 0) {
      make(engine, draft, language);
      return;
    }
    if (isLoading) return;
    isLoading = true;
    store.setState({ status: 'loading' });
    load(missing, tag).then(
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
