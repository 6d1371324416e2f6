import type { Draft } from '@gosds/sheet/draft/draft';
import type { Refusal } from '../table/refusal.ts';

/**
 * What of a sheet is not in the draft that was made of it: `sentences`, what the sections say is written anew; `tests`, results of tests
 * and classifications that were typed; `unlisted`, a sheet lists only ingredients that the law asks for; `share`, a component without a share in per cent; `too-many`, ingredients
 * beyond what a draft takes; `other-sheets`, the file holds more than one.
 */
export type LostPart = 'sentences' | 'tests' | 'unlisted' | 'share' | 'too-many' | 'other-sheets';

/** A sheet that was read from a file. */
export type SheetFile =
  | {
      readonly kind: 'sheet';
      readonly draft: Draft;
      readonly lost: readonly LostPart[];
      /** `pdf` that was changed after it was made may show something else than its data say. */
      readonly from: 'xml' | 'pdf' | 'changed-pdf';
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
