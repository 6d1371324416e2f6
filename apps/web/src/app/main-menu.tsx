import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { NavLink } from 'react-router';
import { loadPart } from '../api/load-part.ts';
import { MenuIcon } from '../ui/icons.tsx';
import { useFirstWords } from '../words/words.ts';
import { itemClass } from './item-class.ts';
import styles from './shell.module.css';

const StaffLinks = lazy(() => loadPart(async () => ({ default: (await import('./staff-links.tsx')).StaffLinks })));

/** Delay for screens that few users may open, so that they do not slow down the first screen. */
const staffAfterMs = 2_500;

function useLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLater(true);
    }, staffAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLater;
}

/** A menu that a button opens. The button, Escape or an action outside closes it. */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const toggle = () => {
    setIsOpen(!isOpen);
  };
  const ref = useClickOutside<HTMLDivElement>(close, ['pointerdown', 'focusin']);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return { isOpen, close, toggle, ref };
}

/** The screens of an account: a row in the header or, on a small screen, a list that a button opens. */
function AccountMenu() {
  const { frame } = useFirstWords();
  const id = useId();
  const { isOpen, close, toggle, ref } = useMenu();
  const isLater = useLater();
  const screens = [
    ['/', 'GoSDS'],
    ['/galleria-data', 'GoGAL'],
    ['/my-sheets', frame.sheets],
    ['/company-profile', frame.company],
    ['/er-subscription', frame.subscriptions],
    ['/my-account', frame.myAccount],
  ] as const;
  return (
    <div ref={ref} className={styles['menu']}>
      <UnstyledButton className={styles['menuButton'] ?? ''} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <MenuIcon />
        {frame.menu}
      </UnstyledButton>
      <nav id={id} aria-label={frame.main} className={styles['nav']} data-open={isOpen}>
        {screens.map(([to, name]) => (
          <NavLink key={to} to={to} end={to === '/'} className={itemClass} onClick={close}>
            {name}
          </NavLink>
        ))}
        <Suspense fallback={null}>{(isOpen || isLater) && <StaffLinks onGo={close} />}</Suspense>
      </nav>
    </div>
  );
}

/** A visitor has one screen, so its link needs no menu. */
function VisitorMenu() {
  const { frame } = useFirstWords();
  return (
    <nav aria-label={frame.main} className={styles['nav']} data-single>
      <NavLink to="/" end className={itemClass}>
        GoSDS
      </NavLink>
    </nav>
  );
}

export function MainMenu({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return isSignedIn ? <AccountMenu /> : <VisitorMenu />;
}
