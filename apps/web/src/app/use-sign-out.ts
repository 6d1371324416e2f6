import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { messageOf } from '../api/call.ts';
import { closeSession, sessionStore } from '../api/session.ts';
import { endSession } from '../api/session-calls.ts';
import { forgetCheckout } from '../api/left-at-paypal.ts';
import { firstWords } from '../words/words.ts';

function leave(): void {
  closeSession();
  forgetCheckout();
  window.location.assign('/login');
}

/**
 * Closes the session on the server, clears its stored data and reloads. Shows a failure, because the session may still
 * be open.
 */
export function useSignOut(): () => void {
  return useCallback(() => {
    endSession().then(leave, (error: unknown) => {
      // The server has already closed this session.
      if (sessionStore.getState().status === 'expired') leave();
      else notifications.show({ title: firstWords().frame.signOutFailed, message: messageOf(error), color: 'red' });
    });
  }, []);
}
