import { mayBeOpenElsewhere, openSession, parseStored, sessionStore } from './session.ts';

const channelName = 'gosds.session';
const question = 'ask-session';

/** Another tab of this browser answers within some milliseconds, or there is none. */
const waitMs = 300;

/** Answers new tabs of this browser. A session that is not remembered ends with the last of its tabs, and is written nowhere else. */
export function tellNewTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const session = sessionStore.getState();
    if (data !== question || session.status !== 'signed-in' || session.isRemembered) return;
    const { email, token, googleUserId } = session;
    channel.postMessage(JSON.stringify({ email, token, googleUserId }));
  });
}

/** Opens the session that another tab of this browser has, so that a link can be opened in a tab of its own. */
export function takeFromOtherTab(): Promise<void> {
  if (!mayBeOpenElsewhere()) return Promise.resolve();
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    const end = () => {
      channel.close();
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const session = typeof data === 'string' ? parseStored(data) : undefined;
      if (!session) return;
      clearTimeout(timer);
      openSession(session, false);
      end();
    });
    channel.postMessage(question);
  });
}
