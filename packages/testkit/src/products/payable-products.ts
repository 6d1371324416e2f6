import { alkalineCleaner as cleaner } from './alkaline-cleaner.ts';
import { brakeCleaner as solvents } from './brake-cleaner.ts';
import { fungicide as pesticide } from './fungicide.ts';
import type { Product } from './product.ts';

/** The product with its country's exposure limits typed in, which the law requires before its sheet is paid. */
const withLimits = (product: Product, nationalLimits: string): Product => ({
  ...product,
  draft: { ...product.draft, properties: { ...product.draft.properties, nationalLimits } },
});

export const alkalineCleaner = withLimits(
  cleaner,
  'TRGS 900: 2-butoxyethanol 10 ppm, 49 mg/m³; none for sodium hydroxide',
);

export const brakeCleaner = withLimits(
  solvents,
  'ACGIH TLV: toluene 20 ppm; methanol 200 ppm, STEL 250 ppm; acetone 250 ppm, STEL 500 ppm',
);

const { description, ingredients, properties } = brakeCleaner.draft;

/** What must be answered before the review of the classification. */
export const brakeCleanerParts = { description, ingredients, properties };

export const fungicide = withLimits(pesticide, 'EH40/2005: none for N,N-dimethyl decanamide');
