import type { AccountTables } from './tables/account-tables.ts';
import type { ChemistTables } from './tables/chemist-tables.ts';
import type { DeveloperTables } from './tables/developer-tables.ts';
import type { MoneyTables } from './tables/money-tables.ts';
import type { OperationTables } from './tables/operation-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { SheetTables } from './tables/sheet-tables.ts';
import type { StaffTables } from './tables/staff-tables.ts';

/** Every table; each area declares its own under `tables/`. */
export type Database = AccountTables &
  SheetTables &
  OperationTables &
  OrderTables &
  ChemistTables &
  StaffTables &
  MoneyTables &
  DeveloperTables;
