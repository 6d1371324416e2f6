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
  webhook_endpoint: {
    id: Generated<string>;
    user_id: string;
    url: string;
    events: ColumnType<string[], readonly string[], readonly string[]>;
    made_at: Date;
    is_on: Defaulted<boolean>;
    is_failing: Defaulted<boolean>;
    generation: Defaulted<number>;
    earlier_until: Defaulted<Date | null>;
    failures: Defaulted<number>;
  };
  webhook_delivery: {
    id: Generated<string>;
    endpoint_id: string;
    event: string;
    body: string;
    at: Date;
    state: Defaulted<'waiting' | 'delivered' | 'failed'>;
  };
  webhook_try: { delivery_id: string; number: number; at: Date; status: number | null; fault: string | null };
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
