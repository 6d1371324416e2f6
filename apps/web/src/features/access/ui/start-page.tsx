import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { chooseModule } from '../lib/chosen-module.ts';

/** GoSDS is the one module there is, so the choice is made and the login shows its about text. */
export function StartPage() {
  usePageTitle('Start');
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  useEffect(() => {
    chooseModule('GoSDS');
    void navigate('/login', { replace: true, state });
  }, [navigate, state]);
  return null;
}
