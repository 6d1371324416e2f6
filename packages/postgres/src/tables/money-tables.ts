import type { ColumnType, Generated } from 'kysely';

export type MoneyTables = {
  money_series: { kind: 'invoice' | 'credit-note'; year: number; last: number };
  order_refund: {
    id: Generated<string>;
    order_id: string;
    provider_id: string;
    amount_minor: number;
    state: 'pending' | 'done' | 'failed';
    made_at: Date;
  };
  price_list: {
    id: Generated<string>;
    valid_from: Date;
    first_language_minor: number;
    further_language_percent: number;
    internal_user_minor: number;
    er_subscription_minor: number;
    er_single_minor: number;
    galleria_all_minor: number;
    galleria_industry_minor: number;
    galleria_minor: number;
    made_at: Date;
    made_by: string;
    withdrawn_at: ColumnType<Date | null, never, Date>;
  };
  payment_difference: {
    id: Generated<number>;
    order_id: string | null;
    paid_by: ColumnType<string | null, string | undefined, never>;
    kind: string;
    reference: string;
    here_minor: number | null;
    there_minor: number | null;
    found_at: Date;
  };
  money_document: {
    id: Generated<string>;
    order_id: string;
    kind: 'invoice' | 'credit-note';
    year: number;
    number: number;
    issued_at: Date;
    refund_id: ColumnType<string | null, string | undefined, never>;
    /** Written as JSON text. Parse it on reading, because earlier versions may have written it. */
    content: ColumnType<unknown, string | null | undefined, string | null>;
  };
};
