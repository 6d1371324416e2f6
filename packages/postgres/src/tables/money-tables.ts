import type { ColumnType, Generated } from 'kysely';

export type MoneyTables = {
  money_series: { kind: 'invoice' | 'credit-note'; year: number; last: number };
  money_document: {
    id: Generated<string>;
    order_id: string;
    kind: 'invoice' | 'credit-note';
    year: number;
    number: number;
    issued_at: Date;
    /** Written as JSON text, read as whatever was written once: parse it. */
    content: ColumnType<unknown, string | null | undefined, string | null>;
  };
};
