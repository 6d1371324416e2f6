import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../api/use-session.ts';

/** Pages of the account begin at the start page where nobody is signed in. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  return session.status === 'signed-out' ? <Navigate to="/start" replace state={{ from: pathname }} /> : children;
}
