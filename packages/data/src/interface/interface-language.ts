import type { MessageFile } from '../phrases/compare-messages.ts';

/**
 * `first`: texts of the first step of a sheet. `rest`: loaded later. `review`: its checks, also for service and CLI.
 */
export const parts = ['first', 'rest', 'review'] as const;

export type Part = (typeof parts)[number];

/** The interface texts of one language. */
export type InterfaceLanguage = {
  readonly tag: string;
  readonly name: string;
  readonly order: number;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** False while some screens are not translated. */
  readonly isOffered: boolean;
  /** English in brackets, for tests. */
  readonly isPseudo: boolean;
  /** Messages by file name, such as `access.ftl`. */
  readonly words: Readonly<Record<Part, ReadonlyMap<string, MessageFile>>>;
};
