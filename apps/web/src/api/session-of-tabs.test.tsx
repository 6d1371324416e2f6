import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeSession, openSession, sessionStore } from './session.ts';
import { takeFromOtherTab } from './session-of-tabs.ts';
import '../testing/browser-parts.ts';

const session = { email: 'ann@example.com', token: 'token', googleUserId: 'id' };

/** A tab of the same browser that answers each question with this. */
function otherTab(answer: unknown, { delayMs = 0 } = {}) {
  const channel = new BroadcastChannel('gosds.session');
  const asked: unknown[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    asked.push(data);
    setTimeout(() => {
      channel.postMessage(answer);
    }, delayMs);
  });
  return {
    asked,
    close: () => {
      channel.close();
    },
  };
}

beforeEach(closeSession);
afterEach(closeSession);

/** The state in a new tab: a session may be open in another tab, but not in this one. */
function newTab() {
  openSession(session, { isRemembered: false });
  sessionStorage.clear();
  sessionStore.setState({ status: 'signed-out' }, true);
}

describe('a new tab', () => {
  it('has the session of another one, which is not remembered', async () => {
    newTab();
    const other = otherTab(JSON.stringify(session));
    await takeFromOtherTab();
    other.close();
    expect(sessionStore.getState()).toEqual({ status: 'signed-in', isRemembered: false, ...session });
    expect(localStorage.getItem('gosds.session')).toBeNull();
  });

  it('shows its first screen without waiting for a busy tab, and takes its session when it comes', async () => {
    newTab();
    const other = otherTab(JSON.stringify(session), { delayMs: 500 });
    await takeFromOtherTab();
    expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
    await expect.poll(() => sessionStore.getState()).toMatchObject({ status: 'signed-in', email: session.email });
    other.close();
  });

  it('keeps the session that the user opened meanwhile', async () => {
    newTab();
    const other = otherTab(JSON.stringify(session), { delayMs: 500 });
    await takeFromOtherTab();
    openSession({ ...session, email: 'bob@example.com' }, { isRemembered: false });
    await new Promise((resolve) => setTimeout(resolve, 400));
    other.close();
    expect(sessionStore.getState()).toMatchObject({ email: 'bob@example.com' });
  });

  it.each(['', '{}', JSON.stringify({ email: 'x' }), 7, null])('takes nothing from the answer %s', async (answer) => {
    newTab();
    const other = otherTab(answer);
    await takeFromOtherTab();
    other.close();
    expect(sessionStore.getState()).toEqual({ status: 'signed-out' });
  });

  it('asks nobody where no session was opened, or where it has one', async () => {
    const other = otherTab(JSON.stringify({ ...session, email: 'bob@example.com' }));
    await takeFromOtherTab();
    openSession(session, { isRemembered: true });
    await takeFromOtherTab();
    other.close();
    expect(other.asked).toEqual([]);
    expect(sessionStore.getState()).toMatchObject({ email: session.email });
  });
});
