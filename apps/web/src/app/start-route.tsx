import { lazy, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadFirstPart } from '../api/load-part.ts';
import { chooseModule } from '../features/access/lib/chosen-module.ts';

const FrontPage = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../features/sheet/front/front-page.tsx')).FrontPage })),
);

/** True if another page led here. The home page does so for every new visitor and does not count. */
function isSentFromPage(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  return state.from !== '/';
}

/** True if a page of the search module led here. */
function isFromGalleria(state: unknown): boolean {
  if (typeof state !== 'object' || state === null || !('from' in state)) return false;
  return typeof state.from === 'string' && state.from.startsWith('/galleria-data');
}

/**
 * The start page. Users on the way to a page of their account continue to the login; that page decides the module. All
 * others see the front page.
 */
export function StartRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isSent = isSentFromPage(state);
  const choose = (module: 'GoSDS' | 'GoGAL') => {
    chooseModule(module);
    void navigate('/login', { state });
  };
  useEffect(() => {
    if (!isSent) return;
    chooseModule(isFromGalleria(state) ? 'GoGAL' : 'GoSDS');
    void navigate('/login', { replace: true, state });
  }, [isSent, navigate, state]);
  return isSent ? null : <FrontPage onChoose={choose} />;
}
