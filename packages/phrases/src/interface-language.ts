import type { FirstWords, RestWords, ReviewWords } from './generated/interface/words.ts';

/** A language that the screens speak. */
export type InterfaceLanguage = {
  /** BCP 47. */
  readonly tag: string;
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** False where it is for tests only, or some screens are not in it. */
  readonly isOffered: boolean;
  /** What the first step of a sheet needs. */
  readonly loadFirst: () => Promise<FirstWords>;
  readonly loadRest: () => Promise<RestWords>;
  /** What the checks of the review say. */
  readonly loadReview: () => Promise<ReviewWords>;
};
