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
};
