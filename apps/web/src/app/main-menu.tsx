import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { NavLink } from 'react-router';
import { MenuIcon } from '../ui/icons.tsx';
import { useFirstWords } from '../words/words.ts';
import styles from './shell.module.css';

export const itemClass = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? styles['itemActive'] : styles['item'];

/** The screens of an account: a row in the header or, on a small screen, a list that a button opens. */
function AccountMenu() {
  const { frame } = useFirstWords();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div className={styles['menu']} onKeyDown={closeByKey} onBlur={closeBehind}>
      <UnstyledButton
        className={styles['menuButton'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <MenuIcon />
        <span className={styles['menuLabel']}>{frame.menu}</span>
      </UnstyledButton>
      <nav id={id} aria-label={frame.main} className={styles['nav']} data-open={isOpen} onClick={close}>
        <NavLink to="/" end className={itemClass}>
          GoSDS
        </NavLink>
        <NavLink to="/my-sheets" className={itemClass}>
          {frame.sheets}
        </NavLink>
        <NavLink to="/company-profile" className={itemClass}>
          {frame.company}
        </NavLink>
        <NavLink to="/er-subscription" className={itemClass}>
          {frame.subscriptions}
        </NavLink>
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
