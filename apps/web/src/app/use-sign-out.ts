import { useCallback } from 'react';
import { call } from '../api/call.ts';
import { closeSession } from '../api/session.ts';

/** Clears the stored session and reloads, whether or not the server could be told. */
export function useSignOut(): () => void {
  return useCallback(() => {
    const leave = () => {
      closeSession();
      window.location.assign('/login');
    };
    call('/api/users/logout', { method: 'POST', needsSession: false }).then(leave, leave);
  }, []);
}
