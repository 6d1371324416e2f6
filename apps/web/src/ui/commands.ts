import { createStore } from 'zustand/vanilla';
import type { ShortcutId } from './shortcuts.ts';

/** Something that the palette finds and does. */
export type Command = {
  readonly id: string;
  readonly kind: 'action' | 'step' | 'field' | 'sheet' | 'page';
  readonly label: string;
  /** Shown behind the label, such as the step of a field; it is searched too. */
  readonly detail?: string | undefined;
  /** Other words that people look for it by. */
  readonly words?: string;
  readonly shortcut?: ShortcutId;
  readonly run: () => void;
};

/** What the open page adds; read when the palette opens, so that it costs nothing before. */
type PageCommands = {
  readonly commands: () => readonly Command[];
  readonly openSheet: (id: string) => void;
  /** The sheet that is open already. */
  readonly sheetId: string;
};

export const pageCommands = createStore<{ readonly page: PageCommands | null }>(() => ({ page: null }));
