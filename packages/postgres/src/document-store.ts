import { reviewSchema } from '@gosds/contract/documents/review';
import { draftSchema } from '@gosds/sheet/draft/draft';
import { publishedSheetSchema } from '@gosds/sheet/versions/published-sheet';
import type { DocumentStore, StoredDocument } from '@gosds/usecases/documents/document-store';
import { sheetForms } from '@gosds/usecases/sheet-files';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from './database.ts';

const columns = [
  'id',
  'number',
  'user_id as userId',
  'draft_id as draftId',
  'draft_version as draftVersion',
  'material_number as materialNumber',
  'product_name as productName',
  'company_name as companyName',
  'content_hash as contentHash',
  'text',
  'page_count as pageCount',
  'preview_hash as previewHash',
  'clean_hash as cleanHash',
  'review',
  'files',
  'emergency_number as emergencyNumber',
  'created_at as createdAt',
] as const;

/** Hashes of blobs by the form they hold. */
const filesSchema = z.partialRecord(z.enum(sheetForms), z.string()).nullable();

type Row = Omit<StoredDocument, 'review' | 'files'> & { readonly review: unknown; readonly files: unknown };

const toDocument = ({ review, files, ...row }: Row): StoredDocument => ({
  ...row,
  review: reviewSchema.nullable().parse(review),
  files: filesSchema.parse(files),
});

export const postgresDocumentStore = (db: Kysely<Database>): DocumentStore => ({
  async add(document, now) {
    const row = await db
      .insertInto('document')
      .values({
        user_id: document.userId,
        draft_id: document.draftId,
        draft_version: document.draftVersion,
        material_number: document.materialNumber,
        product_name: document.productName,
        company_name: document.companyName,
        content_hash: document.contentHash,
        draft: JSON.stringify(document.draft),
        sheet: JSON.stringify(document.sheet),
        text: document.text,
        page_count: document.pageCount,
        preview_hash: document.previewHash,
        clean_hash: document.cleanHash,
        review: document.review && JSON.stringify(document.review),
        files: document.files && JSON.stringify(document.files),
        emergency_number: document.emergencyNumber,
        created_at: now,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    return toDocument(row);
  },
  async find(id) {
    const row = await db.selectFrom('document').select(columns).where('id', '=', id).executeTakeFirst();
    return row && toDocument(row);
  },
  async findSheet(id) {
    const row = await db.selectFrom('document').select('sheet').where('id', '=', id).executeTakeFirst();
    return row && publishedSheetSchema.parse(row.sheet);
  },
  async findDraft(id) {
    const row = await db.selectFrom('document').select('draft').where('id', '=', id).executeTakeFirst();
    return row && draftSchema.parse(row.draft);
  },
  async listByCleanHash({ hash, userId }) {
    const rows = await db
      .selectFrom('document')
      .select(columns)
      .where('clean_hash', '=', hash)
      .where('user_id', '=', userId)
      .orderBy('number', 'desc')
      .limit(100)
      .execute();
    return rows.map(toDocument);
  },
});
