import type { Hazard } from '@gosds/ghs/hazard';
import { partsOf } from '@gosds/ghs/hazard-question';
import { memoised } from '../memoised.ts';

/** Every part that matches one of the hazards; a sheet asks some hundred times of the same ones. */
export const allPartsOf = memoised(
  (hazards: readonly Hazard[]): ReadonlySet<string> => new Set(hazards.flatMap((hazard) => [...partsOf(hazard)])),
);
