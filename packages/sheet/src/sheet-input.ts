import type { Classification, LabelElements } from '@gosds/ghs/classification';
import type { Mixture } from '@gosds/ghs/mixture';
import type { Language } from '@gosds/phrases/language';
import type { TransportOutcome } from '@gosds/transport/transport';
import type { SheetDocument } from './document.ts';
import type { Draft } from './draft/draft.ts';
import type { Entered } from './draft/entered.ts';
import type { Listings } from './lists/listings.ts';
import type { Source, Substance } from './substance.ts';
import type { PublishedSheet } from './versions/published-sheet.ts';

/** What a sheet is made from; the dates are ISO dates, given because the chain knows no clock. */
export type SheetFacts = {
  readonly draft: Draft;
  /** By material id. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** What the lists say of ingredients without a record, by the CAS number that was typed for them. */
  readonly listings?: ReadonlyMap<string, Listings>;
  /** By source id. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly issueDate: string;
  readonly revisionDate: string;
  readonly version: string;
  /** The loaded words of the draft's language; English where they are not given. */
  readonly language?: Language;
  /**
   * The version that this one replaces: it gives the date of issue, and version and section 16 follow from what is
   * different. Absent for the first.
   */
  readonly previous?: PublishedSheet | undefined;
};

/** The facts and what the engines made of them: what the sections are written from. */
export type SheetInput = SheetFacts & {
  /** The draft after its texts were read. */
  readonly entered: Entered;
  /** Of the draft, in the engine's words. */
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly label: LabelElements;
  readonly transport: TransportOutcome;
  /** Of a sheet in two languages. */
  readonly isSecondPart?: boolean;
};

/** Everything that the way from a draft to a document computes. */
export type MadeSheet = {
  readonly entered: Entered;
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly label: LabelElements;
  readonly transport: TransportOutcome;
  readonly document: SheetDocument;
};
