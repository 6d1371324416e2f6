import { useCallback } from 'react';
import { Unreachable } from '../../../api/call.ts';
import { expireSession, sessionStore, untilLoggedInAgain } from '../../../api/session.ts';
import { askSession } from '../../../api/session-calls.ts';
import { useWizard } from '../state/wizard-context.ts';

/**
 * Runs before each Next: saves changes and checks the session. If the session is closed, the user logs in over the page
 * and continues. Without a server Next still works: the draft is stored on this device.
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
