import type { Check } from './check.ts';
import { closingContentChecks } from '../audit/closing-contents-table.ts';
import { closingChecks } from './closing-table.ts';
import { compositionChecks } from './composition-table.ts';
import { contentChecks } from '../audit/contents-table.ts';
import { dutyChecks } from '../audit/duties-table.ts';
import { effectContentChecks } from '../audit/effect-contents-table.ts';
import { effectChecks } from './effects-table.ts';
import { evidenceChecks } from '../audit/evidence-table.ts';
import { exposureChecks } from './exposure-table.ts';
import { frameChecks } from './frame-table.ts';
import { listChecks } from './lists-table.ts';
import { hazardChecks } from './hazards-table.ts';
import { identificationChecks } from './identification-table.ts';
import { marketChecks } from './markets-table.ts';
import { measureChecks } from './measures-table.ts';
import { physicalChecks } from './physical-table.ts';
import { propertyChecks } from './properties-table.ts';
import { transportContentChecks } from '../audit/transport-contents-table.ts';
import { transportChecks } from './transport-table.ts';

/** Every check there is, in the order of the sheet. */
export const checks: readonly Check[] = [
  ...frameChecks,
  ...identificationChecks,
  ...hazardChecks,
  ...physicalChecks,
  ...compositionChecks,
  ...measureChecks,
  ...exposureChecks,
  ...propertyChecks,
  ...effectChecks,
  ...evidenceChecks,
  ...transportChecks,
  ...closingChecks,
  ...listChecks,
  ...marketChecks,
  ...dutyChecks,
  ...contentChecks,
  ...effectContentChecks,
  ...transportContentChecks,
  ...closingContentChecks,
];
