import type { Draft } from '@gosds/sheet/draft/draft';

/** A real product as a user enters it, and what is known of its classification from elsewhere. */
export type Product = {
  readonly name: string;
  /** Where composition and answer were published. */
  readonly source: string;
  readonly draft: Draft;
  /** Statements that the classification must hold; a class tested on the real product may differ and is left out. */
  readonly expected: readonly string[];
  readonly signalWord: 'Danger' | 'Warning';
};
