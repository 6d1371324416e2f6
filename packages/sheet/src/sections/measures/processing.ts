import { purposesOf, unansweredPurposes } from '../../draft/use/purposes-of.ts';
import { spraying, welding } from '../../draft/use/use-words.ts';
import type { Draft } from '../../draft/draft.ts';
import type { Purpose } from '../../draft/use/purpose.ts';
import { toxicBySkin } from '../../hazard-groups.ts';
import { has } from '../../product/product-hazards.ts';
import type { Product } from '../../product/product.ts';

type Described = Pick<Product, 'draft'>;
type Worked = Pick<Product, 'draft' | 'state'>;

/**
 * The processing chosen by the user decides. Until then, the words of the use count as the worst case, and the review
 * asks.
 */
export const isProcessingStated = ({ draft }: Described): boolean => draft.description.processing !== '';

export const suggestsWelding = ({ draft }: Described): boolean => welding.test(draft.description.uses);

const hot: readonly string[] = ['welding', 'soldering', 'cutting'];

const isWorkedHot = ({ processing, uses }: Draft['description']): boolean =>
  hot.includes(processing) || (processing === '' && welding.test(uses));

/**
 * True if the product is used to melt or cut metal: it then releases fume, radiation and heat, even if harmless as
 * supplied.
 */
export const isHotWork = ({ draft: { description }, state }: Worked): boolean =>
  state === 'solid' && isWorkedHot(description);

/** Hot work with a soldering iron: it has fumes of the flux, and neither arc nor sparks. */
export const isTinSoldered = (product: Worked): boolean =>
  isHotWork(product) &&
  (!isProcessingStated(product) || product.draft.description.processing === 'soldering') &&
  purposesOf(product.draft.description).others.has('tin-solder');

/** Hot work with a flame or an arc: it needs leather, flame-retardant clothing and a filter shade. */
export const isFlameWork = (product: Worked): boolean => isHotWork(product) && !isTinSoldered(product);

/** A flux that burns or poisons the skin when it is applied, before the flame. */
export const needsChemicalGloves = (product: Product): boolean =>
  isFlameWork(product) && has(product, ['Skin Corr.', ...toxicBySkin]);

/** The phrase for what the hot work sets free. */
export const fumesOf = (product: Worked): 'reactionFumes' | 'solderFumes' =>
  isTinSoldered(product) ? 'solderFumes' : 'reactionFumes';

export const isSprayed = ({ draft }: Described): boolean => draft.description.processing === 'spraying';

/** Until the user states the processing, the words of the use count. */
export const isSprayedOrSuggested = (c: Described): boolean =>
  isSprayed(c) || (!isProcessingStated(c) && spraying.test(c.draft.description.uses));

/** Used as a melt, which burns by its heat, even if the product is harmless otherwise. */
export const isMelted = (product: Worked): boolean =>
  product.state === 'solid' && !isHotWork(product) && purposesOf(product.draft.description).others.has('melt');

/** True if the purpose changes the sheet of such a product. Only solids are melted or soldered with tin. */
const matters = (purpose: Purpose, description: Draft['description'], isSolid: boolean): boolean => {
  if (purpose === 'melt') return isSolid && !isWorkedHot(description);
  return purpose !== 'tin-solder' || (isSolid && isWorkedHot(description));
};

/** The purposes that the words suggest and the user has yet to confirm or deny, if the answer changes the sheet. */
export const purposesToConfirm = (
  description: Draft['description'],
  { isSolid }: { readonly isSolid: boolean },
): readonly Purpose[] => unansweredPurposes(description).filter((each) => matters(each, description, isSolid));
