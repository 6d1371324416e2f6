import { mayBeOpenElsewhere, openSession, parseStored, sessionStore } from './session.ts';

const channelName = 'gosds.session';
const question = 'ask-session';

/** How long the first screen waits for another open tab of this browser, which mostly answers within milliseconds. */
const waitMs = 300;
/** A tab in the background of a busy machine answers later. The log-in page then gives way. */
const patienceMs = 30_000;

/** Answers new tabs of this browser. A session that is not remembered is stored nowhere and ends with its last tab. */
export function tellNewTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const session = sessionStore.getState();
    if (data !== question || session.status !== 'signed-in' || session.isRemembered) return;
    const { email, token, googleUserId } = session;
    channel.postMessage(JSON.stringify({ email, token, googleUserId }));
  });
}

/**
 * Takes over the session of another tab of this browser, so that links can be opened in a new tab. Resolves once the
 * first screen can be shown.
 */
export function takeFromOtherTab(): Promise<void> {
  if (!mayBeOpenElsewhere()) return Promise.resolve();
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    const end = () => {
      channel.close();
      resolve();
    };
    setTimeout(resolve, waitMs);
    const timer = setTimeout(end, patienceMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const session = typeof data === 'string' ? parseStored(data) : undefined;
      if (!session) return;
      clearTimeout(timer);
      if (mayBeOpenElsewhere()) openSession(session, { isRemembered: false });
      end();
    });
    channel.postMessage(question);
  });
}
