import { createStore } from 'zustand/vanilla';
import type { ShortcutId } from './shortcuts.ts';

/** A command of the palette. */
export type Command = {
  readonly id: string;
  readonly kind: 'action' | 'step' | 'field' | 'sheet' | 'page';
  readonly label: string;
  /** Shown after the label, such as the step of a field; also searched. */
  readonly detail?: string | undefined;
  /** Other words that people may search for. */
  readonly words?: string;
  readonly shortcut?: ShortcutId;
  readonly run: () => void;
};

/** Commands of the open page; read when the palette opens, so that they cost nothing before. */
type PageCommands = {
  readonly commands: () => readonly Command[];
  readonly openSheet: (id: string) => void;
  /** Id of the open sheet. */
  readonly sheetId: string;
};

export const pageCommands = createStore<{ readonly page: PageCommands | null }>(() => ({ page: null }));
