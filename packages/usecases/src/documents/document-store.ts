import type { Draft } from '@gosds/sheet/draft/draft';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { SheetForm } from '../sheet-files.ts';
import type { KeptReview } from '@gosds/contract/documents/review';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';

export type DocumentFacts = {
  readonly userId: string;
  readonly draftId: string;
  readonly draftVersion: number;
  readonly materialNumber: number;
  readonly productName: string;
  readonly companyName: string;
  /** Hash of the sheet's contents and its logo. Equal contents print to equal bytes. */
  readonly contentHash: string;
  readonly text: string;
  readonly pageCount: number;
  /** Blob of the PDF with watermark. */
  readonly previewHash: string;
  /** Blob of the PDF without watermark. It is delivered only after payment. */
  readonly cleanHash: string;
  /** Blobs of the sheet's other forms; null for old documents, whose forms were not stored. */
  readonly files: Readonly<Partial<Record<SheetForm, string>>> | null;
  /** Findings of the review on the day the sheet was made; null for old documents, whose review was not stored. */
  readonly review: KeptReview | null;
  /** The emergency-response number on the sheet; null if the sheet names none. */
  readonly emergencyNumber: string | null;
};

/** A new document. `draft` and `sheet` record what the document was made from. */
export type NewDocument = DocumentFacts & { readonly draft: Draft; readonly sheet: SheetDocument };

/** A stored document never changes. */
export type StoredDocument = DocumentFacts & {
  readonly id: string;
  /** `MsdsId` in the specification. */
  readonly number: number;
  readonly createdAt: Date;
};

export type DocumentStore = {
  add(document: NewDocument, now: Date): Promise<StoredDocument>;
  find(id: string): Promise<StoredDocument | undefined>;
  /** The sheet as it was made. */
  findSheet(id: string): Promise<PublishedSheet | undefined>;
  /** The draft from which the document was made. */
  findDraft(id: string): Promise<Draft | undefined>;
  /** The user's documents whose clean PDF has this hash; several if equal drafts were printed. */
  listByCleanHash(key: { readonly hash: string; readonly userId: string }): Promise<readonly StoredDocument[]>;
};
