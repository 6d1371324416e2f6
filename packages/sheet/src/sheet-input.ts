import type { Language } from '@gosds/phrases/language';
import type { SheetDocument } from './model/document.ts';
import type { Draft } from './draft/draft.ts';
import type { EmergencyResponse } from './emergency-response.ts';
import type { ProductFacts } from './product/product-facts.ts';
import type { Product } from './product/product.ts';
import type { Source } from './substance.ts';
import type { PublishedSheet } from './versions/published-sheet.ts';

/** The facts of a sheet beyond its product. Dates are ISO dates, given as input because the code reads no clock. */
export type Edition = {
  /** By source id. */
  readonly sources: ReadonlyMap<string, Source>;
  readonly issueDate: string;
  readonly revisionDate: string;
  readonly version: string;
  /** Language data for the draft's language; English if absent. */
  readonly language?: Language;
  /**
   * The version that this one replaces. It gives the date of issue; the version number and section 16 follow from the
   * differences. Absent for the first version.
   */
  readonly previous?: PublishedSheet | undefined;
  /** The operator's service; the sheet names it if the draft chose it. */
  readonly emergencyResponse?: EmergencyResponse | undefined;
};

/** All facts for making a sheet. Law and limits are those of the revision date. */
export type SheetFacts = Omit<ProductFacts, 'asOf'> & Edition & { readonly draft: Draft };

/** The product and the document made from a draft. */
export type MadeSheet = { readonly product: Product; readonly document: SheetDocument };
