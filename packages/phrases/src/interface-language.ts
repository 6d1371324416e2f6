import type { FirstWords, RestWords, ReviewWords } from './generated/interface/words.ts';

/** A language of the screens. */
export type InterfaceLanguage = {
  /** BCP 47. */
  readonly tag: string;
  /** The language's name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** False if it is only for tests or some screens are not translated. */
  readonly isOffered: boolean;
  /** Loads the words of the first step of a sheet. */
  readonly loadFirst: () => Promise<FirstWords>;
  readonly loadRest: () => Promise<RestWords>;
  /** Loads the messages of the review checks. */
  readonly loadReview: () => Promise<ReviewWords>;
};
