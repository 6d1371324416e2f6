import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { messageOf } from '../api/call.ts';
import { closeSession, sessionStore } from '../api/session.ts';
import { endSession } from '../api/session-calls.ts';
import { firstWords } from '../words/words.ts';

function leave(): void {
  closeSession();
  window.location.assign('/login');
}

/** Closes the session on the server, then clears what is stored of it and reloads. A failure is shown: the session may still be open. */
export function useSignOut(): () => void {
  return useCallback(() => {
    endSession().then(leave, (error: unknown) => {
      // The server has closed this session already.
      if (sessionStore.getState().status === 'expired') leave();
      else notifications.show({ title: firstWords().frame.signOutFailed, message: messageOf(error), color: 'red' });
    });
  }, []);
}
