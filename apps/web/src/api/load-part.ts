import { createStore } from 'zustand/vanilla';
import { loadRestWords } from '../words/words.ts';

const pauseMs = 1000;
const reloadedAt = 'gosds.reloaded-at';
const reloadPauseMs = 30_000;

/** False if the network is down or the service restarts. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

async function untilServerIsThere(): Promise<void> {
  while (!(await isServerThere())) {
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

/**
 * Reloads the page once. After an update, the server no longer has the parts that an old page asks for. The draft and
 * the step are stored, so the page continues where it was.
 */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < reloadPauseMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    // Storage is blocked: a message asks the user to try again.
    return false;
  }
  window.location.reload();
  return true;
}

type FailedParts = {
  /** Retries for parts that the user asked for; a message over the page reports these. */
  readonly retries: readonly (() => void)[];
  /** Retries for parts that the user did not ask for. */
  readonly quiet: readonly (() => void)[];
  /** The places in the page that report a missing part; only the first one shows the button. */
  readonly places: readonly symbol[];
};

/** How to retry the parts that failed to load. */
export const failedParts = createStore<FailedParts>(() => ({ retries: [], quiet: [], places: [] }));

/** Adds a part that the user did not ask for to the failed parts, so that it is retried with them. */
export function addQuietPart(retry: () => void): void {
  failedParts.setState(({ quiet }) => ({ quiet: [...quiet, retry] }));
}

const untilTriedAgain = () =>
  new Promise<void>((resolve) => {
    failedParts.setState(({ retries }) => ({ retries: [...retries, resolve] }));
  });

/** Retries all failed parts. */
export function tryFailedParts(): void {
  const { retries, quiet } = failedParts.getState();
  failedParts.setState({ retries: [], quiet: [] });
  for (const retry of [...retries, ...quiet]) retry();
}

/** Loads a part together with the words that the first step does not need. */
export async function withRestWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadRestWords()]);
  return part;
}

/** Like `loadFirstPart`, with all words. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => loadFirstPart(() => withRestWords(load));

/**
 * Loads a part of the page that the user asked for and that needs only the words of the first step. Without a network,
 * waits until the network is back, so that the page stays unchanged. If the service does not have the part, reloads the
 * page once; after that a message lets the user retry.
 */
export async function loadFirstPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await untilServerIsThere();
  }
  try {
    return await load();
  } catch {
    // Shows nothing more while the page reloads.
    if (reloadOnce()) return new Promise(() => undefined);
    await untilTriedAgain();
    return loadFirstPart(load);
  }
}
