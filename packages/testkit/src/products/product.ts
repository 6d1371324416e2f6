import type { Draft } from '@gosds/sheet/draft/draft';

/** A real product as a user enters it, and its classification as known from other sources. */
export type Product = {
  readonly name: string;
  /** Source of the published composition and answer. */
  readonly source: string;
  readonly draft: Draft;
  /**
   * Statements that the classification must contain. Classes tested on the real product may differ and are left out.
   */
  readonly expected: readonly string[];
  readonly signalWord: 'Danger' | 'Warning';
};
