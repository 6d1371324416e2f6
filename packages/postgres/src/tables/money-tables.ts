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
  payment_difference: {
    id: Generated<number>;
    order_id: string;
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
    /** Written as JSON text, read as whatever was written once: parse it. */
    content: ColumnType<unknown, string | null | undefined, string | null>;
  };
};
