import type { ColumnType, Generated } from 'kysely';
import type { OrderStatus } from '@gosds/usecases/checkout/order';

type Defaulted<T> = ColumnType<T, T | undefined>;
/** Written as JSON text, read as whatever was written once: parse it. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export type OrderTables = {
  sale_order: {
    id: Generated<string>;
    number: Generated<number>;
    user_id: string;
    draft_id: string;
    document_id: string;
    product_name: string;
    country: string;
    language: string;
    created_at: Date;
    paid_at: Defaulted<Date | null>;
    status: Defaulted<OrderStatus>;
    go_er: Defaulted<'' | 'subscription' | 'single'>;
    price: Json;
    attempt: Defaulted<number>;
    attempted_at: Defaulted<Date | null>;
    card_token: Defaulted<string | null>;
    reference: Defaulted<string | null>;
    decline: Json;
    info: Json;
  };
  payment_event: { id: string; taken_at: Date };
  er_service: {
    order_id: string;
    user_id: string;
    kind: 'subscription' | 'single';
    name: string;
    cw_number: string;
    end_date: Date;
    subscription_id: string | null;
    created_at: Date;
  };
};
