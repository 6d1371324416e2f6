import type { TransportInput } from '@gosds/transport/transport-input';

/** A product kind with a specific entry in the dangerous goods list. */
export type ProductKind = NonNullable<TransportInput['productKind']>;

/** Other purposes of a product on which a legal duty depends. */
export type OtherPurpose =
  | 'artists-paint'
  | 'biocide'
  | 'cleaning'
  | 'combustion-fuel'
  | 'decoration'
  | 'fuel'
  | 'grill-lighter'
  | 'grout'
  | 'lamp-oil'
  | 'paint-remover'
  | 'plant-protection'
  | 'windscreen';

export type Purpose = ProductKind | OtherPurpose;

/** The purposes of every product in a category, and the purposes that apply only if the words of the use say so. */
export type CategoryPurposes = readonly [is: readonly Purpose[], mayBe: readonly Purpose[]];
