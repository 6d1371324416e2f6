import type { TransportInput } from '@gosds/transport/transport-input';

/** What the list of dangerous goods has an entry for. */
export type ProductKind = NonNullable<TransportInput['productKind']>;

/** What a product is for, beside what the list of dangerous goods has entries for, as far as a duty depends on it. */
export type OtherPurpose =
  'biocide' | 'cleaning' | 'grill-lighter' | 'grout' | 'lamp-oil' | 'paint-remover' | 'plant-protection' | 'windscreen';

export type Purpose = ProductKind | OtherPurpose;

/** What products of a category are for, and what they may be for if the words of the use say so. */
export type CategoryPurposes = readonly [is: readonly Purpose[], mayBe: readonly Purpose[]];
