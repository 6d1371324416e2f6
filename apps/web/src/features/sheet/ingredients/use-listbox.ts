import { useState, type KeyboardEvent } from 'react';
import { isShortcut } from '../../../ui/shortcuts.ts';

type Listbox = {
  readonly isOpen: boolean;
  /** Index of the option that Enter picks: the one marked by the arrows, before that `first`; -1 if there is none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

type Options = {
  readonly count: number;
  /** Identifies the options. When they change, the arrows start again, so that Enter always picks the marked one. */
  readonly optionsKey: string;
  /** The option that Enter picks before an arrow is pressed; -1 for none. */
  readonly first: number;
  readonly onPick: (index: number) => void;
  /** Called after Enter, with or without an option. */
  readonly onEnter: () => void;
};

/** Keys of a combobox with a listbox below: arrows move, Enter picks and goes on, Escape closes and keeps the text. */
export function useListbox({ count, optionsKey, first, onPick, onEnter }: Options): Listbox {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isListShown = isOpen && count > 0;
  const [shownKey, setShownKey] = useState(optionsKey);
  if (shownKey !== optionsKey) {
    setShownKey(optionsKey);
    setActive(-1);
  }

  const open = () => {
    setIsOpen(true);
    setActive(-1);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const move = (by: 1 | -1) => {
    if (!isListShown) setIsOpen(true);
    else if (active === -1) setActive(by === 1 ? 0 : count - 1);
    else setActive((active + by + count) % count);
  };
  const marked = active === -1 ? first : active;
  const enter = () => {
    const picked = isListShown ? marked : -1;
    close();
    if (picked >= 0) onPick(picked);
    onEnter();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (isShortcut('next-cell', event)) enter();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return { isOpen, active: marked, open, close, onKeyDown };
}
