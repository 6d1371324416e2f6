import type { CheckCase } from './case-parts.ts';
import { identificationCases } from './identification-cases.ts';
import { hazardCases } from './hazard-cases.ts';
import { compositionCases } from './composition-cases.ts';
import { propertyCases } from './property-cases.ts';
import { listCases } from './list-cases.ts';
import { testRowCases } from './test-row-cases.ts';

/** Cases by the id of the check. */
export const checkCases: Readonly<Record<string, CheckCase>> = {
  ...identificationCases,
  ...hazardCases,
  ...compositionCases,
  ...propertyCases,
  ...listCases,
  ...testRowCases,
};
