import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { Product } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';

const harmsBeforeLackOfOxygen: AnyHazard = ['H330', 'H331', 'Skin Corr.'];

/** A gas that poisons or burns the airways long before it displaces the oxygen of the air. */
export const isPoisonGas = (product: Pick<Product, 'state' | 'productHazards'>): boolean =>
  product.state === 'gas' && has(product, harmsBeforeLackOfOxygen);
