import type { Language } from '@gosds/phrases/language';
import type { SheetDocument } from './model/document.ts';
import type { Draft } from './draft/draft.ts';
import type { EmergencyResponse } from './emergency-response.ts';
import type { ProductFacts } from './product/product-facts.ts';
import type { Product } from './product/product.ts';
import type { Source } from './substance.ts';
import type { PublishedSheet } from './versions/published-sheet.ts';

/** What a sheet says beside its product; the dates are ISO dates, given because the chain knows no clock. */
export type Edition = {
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
  /** What the operator offers; the sheet names it where the draft has chosen it. */
  readonly emergencyResponse?: EmergencyResponse | undefined;
};

/** What a sheet is made from. Law and limits are those of the date of revision. */
export type SheetFacts = Omit<ProductFacts, 'asOf'> & Edition & { readonly draft: Draft };

/** Everything that the way from a draft to a document makes. */
export type MadeSheet = { readonly product: Product; readonly document: SheetDocument };
