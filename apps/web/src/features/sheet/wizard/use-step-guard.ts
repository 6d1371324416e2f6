import { useCallback } from 'react';
import { Unreachable } from '../../../api/call.ts';
import { expireSession, sessionStore, untilLoggedInAgain } from '../../../api/session.ts';
import { askSession } from '../../../api/session-calls.ts';
import { useWizard } from '../state/wizard-context.ts';

/**
 * What each Next does first: saves what is unsaved and checks that the session is still open. Where it is closed, the
 * person logs in over the page and goes on. Without a server the way stays open: the draft is kept on this device.
 */
export function useStepGuard(): () => Promise<boolean> {
  const { sync } = useWizard();
  return useCallback(async () => {
    await sync.flush();
    const session = sessionStore.getState();
    if (session.status === 'signed-out') return false;
    try {
      const { sessionClosed } = await askSession(session.token);
      if (!sessionClosed) return true;
      expireSession();
      return await untilLoggedInAgain();
    } catch (error) {
      if (error instanceof Unreachable) return true;
      throw error;
    }
  }, [sync]);
}
