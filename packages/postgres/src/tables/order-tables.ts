import type { ColumnType, Generated } from 'kysely';
import type { OrderStatus, PaymentMethod } from '@gosds/usecases/checkout/order';

type Defaulted<T> = ColumnType<T, T | undefined>;
/** Written as JSON text. Parse it on reading, because earlier versions may have written it. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

export type OrderTables = {
  sale_order: {
    id: Generated<string>;
    number: Generated<number>;
    user_id: string;
    created_at: Date;
    paid_at: Defaulted<Date | null>;
    status: Defaulted<OrderStatus>;
    paid_by: Defaulted<PaymentMethod | null>;
    attempt: Defaulted<number>;
    attempted_at: Defaulted<Date | null>;
    card_token: Defaulted<string | null>;
    reference: Defaulted<string | null>;
    decline: Json;
    info: Json;
    lines_written: Defaulted<number>;
    /** The columns from here on are only written, for program versions without order lines. */
    draft_id: Defaulted<string | null>;
    document_id: Defaulted<string | null>;
    product_name: Defaulted<string | null>;
    country: Defaulted<string | null>;
    language: Defaulted<string | null>;
    go_er: Defaulted<'' | 'subscription' | 'single'>;
    price: Json;
  };
  order_line: {
    id: Generated<string>;
    order_id: string;
    position: number;
    kind: string;
    draft_id: string | null;
    product_name: string;
    country: Defaulted<string | null>;
    language: Defaulted<string | null>;
    document_id: Defaulted<string | null>;
    price_code: Defaulted<string | null>;
    list_minor: Defaulted<number | null>;
    discount_basis_points: Defaulted<number | null>;
    /** ISO date. */
    discount_up_to: Defaulted<string | null>;
    discount_minor: Defaulted<number | null>;
    promo_minor: Defaulted<number | null>;
    tax_basis_points: Defaulted<number | null>;
    tax_minor: Defaulted<number | null>;
    amount_minor: Defaulted<number | null>;
  };
  promo_code: {
    id: Generated<string>;
    type: 'GoSDS' | 'GoGAL';
    code: string | null;
    owner_id: string | null;
    discount_percent: number;
    quantity: number;
    /** ISO date. */
    valid_until: string | null;
    created_at: Date;
    stopped_at: Defaulted<Date | null>;
  };
  promo_use: {
    id: Generated<string>;
    promo_id: string;
    order_id: string;
    user_id: string;
    taken_at: Date;
    released_at: Defaulted<Date | null>;
  };
  galleria_report: {
    order_id: string;
    team_id: Defaulted<string | null>;
    /** Two letters; null for a region. */
    country: string | null;
    region: number;
    scope: 'all-lists' | 'industries' | 'all-industries' | 'no-industries';
    industries: number;
    points: number;
    report: Json;
    /** Generated from the report: the number of its chemical, and its ISO date. */
    chemical: Defaulted<number>;
    read_on: Defaulted<string>;
  };
  payment_event: { id: string; taken_at: Date };
  er_renewal: { order_id: string; subscription_id: string };
  er_service: {
    order_id: string;
    line_id: Defaulted<string | null>;
    user_id: string;
    kind: 'subscription' | 'single';
    name: string;
    cw_number: string;
    end_date: Date;
    subscription_id: string | null;
    renewal_ended_at: Defaulted<Date | null>;
    is_overdue: Defaulted<boolean>;
    pay_link: Defaulted<string | null>;
    created_at: Date;
  };
};
