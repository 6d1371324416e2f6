import { lazy, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadFirstPart } from '../api/load-part.ts';
import { chooseModule } from '../features/access/lib/chosen-module.ts';

const FrontPage = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../features/sheet/front/front-page.tsx')).FrontPage })),
);

/** The page that sent somebody here; the home page sends whoever is new. */
function isSentFromPage(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  return state.from !== '/';
}

/**
 * The start page. Whoever was on the way to a page of their account goes on to the log-in: there is one module, so the choice is
 * made. Everybody else sees the front page.
 */
export function StartRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSent = isSentFromPage(state);
  const choose = () => {
    chooseModule('GoSDS');
    void navigate('/login', { state });
  };
  useEffect(() => {
    if (!isSent) return;
    chooseModule('GoSDS');
    void navigate('/login', { replace: true, state });
  }, [isSent, navigate, state]);
  return isSent ? null : <FrontPage onChoose={choose} />;
}
