import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined>;
/** Written as JSON text. Parse it on reading, because earlier versions may have written it. */
type Json = ColumnType<unknown, string, string>;
type DefaultedJson = ColumnType<unknown, string | undefined, string>;

export type ChemistTables = {
  chemist_task: {
    id: Generated<string>;
    line_id: string;
    state: Defaulted<'ordered' | 'queued' | 'taken' | 'question' | 'signed'>;
    version: Defaulted<number>;
    draft: Json;
    draft_version: number;
    material_number: number;
    queued_at: Defaulted<Date | null>;
    due_at: Defaulted<Date | null>;
    taken_by: Defaulted<string | null>;
    edits: DefaultedJson;
    signed_at: Defaulted<Date | null>;
    signed_name: Defaulted<string | null>;
    document_id: Defaulted<string | null>;
  };
  chemist_question: {
    id: Generated<string>;
    task_id: string;
    text: string;
    asked_at: Date;
    asked_by: string | null;
    answer: Defaulted<string | null>;
    answered_at: Defaulted<Date | null>;
  };
  chemist_event: {
    id: Generated<string>;
    task_id: string;
    at: Date;
    user_id: string | null;
    kind: string;
    detail: DefaultedJson;
  };
};
