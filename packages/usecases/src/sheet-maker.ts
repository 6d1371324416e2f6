import type { AuditFinding } from '@gosds/sheet/audit/audit-finding';
import type { AddableElement } from '@gosds/sheet/label/addable-elements';
import type { LabelLine, UnknownEdit } from '@gosds/sheet/label/signed-label';
import type { LabelRequest } from '@gosds/sheet/label/label-request';
import type { LawAhead, SheetDifference } from '@gosds/sheet/law-ahead/law-ahead';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SuggestedGoods } from '@gosds/sheet/product/suggest-goods';
import type { WrittenReview } from '@gosds/sheet/review/written-review';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import type { SheetEdit } from '@gosds/sheet/versions/apply-edits';
import type { LabelToPrint } from './print-package-label.ts';
import type { NotCarried, SheetFiles } from './sheet-files.ts';

/** The input of a sheet without the words of its language, which the sheet maker loads. */
export type CollectedFacts = Omit<SheetFacts, 'language'>;

export type SheetRequest = {
  readonly facts: CollectedFacts;
  /** The logo is part of the contents hash. Making the sheet does not need the picture itself. */
  readonly logo: { readonly hash: string; readonly widthPx: number } | undefined;
  /** Hash of contents that are already stored and need not be written again. */
  readonly knownHash: string | undefined;
  /** The chemist's edits. */
  readonly edits?: readonly SheetEdit[];
};

export type EditRequest = { readonly facts: CollectedFacts; readonly edits: readonly SheetEdit[] };

/** A sheet before and after its edits. */
export type EditedSheet = {
  readonly proposal: SheetDocument;
  readonly edited: SheetDocument;
  readonly review: WrittenReview;
  /** The lines that are edited as facts, in each part of the sheet. */
  readonly labelLines: readonly (readonly LabelLine[])[];
  /** What the law has and the label lacks. */
  readonly addable: readonly AddableElement[];
  /** What the edited sheet leaves out or contradicts. */
  readonly audit: readonly AuditFinding[];
};

export type FinishedSheet = {
  readonly sheet: SheetDocument;
  readonly review: WrittenReview;
  /**
   * Hash of the printed contents and the findings. The findings count because a written reason allows payment of the
   * order.
   */
  readonly contentHash: string;
  readonly text: string;
  /** Undefined if the contents equal those of `knownHash`. */
  readonly files: SheetFiles | undefined;
};

export type ReviewedDraft = {
  readonly about: Pick<SheetDocument, 'productName' | 'companyName' | 'market' | 'ruleSet'>;
  readonly review: WrittenReview;
};

/** `outdated`: law or facts have changed since. `unknown-edits`: edits that are no facts of a label. */
export type MadeLabel =
  | { readonly status: 'made'; readonly toPrint: LabelToPrint }
  | { readonly status: 'outdated' }
  | { readonly status: 'unknown-edits'; readonly edits: readonly UnknownEdit[] };

export type PackageLabelRequest = {
  readonly facts: CollectedFacts;
  readonly request: LabelRequest;
  /** The label elements in the sheet, from `labelSentences`. */
  readonly labelText: string;
  /** As in the sheet, where a chemist may have changed them. */
  readonly names: Pick<SheetDocument, 'productName' | 'companyName'>;
  /** The chemist's edits of the sheet. */
  readonly edits: readonly SheetEdit[];
};

export type AheadRequest = {
  readonly facts: CollectedFacts;
  /** ISO date; later days are left out. */
  readonly until?: string | undefined;
};

export type SinceRequest = {
  readonly facts: CollectedFacts;
  readonly published: PublishedSheet;
  /** The chemist's edits of the published sheet, which the sheet made again keeps. */
  readonly edits: readonly SheetEdit[];
};

export type AuditRequest = {
  readonly facts: CollectedFacts;
  /** A PDF that carries its data. */ readonly pdf: Uint8Array;
};

/** What a finished sheet leaves out or contradicts, or why its PDF cannot be read. */
export type AuditedSheet =
  | { readonly status: 'audited'; readonly isChanged: boolean; readonly findings: readonly AuditFinding[] }
  | { readonly status: 'refused'; readonly why: NotCarried };

/** Makes sheets. Each takes tens of milliseconds, so a service runs this outside its main thread. */
export type SheetMaker = {
  make(request: SheetRequest): Promise<FinishedSheet>;
  review(facts: CollectedFacts): Promise<ReviewedDraft>;
  /** The hazard codes that the rules generate, in the form used by the review of the classification. */
  codes(facts: CollectedFacts): Promise<readonly string[]>;
  /** The matching dangerous goods entries. */
  goods(facts: CollectedFacts): Promise<SuggestedGoods>;
  /** The sheet without review and files, for viewing. */
  document(facts: CollectedFacts): Promise<SheetDocument>;
  /** The report of the review for printing. It is in English, like its findings, whatever the language of the sheet. */
  report(facts: CollectedFacts): Promise<SheetDocument>;
  /** The changes to the sheet on each later day on which its law changes. */
  ahead(request: AheadRequest): Promise<LawAhead>;
  /** The differences if a published sheet were made again now. */
  since(request: SinceRequest): Promise<SheetDifference>;
  /** Checks an edited sheet against the rules. */
  edited(request: EditRequest): Promise<EditedSheet>;
  /** Checks the sheet in a PDF against the requirements for its draft. */
  audit(request: AuditRequest): Promise<AuditedSheet>;
  /** The label as its sheet says it. */
  label(request: PackageLabelRequest): Promise<MadeLabel>;
};
