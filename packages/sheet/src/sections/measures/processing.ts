import { isTinSoldering, melting, spraying, welding } from '../../draft/use/use-words.ts';
import { toxicBySkin } from '../../hazard-groups.ts';
import { has } from '../../product/product-hazards.ts';
import type { Product } from '../../product/product.ts';

type Described = Pick<Product, 'draft'>;

/**
 * The processing chosen by the user decides. Until then, the words of the use count as the worst case, and the review
 * asks.
 */
export const isProcessingStated = ({ draft }: Described): boolean => draft.description.processing !== '';

export const suggestsWelding = ({ draft }: Described): boolean => welding.test(draft.description.uses);

const hot: readonly string[] = ['welding', 'soldering', 'cutting'];

/**
 * True if the product is used to melt or cut metal: it then releases fume, radiation and heat, even if harmless as
 * supplied.
 */
export const isHotWork = (product: Pick<Product, 'draft' | 'state'>): boolean =>
  product.state === 'solid' &&
  (hot.includes(product.draft.description.processing) || (!isProcessingStated(product) && suggestsWelding(product)));

/** Hot work with a soldering iron: it has fumes of the flux, and neither arc nor sparks. */
export const isTinSoldered = (product: Pick<Product, 'draft' | 'state'>): boolean =>
  isHotWork(product) &&
  (!isProcessingStated(product) || product.draft.description.processing === 'soldering') &&
  isTinSoldering(product.draft.description.uses);

/** Hot work with a flame or an arc: it needs leather, flame-retardant clothing and a filter shade. */
export const isFlameWork = (product: Pick<Product, 'draft' | 'state'>): boolean =>
  isHotWork(product) && !isTinSoldered(product);

/** A flux that burns or poisons the skin when it is applied, before the flame. */
export const needsChemicalGloves = (product: Product): boolean =>
  isFlameWork(product) && has(product, ['Skin Corr.', ...toxicBySkin]);

/** The phrase for what the hot work sets free. */
export const fumesOf = (product: Pick<Product, 'draft' | 'state'>): 'reactionFumes' | 'solderFumes' =>
  isTinSoldered(product) ? 'solderFumes' : 'reactionFumes';

export const isSprayed = ({ draft }: Described): boolean => draft.description.processing === 'spraying';

/** Until the user states the processing, the words of the use count. */
export const isSprayedOrSuggested = (c: Described): boolean =>
  isSprayed(c) || (!isProcessingStated(c) && spraying.test(c.draft.description.uses));

/** Used as a melt, which burns by its heat: by the words of the use and the name, since a melt may be harmless otherwise. */
export const isMelted = (product: Pick<Product, 'draft' | 'state'>): boolean =>
  product.state === 'solid' &&
  !isHotWork(product) &&
  [product.draft.description.uses, product.draft.description.productName].some((words) => melting.test(words));
