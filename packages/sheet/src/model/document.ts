import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { InputPath } from '../draft/input-path.ts';
import type { SentenceId } from './sentence-id.ts';
import type { Reason } from '@gosds/ghs/classification';

/** The origin of a text. The preview links to it and the rationale prints it. */
export type Origin =
  | { readonly kind: 'input'; readonly path: InputPath }
  | { readonly kind: 'classification'; readonly reasons: readonly Reason[] }
  | { readonly kind: 'catalogue'; readonly cas: string; readonly source: string }
  | { readonly kind: 'rule'; readonly paragraph: string; readonly why: string }
  | { readonly kind: 'missing'; readonly path: InputPath; readonly why: string };

/** The smallest piece with an origin. `id` stays the same when the same draft is assembled again. */
export type Sentence = {
  readonly id: SentenceId;
  readonly text: string;
  readonly origin: Origin;
  /**
   * `should`: a careful reviewer expects it; `none`: no law requires it. Absent: the law requires it, so nobody may
   * remove it.
   */
  readonly duty?: 'should' | 'none';
};

export type Field<S = Sentence> = { readonly label: string; readonly values: readonly S[] };

/**
 * A piece of a subsection. `S` is the type of its sentences; other formats store more or less than `Sentence`. For a
 * new kind, extend `model/block.ts` and the code that draws the sheet; the compiler names each place.
 */
export type Block<S = Sentence> =
  | { readonly kind: 'paragraph'; readonly sentences: readonly S[] }
  /** True if the law wants the list to stand out in a box. */
  | { readonly kind: 'list'; readonly items: readonly S[]; readonly isBoxed?: boolean }
  | { readonly kind: 'fields'; readonly fields: readonly Field<S>[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      /** Relative column widths. */
      readonly columns: readonly { readonly heading: string; readonly width: number }[];
      /** The first cell of a row is its header. */
      readonly rows: readonly (readonly S[])[];
    }
  /** GHS01..GHS09 or transport labels such as `3`, `8`, `6.1`, `marine-pollutant`; `text` is the alternative text. */
  | {
      readonly kind: 'pictograms';
      readonly pictograms: readonly { readonly code: string; readonly sentence: S }[];
    }
  | { readonly kind: 'signal-word'; readonly sentence: S };

export type Subsection = { readonly number: string; readonly heading: string; readonly blocks: readonly Block[] };

export type Section = {
  readonly number: number;
  readonly heading: string;
  readonly subsections: readonly Subsection[];
};

/** Words on the page outside the sections, in the document's language. */
export type PageFrameWords = {
  readonly section: string;
  readonly company: string;
  readonly version: string;
  readonly issueDate: string;
  readonly revisionDate: string;
  /** The texts before, between and after the page number and the page count. */
  readonly pageNumber: readonly [string, string, string];
  readonly watermark: string;
  /** Text below the QR code, which opens the sheet as a web page. */
  readonly sheetOnline: string;
  /** Alternative text. */
  readonly logo: string;
  /** The dates as printed. */
  readonly issued: string;
  readonly revised: string;
  /** Label and number of the sheet, if the country's form prints it at the head of page 1. */
  readonly documentNumber?: readonly [label: string, number: string];
};

/** A finished sheet. Preview, PDF, XML and text print it without further calculation. */
export type SheetDocument = {
  readonly market: LabelRegimeId;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** `Reach` for a country of the European list, else `GHS`. */
  readonly documentType: 'Reach' | 'GHS';
  /** e.g. `Safety Data Sheet`. */
  readonly title: string;
  /** e.g. `according to Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878`. */
  readonly legalBasis: string;
  readonly productName: string;
  readonly companyName: string;
  /** ISO dates. */
  readonly issueDate: string;
  readonly revisionDate: string;
  readonly version: string;
  readonly ruleSet: string;
  readonly sections: readonly Section[];
  readonly frame: PageFrameWords;
  /** The same sheet in the second language required by law; both parts are one document. */
  readonly otherPart?: SheetDocument | undefined;
};
