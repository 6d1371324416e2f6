import { getHotkeyHandler, useHotkeys } from '@mantine/hooks';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type Shortcut = {
  readonly where: 'everywhere' | 'form' | 'ingredients' | 'panel';
  readonly label: string;
  /** Each of them does it; `mod` is Ctrl, and Command on a Mac. */
  readonly keys: readonly string[];
  /** False where the key is a character that people type. */
  readonly whileTyping: boolean;
};

/** Every key that the page knows by itself, in the order of the keyboard map. What stands here is what is bound. */
const table = {
  palette: {
    where: 'everywhere',
    label: 'Find a field, a step, a sheet or an action',
    keys: ['mod+K'],
    whileTyping: true,
  },
  'keyboard-map': {
    where: 'everywhere',
    label: 'Show this list of keys',
    keys: ['?', 'shift+?'],
    whileTyping: false,
  },
  undo: { where: 'form', label: 'Undo the last change', keys: ['mod+Z'], whileTyping: true },
  redo: { where: 'form', label: 'Make the change again', keys: ['mod+shift+Z', 'mod+Y'], whileTyping: true },
  'next-step': { where: 'form', label: 'Go to the next step', keys: ['mod+Enter'], whileTyping: true },
  'field-help': { where: 'form', label: 'Show or close the help of the field', keys: ['F1'], whileTyping: true },
  sentences: {
    where: 'form',
    label: 'Go from a field to the sentences of the sheet that depend on it, and back',
    keys: ['F2'],
    whileTyping: true,
  },
  'next-best': {
    where: 'form',
    label: 'Go to the field that decides most of what is open',
    keys: ['F8'],
    whileTyping: true,
  },
  'next-cell': {
    where: 'ingredients',
    label: 'Take the first match and go to the next cell',
    keys: ['Enter'],
    whileTyping: true,
  },
  'leave-panel': {
    where: 'panel',
    label: 'Go back from the whole page to the form',
    keys: ['Escape'],
    whileTyping: true,
  },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof table;

const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = table;

const isShortcutId = (id: string): id is ShortcutId => Object.hasOwn(table, id);

const shortcutIds = Object.keys(table).filter(isShortcutId);

const places: readonly (readonly [Shortcut['where'], string])[] = [
  ['everywhere', 'Everywhere'],
  ['form', 'In the form of a sheet'],
  ['ingredients', 'In the table of ingredients'],
  ['panel', 'In the live panel'],
];

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The name on the key. Nobody needs to be told that a question mark takes Shift. */
function keyName(part: string, isOnMac: boolean): string {
  if (part === 'mod') return isOnMac ? '⌘' : 'Ctrl';
  if (part === 'shift') return isOnMac ? '⇧' : 'Shift';
  return part === 'Escape' ? 'Esc' : part;
}

const namesOf = (keys: string): readonly string[] =>
  keys.endsWith('?') ? ['?'] : keys.split('+').map((part) => keyName(part, isMac()));

/** The ways to press it, each as the names on its keys. */
export function keysOf(id: ShortcutId): readonly (readonly string[])[] {
  const ways = new Map(shortcuts[id].keys.map(namesOf).map((names) => [names.join('+'), names]));
  return [...ways.values()];
}

/** Every shortcut under the heading of its place. */
export const keyboardMap = places.map(([where, heading]) => ({
  heading,
  shortcuts: shortcutIds
    .filter((id) => shortcuts[id].where === where)
    .map((id) => ({ id, label: shortcuts[id].label })),
}));

const noTags: string[] = [];

/** Binds a shortcut of the list on the whole page; the handler prevents the browser's own use of the key. */
export function useShortcut(id: ShortcutId, onKey: (event: KeyboardEvent) => void): void {
  const { keys, whileTyping } = shortcuts[id];
  useHotkeys(
    keys.map((key) => [key, onKey, { preventDefault: false }]),
    whileTyping ? noTags : undefined,
    whileTyping,
  );
}

/** Whether the key that was pressed is that of the list: for the part of the page that it belongs to. */
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
