import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../api/use-session.ts';

/** Guards the pages of the account: without a session they lead to the start page. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  return session.status === 'signed-out' ? <Navigate to="/start" replace state={{ from: pathname }} /> : children;
}
