import type { AuditCheck } from './audit-check.ts';
import { closingChecks } from './closing-table.ts';
import { compositionChecks } from './composition-table.ts';
import { effectChecks } from './effects-table.ts';
import { evidenceChecks } from './evidence-table.ts';
import { exposureChecks } from './exposure-table.ts';
import { frameChecks } from './frame-table.ts';
import { hazardChecks } from './hazards-table.ts';
import { marketChecks } from './markets-table.ts';
import { measureChecks } from './measures-table.ts';
import { tableChecks } from './tables-table.ts';
import { transportChecks } from './transport-table.ts';

/** Checks that the parts of a sheet agree, in the order of the sheet. */
export const agreements: readonly AuditCheck[] = [
  ...frameChecks,
  ...tableChecks,
  ...hazardChecks,
  ...compositionChecks,
  ...measureChecks,
  ...exposureChecks,
  ...effectChecks,
  ...evidenceChecks,
  ...transportChecks,
  ...closingChecks,
  ...marketChecks,
];
