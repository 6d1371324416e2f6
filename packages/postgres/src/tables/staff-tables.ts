import type { ColumnType, Generated } from 'kysely';

export type StaffTables = {
  staff_act: {
    id: Generated<number>;
    at: Date;
    staff_id: string;
    kind: string;
    user_id: string | null;
    detail: ColumnType<unknown, string, never>;
  };
  analytics_event: {
    id: Generated<number>;
    key: string;
    client_id: string;
    at: Date;
    name: string;
    params: ColumnType<unknown, string, never>;
  };
};
