import { alkalineCleaner } from './alkaline-cleaner.ts';
import { brakeCleaner } from './brake-cleaner.ts';
import { fungicide } from './fungicide.ts';
import type { Product } from './product.ts';

/** A solvent blend, a corrosive cleaner and an agrochemical with both aquatic classes. */
export const products: readonly Product[] = [brakeCleaner, alkalineCleaner, fungicide];
