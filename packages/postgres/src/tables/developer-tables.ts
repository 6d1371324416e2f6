import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined>;

export type DeveloperTables = {
  api_key: {
    id: Generated<string>;
    user_id: string;
    name: string;
    start: string;
    key_hash: string;
    earlier_hash: Defaulted<string | null>;
    earlier_until: Defaulted<Date | null>;
    scopes: ColumnType<string[], readonly string[], never>;
    made_at: Date;
    used_at: Defaulted<Date | null>;
    revoked_at: Defaulted<Date | null>;
  };
  order_key: { user_id: string; key: string; asked_hash: string; order_id: string | null; taken_at: Date };
  api_key_use: { key_id: string; day: ColumnType<Date, string, never>; call: string; times: number };
  api_key_act: {
    id: Generated<number>;
    user_id: string;
    key_id: string;
    kind: string;
    name: string;
    address: string;
    at: Date;
  };
};
