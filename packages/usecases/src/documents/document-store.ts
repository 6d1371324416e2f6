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
  /** Of the sheet and its logo: equal contents print to equal bytes. */
  readonly contentHash: string;
  readonly text: string;
  readonly pageCount: number;
  /** Blob of the PDF with watermark. */
  readonly previewHash: string;
  /** Blob of the PDF without watermark; it leaves the service only once it is paid. */
  readonly cleanHash: string;
  /** Blobs of the sheet's other forms; null of one made before they were kept. */
  readonly files: Readonly<Partial<Record<SheetForm, string>>> | null;
  /** What the review found on the day it was made; null of one made before it was kept. */
  readonly review: KeptReview | null;
  /** The emergency response's number that the sheet names; null where it names none. */
  readonly emergencyNumber: string | null;
};

/** `draft` and `sheet` are kept with the document as the record of what it was made of. */
export type NewDocument = DocumentFacts & { readonly draft: Draft; readonly sheet: SheetDocument };

/** A made sheet never changes. */
export type StoredDocument = DocumentFacts & {
  readonly id: string;
  /** The specification's MsdsId. */
  readonly number: number;
  readonly createdAt: Date;
};

export type DocumentStore = {
  add(document: NewDocument, now: Date): Promise<StoredDocument>;
  find(id: string): Promise<StoredDocument | undefined>;
  /** The sheet as it was made. */
  findSheet(id: string): Promise<PublishedSheet | undefined>;
  /** The draft that it was made of. */
  findDraft(id: string): Promise<Draft | undefined>;
  /** The user's documents whose clean PDF is exactly these bytes: equal drafts print to equal bytes. */
  listByCleanHash(key: { readonly hash: string; readonly userId: string }): Promise<readonly StoredDocument[]>;
};
