import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely';

/** Written as JSON text. Parse it on reading, because earlier versions may have written it. */
type Json = ColumnType<unknown, string, string>;

export type SheetTables = {
  draft: {
    id: Generated<string>;
    user_id: string;
    material_number: Generated<number>;
    version: number;
    draft: Json;
    created_at: Date;
    saved_at: Date;
    /** Null unless the draft is deleted. */
    deleted_at: ColumnType<Date | null, never, Date | null>;
    /** True if the draft was begun and nothing was entered. */
    is_untouched: ColumnType<boolean, boolean | undefined, boolean>;
    product_name: GeneratedAlways<string>;
    country: GeneratedAlways<string>;
    language: GeneratedAlways<string>;
    glance: ColumnType<unknown, never, string>;
    /** Version of the draft that the glance shows. */
    glance_version: ColumnType<number | null, never, number>;
    /** Size of the draft's JSON text. */
    bytes: GeneratedAlways<number>;
    /** The team that shares the draft; null if only the user has it. */
    team_id: ColumnType<string | null, RawBuilder<string | null> | undefined, never>;
  };
  group_standard: {
    id: Generated<string>;
    user_id: string;
    approval_code: string;
    name: string;
    team_id: ColumnType<string | null, string | null | undefined>;
    created_at: Generated<Date>;
  };
  logo: {
    id: Generated<string>;
    user_id: string;
    hash: string;
    width: number;
    height: number;
    created_at: Date;
    team_id: ColumnType<string | null, RawBuilder<string | null> | undefined, never>;
  };
  document: {
    id: Generated<string>;
    number: Generated<number>;
    user_id: string;
    draft_id: string;
    draft_version: number;
    material_number: number;
    product_name: string;
    company_name: string;
    content_hash: string;
    draft: Json;
    sheet: Json;
    text: string;
    page_count: number;
    preview_hash: string;
    clean_hash: string;
    review: Json | null;
    files: Json | null;
    emergency_number: string | null;
    created_at: Date;
  };
  public_page: {
    key: string;
    document_id: string;
    hash: string;
    created_at: Date;
    withdrawn_at: Date | null;
    published_at: Generated<Date | null>;
    draft_id: Generated<string | null>;
    language: Generated<string | null>;
    country: Generated<string | null>;
    version: Generated<string | null>;
  };
  unused_blob: { hash: string; since: Generated<Date> };
  temporary_pdf: { file_name: string; user_id: string; order_id: string; expires_at: Date };
};
