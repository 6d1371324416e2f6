import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;

export type OperationTables = {
  job: {
    id: Generated<number>;
    kind: string;
    key: string;
    data: Json;
    /** When it is due first. Its later runs are known to the library alone. */
    run_at: ColumnType<Date, Date | undefined>;
    attempts: Generated<number>;
    /** Until when a process of an earlier version holds it. Without an end for what the library schedules. */
    lease_until: ColumnType<Date | number | null, never, Date | null>;
    done_at: ColumnType<Date | null, never, Date | null>;
    given_up_at: ColumnType<Date | null, never, Date | null>;
    error: ColumnType<string | null, never, string | null>;
    /** Written by processes of an earlier version. */
    owner: ColumnType<number | null, number | null, number | null>;
    caller: ColumnType<number | null, number | null, number | null>;
    created_at: Generated<Date>;
  };
  job_worker: { id: string; process: number | null };
  rate_limit: { key: string; taken: number; resets_at: Date };
  error_log: {
    id: Generated<number>;
    at: Generated<Date>;
    origin: string;
    route: string;
    message: string;
    stack: string;
    request_id: string;
    user_id: string | null;
  };
  mailbox: {
    id: Generated<number>;
    message_id: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    attachments: Json;
    received_at: Generated<Date>;
  };
  place_of_documents: { only_one: Generated<boolean>; mark: string };
};
