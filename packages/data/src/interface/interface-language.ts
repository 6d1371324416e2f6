import type { MessageFile } from '../phrases/compare-messages.ts';

/** `first`: what the first step of a sheet needs; `rest` is fetched later; `review`: what its checks find, for service and command line too. */
export const parts = ['first', 'rest', 'review'] as const;

export type Part = (typeof parts)[number];

/** The texts of the screens in one language, as its folder holds them. */
export type InterfaceLanguage = {
  readonly tag: string;
  readonly name: string;
  readonly order: number;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  /** False while some screens are not in it. */
  readonly isOffered: boolean;
  /** English in brackets, for tests. */
  readonly isPseudo: boolean;
  /** By the names of their files, such as `access.ftl`. */
  readonly words: Readonly<Record<Part, ReadonlyMap<string, MessageFile>>>;
};
