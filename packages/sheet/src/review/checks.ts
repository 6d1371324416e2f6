import type { Check } from './check.ts';
import { closingChecks } from './closing-table.ts';
import { compositionChecks } from './composition-table.ts';
import { confidentialChecks } from './confidential-table.ts';
import { effectChecks } from './effects-table.ts';
import { familyChecks } from './family-table.ts';
import { exposureChecks } from './exposure-table.ts';
import { frameChecks } from './frame-table.ts';
import { listChecks } from './lists-table.ts';
import { hazardChecks } from './hazards-table.ts';
import { identificationChecks } from './identification-table.ts';
import { marketChecks } from './markets-table.ts';
import { measureChecks } from './measures-table.ts';
import { physicalChecks } from './physical-table.ts';
import { ownWordsChecks } from './own-words-table.ts';
import { productCategoryChecks } from './product-category-table.ts';
import { missingPropertyChecks } from './missing-properties-table.ts';
import { possiblePropertyChecks } from './possible-properties-table.ts';
import { propertyClassChecks } from './properties-and-classes-table.ts';
import { templateChecks } from './template-table.ts';
import { toxicityChecks } from './toxicity-table.ts';
import { transportChecks } from './transport-table.ts';

/** All legal checks on the user's entries, in the order of the sheet. Checks of single inputs are in `entries`. */
export const checks: readonly Check[] = [
  ...frameChecks,
  ...identificationChecks,
  ...ownWordsChecks,
  ...templateChecks,
  ...productCategoryChecks,
  ...hazardChecks,
  ...physicalChecks,
  ...compositionChecks,
  ...confidentialChecks,
  ...measureChecks,
  ...familyChecks,
  ...exposureChecks,
  ...missingPropertyChecks,
  ...possiblePropertyChecks,
  ...propertyClassChecks,
  ...effectChecks,
  ...toxicityChecks,
  ...transportChecks,
  ...closingChecks,
  ...listChecks,
  ...marketChecks,
];
