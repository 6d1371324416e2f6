import type { TransportInput } from '@gosds/transport/transport-input';

/** A product kind with a specific entry in the dangerous goods list. */
export type ProductKind = NonNullable<TransportInput['productKind']>;

/** Articles with an entry of their own in the dangerous goods list, whatever they hold. */
export const articles = [
  'lithium-ion-battery',
  'lithium-metal-battery',
  'lead-battery',
  'sealed-lead-battery',
  'gas-cartridge',
] as const satisfies readonly ProductKind[];

/** Purposes that no product category states. */
export const purposesOfNoCategory = [...articles, 'cement', 'melt', 'tin-solder'] as const;

/** Other purposes of a product on which a legal duty or a measure depends. */
const otherPurposes = [
  'artists-paint',
  'biocide',
  'cement',
  'cleaning',
  'combustion-fuel',
  'decoration',
  'fuel',
  'grill-lighter',
  'grout',
  'lamp-oil',
  'melt',
  'paint-remover',
  'plant-protection',
  'tin-solder',
  'windscreen',
] as const;

export type OtherPurpose = (typeof otherPurposes)[number];

export type Purpose = ProductKind | OtherPurpose;

/** Every purpose that a user can confirm or deny. */
export const purposes = [
  ...otherPurposes,
  ...articles,
  'adhesive',
  'alcoholic-beverage',
  'aviation-fuel',
  'coating',
  'disinfectant',
  'fertiliser',
  'flavour-extract',
  'paint',
  'paint-related',
  'perfumery',
  'pesticide',
  'petroleum-distillate',
  'printing-ink',
  'printing-ink-related',
  'refrigerant',
  'resin-solution',
  'wood-preservative',
] as const satisfies readonly Purpose[];

/** The user's answers on purposes that the product categories leave open. A purpose is in one list at most. */
export type PurposeAnswers = { readonly confirmed: readonly Purpose[]; readonly denied: readonly Purpose[] };

/** True if the user confirmed the purpose, false if the user denied it; undefined until then. */
export function answerOn({ confirmed, denied }: PurposeAnswers, purpose: Purpose): boolean | undefined {
  if (confirmed.includes(purpose)) return true;
  return denied.includes(purpose) ? false : undefined;
}

const without = (list: readonly Purpose[], purpose: Purpose) => list.filter((each) => each !== purpose);

/** The answers with the one on this purpose. */
export const answered = (
  { confirmed, denied }: PurposeAnswers,
  purpose: Purpose,
  { isSo }: { readonly isSo: boolean },
): { confirmed: Purpose[]; denied: Purpose[] } => ({
  confirmed: [...without(confirmed, purpose), ...(isSo ? [purpose] : [])],
  denied: [...without(denied, purpose), ...(isSo ? [] : [purpose])],
});

/** The purposes of every product in a category, and the purposes that only some products in it have. */
export type CategoryPurposes = readonly [is: readonly Purpose[], mayBe: readonly Purpose[]];
