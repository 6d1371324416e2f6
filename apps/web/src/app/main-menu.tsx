import { useId, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { NavLink } from 'react-router';
import { MenuIcon } from '../ui/icons.tsx';
import { useFirstWords } from '../words/words.ts';
import styles from './shell.module.css';

export const itemClass = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? styles['itemActive'] : styles['item'];

/** Opened by a button; closed by it, by Escape, and by an act outside. */
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
      </nav>
    </div>
  );
}

/** A visitor has one screen: its link stands by itself. */
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
