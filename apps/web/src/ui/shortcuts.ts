import { getHotkeyHandler, useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { firstWords } from '../words/words.ts';

type Shortcut = {
  readonly where: 'everywhere' | 'form' | 'ingredients' | 'panel';
  /** Alternative keys; `mod` is Ctrl, or Command on a Mac. */
  readonly keys: readonly string[];
  /** False if the key is a character that people type. */
  readonly whileTyping: boolean;
};

/** All shortcuts of the page, in the order of the keyboard map. The page binds exactly these. */
const table = {
  palette: {
    where: 'everywhere',
    keys: ['mod+K'],
    whileTyping: true,
  },
  'keyboard-map': {
    where: 'everywhere',
    keys: ['?', 'shift+?'],
    whileTyping: false,
  },
  undo: { where: 'form', keys: ['mod+Z'], whileTyping: true },
  redo: { where: 'form', keys: ['mod+shift+Z', 'mod+Y'], whileTyping: true },
  'next-step': { where: 'form', keys: ['mod+Enter'], whileTyping: true },
  'field-help': { where: 'form', keys: ['F1'], whileTyping: true },
  sentences: {
    where: 'form',
    keys: ['F2'],
    whileTyping: true,
  },
  'next-best': {
    where: 'form',
    keys: ['F8'],
    whileTyping: true,
  },
  'next-cell': {
    where: 'ingredients',
    keys: ['Enter'],
    whileTyping: true,
  },
  'leave-panel': {
    where: 'panel',
    keys: ['Escape'],
    whileTyping: true,
  },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof table;

const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = table;

const isShortcutId = (id: string): id is ShortcutId => Object.hasOwn(table, id);

const shortcutIds = Object.keys(table).filter(isShortcutId);

const places: readonly Shortcut['where'][] = ['everywhere', 'form', 'ingredients', 'panel'];

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/**
 * The name on the key, in the language of the screens. Leaves out Shift for a question mark, since everyone knows it.
 */
function keyName(part: string, isOnMac: boolean): string {
  const { key } = firstWords().frame;
  if (part === 'mod') return isOnMac ? '⌘' : key.mod;
  if (part === 'shift') return isOnMac ? '⇧' : key.shift;
  if (part === 'Enter') return key.enter;
  return part === 'Escape' ? key.escape : part;
}

const namesOf = (keys: string): readonly string[] =>
  keys.endsWith('?') ? ['?'] : keys.split('+').map((part) => keyName(part, isMac()));

/** The alternatives of a shortcut, each as the names on its keys. */
export function keysOf(id: ShortcutId): readonly (readonly string[])[] {
  const ways = new Map(shortcuts[id].keys.map(namesOf).map((names) => [names.join('+'), names]));
  return [...ways.values()];
}

/** All shortcuts, grouped by place. */
export const keyboardMap = places.map((where) => ({
  where,
  ids: shortcutIds.filter((id) => shortcuts[id].where === where),
}));

const noTags: string[] = [];

/** Binds a shortcut of the list on the whole page. The handler must prevent the browser's own use of the key. */
export function useShortcut(id: ShortcutId, onKey: (event: KeyboardEvent) => void): void {
  const { keys, whileTyping } = shortcuts[id];
  useHotkeys(
    keys.map((key) => [key, onKey, { preventDefault: false }]),
    whileTyping ? noTags : undefined,
    whileTyping,
  );
}

/** True if the event is this shortcut; for a part of the page that handles its own shortcut. */
export function isShortcut(id: ShortcutId, event: KeyboardEvent | ReactKeyboardEvent): boolean {
  let isIt = false;
  const onKey = () => {
    isIt = true;
  };
  getHotkeyHandler(shortcuts[id].keys.map((key) => [key, onKey, { preventDefault: false }]))(
    'nativeEvent' in event ? event.nativeEvent : event,
  );
  return isIt;
}
