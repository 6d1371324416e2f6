import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import type { Draft } from '@gosds/sheet/draft/draft';
import { acknowledge, adopt, hasUnsaved, receive, type DraftStore } from './draft-store.ts';
import type { LocalCopies } from './local-copy.ts';
import { mergeDrafts, resolve, type Choice } from './merge-drafts.ts';

export type SaveOutcome =
  | { readonly status: 'saved'; readonly version: number; readonly savedAt: string }
  | { readonly status: 'changed-elsewhere'; readonly current: SavedDraft }
  | { readonly status: 'unreachable' }
  | { readonly status: 'refused' };

export type SyncPorts = {
  readonly save: (draftId: string, version: number, draft: Draft) => Promise<SaveOutcome>;
  readonly copies: LocalCopies;
  /** Called after each save, to notify other tabs. */
  readonly onSaved: (version: number) => void;
  /** Called after changes of another tab or device were merged. */
  readonly onMerged: () => void;
};

export type DraftSync = {
  /** Sends unsaved changes now; resolves when no save is under way. */
  readonly flush: () => Promise<void>;
  /** Takes over a newer version of the server that another tab reported. */
  readonly receiveFrom: (theirs: SavedDraft) => void;
  readonly choose: (choices: ReadonlyMap<string, Choice>) => void;
  /** Sends the last changes, also those made during a save under way, and ends. */
  readonly stop: () => Promise<void>;
};

const idleMs = 800;
const retryMs = [2000, 5000, 10_000];
const longestRetryMs = 30_000;

const isFailing = (store: DraftStore) => ['offline', 'failed'].includes(store.getState().status);

/** Applies the user's choice to a merge with the current draft, so that input made meanwhile is kept. */
function chooseIn(store: DraftStore, choices: ReadonlyMap<string, Choice>): void {
  const state = store.getState();
  if (!state.conflict) return;
  const { theirs } = state.conflict;
  const merge = mergeDrafts({ base: state.base, mine: state.draft, theirs: theirs.draft });
  store.setState(adopt(state, theirs, resolve(merge, choices)), true);
}

/** Applies the outcome of a save to the store. Returns the time after which to retry, if at all. */
function outcomeHandler(store: DraftStore, ports: SyncPorts) {
  const failures = { count: 0 };
  const retry = (status: 'offline' | 'failed') => {
    store.setState({ status });
    failures.count += 1;
    return retryMs[failures.count - 1] ?? longestRetryMs;
  };
  return (outcome: SaveOutcome, sent: Draft): number | undefined => {
    switch (outcome.status) {
      case 'saved':
        failures.count = 0;
        store.setState((state) => acknowledge(state, outcome, sent), true);
        ports.onSaved(outcome.version);
        return hasUnsaved(store.getState()) ? idleMs : undefined;
      case 'changed-elsewhere':
        store.setState((state) => receive(state, outcome.current), true);
        if (store.getState().conflict === null) ports.onMerged();
        return idleMs;
      case 'unreachable':
        return retry('offline');
      case 'refused':
        return retry('failed');
    }
  };
}

/** Stores a draft on this device at each change, and on the server 800 ms after the last one. */
export function startDraftSync(store: DraftStore, ports: SyncPorts): DraftSync {
  const run: { timer?: ReturnType<typeof setTimeout>; underWay?: Promise<void> | undefined; isStopped: boolean } = {
    isStopped: false,
  };
  const settle = outcomeHandler(store, ports);

  const isToSend = () => store.getState().conflict === null && hasUnsaved(store.getState());

  const schedule = (ms: number | undefined) => {
    clearTimeout(run.timer);
    if (run.isStopped || ms === undefined) return;
    run.timer = setTimeout(() => void (isToSend() && sendOnce()), ms);
  };

  const send = async () => {
    const { id, version, draft } = store.getState();
    store.setState({ status: 'saving' });
    schedule(settle(await ports.save(id, version, draft), draft));
  };

  /** One save at a time: a second caller waits for the save under way. */
  function sendOnce(): Promise<void> {
    clearTimeout(run.timer);
    run.underWay ??= send().finally(() => {
      run.underWay = undefined;
    });
    return run.underWay;
  }

  const unsubscribe = store.subscribe((state, before) => {
    ports.copies.keep(state);
    if (state.draft === before.draft) return;
    if (hasUnsaved(state)) schedule(idleMs);
    else if (state.status === 'changed') store.setState({ status: 'saved' });
  });

  const flush = async () => {
    if (run.underWay) await run.underWay;
    while (isToSend()) {
      await sendOnce();
      if (isFailing(store)) return;
    }
  };

  return {
    flush,
    receiveFrom: (theirs) => {
      if (theirs.version <= store.getState().version || run.underWay) return;
      schedule(settle({ status: 'changed-elsewhere', current: theirs }, store.getState().draft));
    },
    choose: (choices) => {
      chooseIn(store, choices);
      schedule(0);
    },
    stop: () => {
      run.isStopped = true;
      clearTimeout(run.timer);
      return flush().finally(unsubscribe);
    },
  };
}
