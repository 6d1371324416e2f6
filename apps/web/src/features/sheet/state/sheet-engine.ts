import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { SubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import type { Language } from '@gosds/phrases/language';
import { sheetLanguage } from '@gosds/sheet/profiles/countries';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { withoutImpossible } from '@gosds/sheet/draft/without-impossible';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { InputPath } from '@gosds/sheet/draft/input-path';
import type { Review } from '@gosds/sheet/review/review';
import { catalogueRows, typedNumbers } from '@gosds/sheet/draft/recipe-rows';
import type { Listings } from '@gosds/sheet/lists/listings';
import type { MadeSheet, SheetFacts } from '@gosds/sheet/sheet-input';
import type { Source, Substance } from '@gosds/sheet/substance';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { createStore, type StoreApi } from 'zustand/vanilla';

type SheetState = {
  /** The last sheet that could be made; it stays until a newer one is made. */
  readonly made: MadeSheet | null;
  /** The facts of that sheet. */
  readonly facts: SheetFacts | null;
  /** The review of that sheet. */
  readonly review: Review | null;
  readonly draft: Draft | null;
  /** Inputs that are ignored while their values are impossible. */
  readonly leftOut: readonly InputPath[];
  /** `failed`: facts or engine could not be loaded. Retries with the next change, after a pause, or on request. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly tryAgain: () => void;
};

export type SheetStore = StoreApi<SheetState>;

export const createSheetStore = (): SheetStore =>
  createStore(() => ({
    made: null,
    facts: null,
    review: null,
    draft: null,
    leftOut: [],
    status: 'loading',
    tryAgain: () => undefined,
  }));

/** Makes a sheet, and reviews it with the draft as typed. */
export type SheetEngine = (facts: SheetFacts, entered: Draft) => { readonly made: MadeSheet; readonly review: Review };

export type EnginePorts = {
  readonly loadEngine: () => Promise<SheetEngine>;
  readonly loadSubstance: (materialId: number) => Promise<SubstanceFacts>;
  readonly loadListings: (casNumber: string) => Promise<Listings>;
  readonly loadLanguage: (tag: string) => Promise<Language>;
  /** The emergency response that the operator offers; loaded only if the draft has chosen one. */
  readonly loadEmergencyResponse: () => Promise<EmergencyResponse | null>;
  /** The last two published sheets for the draft's country and language, newest first. */
  readonly loadPublished: (series: Series) => Promise<readonly PublishedSheet[]>;
  readonly today: () => string;
  readonly onFault: (error: unknown) => void;
};

/** Versions are counted per country and language. */
type Series = Pick<Draft['description'], 'country' | 'language'>;

export type DraftSource = {
  readonly getDraft: () => Draft;
  /** True if the last published sheet was made from this draft. */
  readonly isPublished: (draft: Draft) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

type Known = {
  readonly substances: Map<number, Substance>;
  readonly sources: Map<string, Source>;
  /** By typed CAS number. */
  readonly listings: Map<string, Listings>;
  /** By language tag. */
  readonly languages: Map<string, Language>;
  /** By country and language. */
  readonly published: Map<string, readonly PublishedSheet[]>;
  /** Undefined until loaded; null if there is none. */
  emergencyResponse: EmergencyResponse | null | undefined;
};

const knowNothing = (): Known => ({
  substances: new Map(),
  sources: new Map(),
  listings: new Map(),
  languages: new Map(),
  published: new Map(),
  emergencyResponse: undefined,
});

const seriesKey = ({ country, language }: Series): string => `${country} ${language}`;

const wantedIds = (draft: Draft) => catalogueRows(draft).map(({ materialId }) => materialId);

type Words = { readonly language: Language; readonly published: readonly PublishedSheet[] };

type Unknown = {
  readonly ids: readonly number[];
  readonly numbers: readonly string[];
  readonly tag: string;
  readonly series: Series;
  readonly isResponseUnknown: boolean;
};

/** Without country and language no sheet is published. */
async function publishedOf({ published }: Known, ports: EnginePorts, series: Series) {
  if (series.country === '' || series.language === '') return [];
  return published.get(seriesKey(series)) ?? ports.loadPublished(series);
}

async function learn(known: Known, ports: EnginePorts, { ids, numbers, tag, series, isResponseUnknown }: Unknown) {
  const { substances, sources, languages } = known;
  const [language, published, loaded, listed, response] = await Promise.all([
    languages.get(tag) ?? ports.loadLanguage(tag),
    publishedOf(known, ports, series),
    Promise.all(ids.map((id) => ports.loadSubstance(id))),
    Promise.all(numbers.map(async (cas) => [cas, await ports.loadListings(cas)] as const)),
    isResponseUnknown ? ports.loadEmergencyResponse() : known.emergencyResponse,
  ]);
  known.emergencyResponse = response;
  languages.set(tag, language);
  known.published.set(seriesKey(series), published);
  for (const [cas, listings] of listed) known.listings.set(cas, listings);
  for (const { substance, sources: facts } of loaded) {
    substances.set(substance.materialId, substance);
    for (const fact of facts) sources.set(fact.id, fact);
  }
}

const asksResponse = ({ addOns }: Draft, known: Known) => addOns.goEr !== '' && known.emergencyResponse === undefined;

/** The facts that a draft needs and that are not loaded yet. */
const unknownOf = (draft: Draft, known: Known): Unknown => ({
  ids: wantedIds(draft).filter((id) => !known.substances.has(id)),
  numbers: typedNumbers(draft).filter((cas) => !known.listings.has(cas)),
  tag: sheetLanguage(draft.description),
  series: draft.description,
  isResponseUnknown: asksResponse(draft, known),
});

const isNothing = ({ ids, numbers, isResponseUnknown }: Unknown): boolean =>
  !isResponseUnknown && ids.length + numbers.length === 0;

/** Undefined until loaded. */
function wordsOf({ tag, series }: Unknown, { languages, published }: Known): Words | undefined {
  const [language, sheets] = [languages.get(tag), published.get(seriesKey(series))];
  return language && sheets && { language, published: sheets };
}

/** The facts of a sheet besides its draft. */
const factsIn = ({ substances, sources, listings, emergencyResponse }: Known) => ({
  ...{ substances, sources, listings },
  emergencyResponse: emergencyResponse ?? undefined,
});

/** Delays in ms before a failed load is retried; from then on it is `longestRetryMs`. */
const retryMs = [1000, 3000, 10_000];
const longestRetryMs = 30_000;

/** Two frames in ms: by then the typed key is on the screen. */
const twoFrames = 34;

/** Delay before making the sheet: with many rows that takes longer than a frame, so the form is drawn first. */
const restOf = ({ ingredients }: Draft): number => (ingredients.length > rowLimits.max ? twoFrames : 0);

/** Runs once, so many ms after the last `set`, unless stopped. */
function alarmFor(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  return {
    set: (ms: number) => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(run, ms);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Makes the sheet again after each change of the draft, in this browser and with the server's packages. Loads the facts
 * of a substance and the phrases of a language once.
 */
export function startSheetEngine(source: DraftSource, store: SheetStore, ports: EnginePorts): () => void {
  const known = knowNothing();
  let engine: SheetEngine | undefined;
  let isLoading = false;
  let failures = 0;

  const load = async (unknown: Unknown) => {
    engine ??= await ports.loadEngine();
    await learn(known, ports, unknown);
  };

  const make = (makeAndReview: SheetEngine, draft: Draft, { language, published }: Words) => {
    const day = ports.today();
    try {
      const previous = published[source.isPublished(draft) ? 1 : 0];
      const { draft: counted, leftOut } = withoutImpossible(draft);
      const dated = { issueDate: day, revisionDate: day, version: '1.0' };
      const facts = { draft: counted, language, previous, ...dated, ...factsIn(known) };
      store.setState({ ...makeAndReview(facts, draft), facts, draft, leftOut, status: 'ready' });
    } catch (error) {
      store.setState({ status: 'failed' });
      ports.onFault(error);
    }
  };

  const run = () => {
    const draft = source.getDraft();
    const unknown = unknownOf(draft, known);
    const words = wordsOf(unknown, known);
    if (engine && words && isNothing(unknown)) {
      make(engine, draft, words);
      return;
    }
    if (isLoading) return;
    isLoading = true;
    store.setState({ status: 'loading' });
    load(unknown).then(
      () => {
        isLoading = false;
        failures = 0;
        run();
      },
      () => {
        isLoading = false;
        store.setState({ status: 'failed' });
        alarm.set(retryMs[failures] ?? longestRetryMs);
        failures += 1;
      },
    );
  };

  const alarm = alarmFor(run);
  const unsubscribe = source.subscribe(() => {
    alarm.set(restOf(source.getDraft()));
  });
  store.setState({ tryAgain: run });
  run();
  return () => {
    alarm.stop();
    unsubscribe();
  };
}
