import type { Draft } from '@gosds/sheet/draft/draft';
import type { Refusal } from '../table/refusal.ts';

/**
 * The parts of a sheet that its draft lacks. `sentences`: texts of the sections, which are written again. `tests`:
 * entered test results and classifications. `unlisted`: ingredients that the law does not require on a sheet. `share`:
 * a concentration that is not in percent. `too-many`: ingredients beyond the limit of a draft. `other-sheets`: further
 * sheets in the file.
 */
export type LostPart = 'sentences' | 'tests' | 'unlisted' | 'share' | 'too-many' | 'other-sheets';

/** A sheet read from a file. */
export type SheetFile =
  | {
      readonly kind: 'sheet';
      readonly draft: Draft;
      readonly lost: readonly LostPart[];
      /** `changed-pdf`: the PDF was changed after it was made and may differ from its data. */
      readonly from: 'xml' | 'pdf' | 'changed-pdf';
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
