import { lazy, Suspense } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link, NavLink, Outlet } from 'react-router';
import { loadFirstPart } from '../api/load-part.ts';
import { useSession } from '../api/use-session.ts';
import { chooseModule } from '../features/access/lib/chosen-module.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLoader } from '../ui/page-loader.tsx';
import { PartFailure } from '../ui/part-failure.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { Finder } from './finder.tsx';
import { useFocusOfBusyButtons } from '../ui/use-focus-of-busy-buttons.ts';
import { useFocusOfFaults } from '../ui/use-focus-of-faults.ts';
import { useFocusOfRemovedElements } from '../ui/use-focus-of-removed-elements.ts';
import { useSteadyClicks } from '../ui/use-steady-clicks.ts';
import { useFirstWords } from '../words/words.ts';
import { LanguageChooser } from './language-chooser.tsx';
import { itemClass } from './item-class.ts';
import { MainMenu } from './main-menu.tsx';
import styles from './shell.module.css';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { useSignOut } from './use-sign-out.ts';

const LoginDialog = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('../features/access/ui/login-dialog.tsx')).LoginDialog })),
);

const AccountLanguage = lazy(() =>
  loadFirstPart(async () => ({ default: (await import('./account-language.tsx')).AccountLanguage })),
);

function TopNavigation() {
  const { frame } = useFirstWords();
  const { status } = useSession();
  const signOut = useSignOut();
  return (
    <header className={styles['header']}>
      <Link to="/" className={styles['brand']} aria-label={frame.home}>
        <Logo />
      </Link>
      <MainMenu isSignedIn={status !== 'signed-out'} />
      <div className={styles['tools']}>
        {status !== 'signed-out' && <Finder />}
        <LanguageChooser />
        <ColorSchemeToggle />
        {status === 'signed-out' ? (
          <NavLink
            to="/login"
            className={itemClass}
            onClick={() => {
              chooseModule('GoSDS');
            }}
          >
            {frame.login}
          </NavLink>
        ) : (
          <UnstyledButton className={styles['item']} onClick={signOut}>
            {frame.signOut}
          </UnstyledButton>
        )}
      </div>
    </header>
  );
}

export function Shell() {
  const { frame } = useFirstWords();
  const { status } = useSession();
  const signOut = useSignOut();
  useFocusOfBusyButtons();
  useFocusOfFaults();
  useFocusOfRemovedElements();
  useSteadyClicks();
  const main = useFocusOnNewPage();
  return (
    <>
      <a href="#main" className={styles['skip']}>
        {frame.skip}
      </a>
      <TopNavigation />
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      <PartFailure />
      {status === 'signed-in' && (
        <Suspense fallback={null}>
          <AccountLanguage />
        </Suspense>
      )}
      {status === 'expired' && (
        <Suspense fallback={null}>
          <LoginDialog onGiveUp={signOut} />
        </Suspense>
      )}
    </>
  );
}
