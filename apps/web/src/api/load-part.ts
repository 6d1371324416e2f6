import { createStore } from 'zustand/vanilla';
import { loadRestWords } from '../words/words.ts';

const pauseMs = 1000;
const reloadedAt = 'gosds.reloaded-at';
const reloadPauseMs = 30_000;

/** Without an answer it is the network that is gone, or the service that restarts. */
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
 * A page opened before an update asks for parts that the server no longer has: it reloads once and continues where it was,
 * because the draft and the step are kept.
 */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0) < reloadPauseMs) return false;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
  } catch {
    // Storage is blocked: the user is asked to try again.
    return false;
  }
  window.location.reload();
  return true;
}

type FailedParts = {
  /** Of what was asked for: a message over the page says so. */
  readonly retries: readonly (() => void)[];
  /** Of what nobody asked for. */
  readonly quiet: readonly (() => void)[];
  /** Where the page says in its flow that a part is missing; the first has the one button. */
  readonly places: readonly symbol[];
};

/** What tries the parts again that could not be fetched. */
export const failedParts = createStore<FailedParts>(() => ({ retries: [], quiet: [], places: [] }));

/** Has a part that nobody asked for tried again with the others that failed. */
export function addQuietPart(retry: () => void): void {
  failedParts.setState(({ quiet }) => ({ quiet: [...quiet, retry] }));
}

const untilTriedAgain = () =>
  new Promise<void>((resolve) => {
    failedParts.setState(({ retries }) => ({ retries: [...retries, resolve] }));
  });

/** Tries all parts again that failed. */
export function tryFailedParts(): void {
  const { retries, quiet } = failedParts.getState();
  failedParts.setState({ retries: [], quiet: [] });
  for (const retry of [...retries, ...quiet]) retry();
}

/** A part with the words that it says, which the first step does not need. */
export async function withRestWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), loadRestWords()]);
  return part;
}

/** As `loadFirstPart`, with all words. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> => loadFirstPart(() => withRestWords(load));

/**
 * Loads a part of the page that the user asked for, and that says the words of the first step alone. Without a network it waits until there is one, so that the page stays as it
 * is; a part that the service does not give is loaded by a new page, then by the user, who sees a message.
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
    // A page that is reloading shows nothing more.
    if (reloadOnce()) return new Promise(() => undefined);
    await untilTriedAgain();
    return loadFirstPart(load);
  }
}
