import type { AuditFinding } from '@gosds/sheet/audit/audit-finding';
import type { LabelRequest } from '@gosds/sheet/label/label-request';
import type { LawAhead, SheetDifference } from '@gosds/sheet/law-ahead/law-ahead';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SuggestedGoods } from '@gosds/sheet/product/suggest-goods';
import type { WrittenReview } from '@gosds/sheet/review/written-review';
import type { SheetFacts } from '@gosds/sheet/sheet-input';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import type { SentenceEdit } from '@gosds/sheet/versions/apply-edits';
import type { LabelToPrint } from './print-package-label.ts';
import type { NotCarried, SheetFiles } from './sheet-files.ts';

/** The input of a sheet, except the words of its language, which the maker loads. */
export type CollectedFacts = Omit<SheetFacts, 'language'>;

export type SheetRequest = {
  readonly facts: CollectedFacts;
  /** The logo is part of the contents; its picture is not needed to make the sheet. */
  readonly logo: { readonly hash: string; readonly widthPx: number } | undefined;
  /** Of contents that are kept already: they are not written again. */
  readonly knownHash: string | undefined;
  /** What a chemist writes otherwise. */
  readonly edits?: readonly SentenceEdit[];
};

export type EditRequest = { readonly facts: CollectedFacts; readonly edits: readonly SentenceEdit[] };

/** A sheet as it was made beside what somebody made of it. */
export type EditedSheet = {
  readonly proposal: SheetDocument;
  readonly edited: SheetDocument;
  readonly review: WrittenReview;
  /** What the edited sheet leaves out or contradicts. */
  readonly audit: readonly AuditFinding[];
};

export type FinishedSheet = {
  readonly sheet: SheetDocument;
  readonly review: WrittenReview;
  /** Of what is printed and of what the review finds, since a reason written down lets an order be paid. */
  readonly contentHash: string;
  readonly text: string;
  /** Undefined where the contents are the known ones. */
  readonly files: SheetFiles | undefined;
};

export type ReviewedDraft = {
  readonly about: Pick<SheetDocument, 'productName' | 'companyName' | 'market' | 'ruleSet'>;
  readonly review: WrittenReview;
};

export type PackageLabelRequest = {
  readonly facts: CollectedFacts;
  readonly request: LabelRequest;
  /** What the label of the sheet says, by `labelSentences`. */
  readonly labelText: string;
};

export type AheadRequest = {
  readonly facts: CollectedFacts;
  /** ISO date: later days are left out. */
  readonly until?: string | undefined;
};

export type SinceRequest = { readonly facts: CollectedFacts; readonly published: PublishedSheet };

export type AuditRequest = {
  readonly facts: CollectedFacts;
  /** A PDF that carries its data. */ readonly pdf: Uint8Array;
};

/** What a finished sheet leaves out or contradicts, or why its PDF is not read. */
export type AuditedSheet =
  | { readonly status: 'audited'; readonly isChanged: boolean; readonly findings: readonly AuditFinding[] }
  | { readonly status: 'refused'; readonly why: NotCarried };

/** What the use cases need of whoever makes sheets: it takes tens of milliseconds, so that a service has it done beside itself. */
export type SheetMaker = {
  make(request: SheetRequest): Promise<FinishedSheet>;
  review(facts: CollectedFacts): Promise<ReviewedDraft>;
  /** The hazard codes that the rules generate, as the review of the classification names them. */
  codes(facts: CollectedFacts): Promise<readonly string[]>;
  /** The entries of dangerous goods that fit. */
  goods(facts: CollectedFacts): Promise<SuggestedGoods>;
  /** The sheet alone, for a look at it. */
  document(facts: CollectedFacts): Promise<SheetDocument>;
  /** The report of the review, to be printed: in English, as its findings are, whatever the language of the sheet. */
  report(facts: CollectedFacts): Promise<SheetDocument>;
  /** What changes in the sheet on each later day of its law. */
  ahead(request: AheadRequest): Promise<LawAhead>;
  /** What a published sheet would say otherwise if it were made again now. */
  since(request: SinceRequest): Promise<SheetDifference>;
  /** The sheet with what was edited in it, held against the rules. */
  edited(request: EditRequest): Promise<EditedSheet>;
  /** The sheet in a PDF, held against what its draft owes. */
  audit(request: AuditRequest): Promise<AuditedSheet>;
  /** Undefined where the label would no longer say what the sheet says. */
  label(request: PackageLabelRequest): Promise<LabelToPrint | undefined>;
};
