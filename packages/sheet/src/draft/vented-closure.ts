import type { Mixture } from '@gosds/ghs/mixture';
import type { TransportOutcome } from '@gosds/transport/transport';
import { type VentedPackaging, ventedPackagingOf } from '@gosds/transport/vented-packaging';
import type { Draft } from './draft.ts';

type Carried = { readonly draft: Pick<Draft, 'dangerousGoods'>; readonly transport: TransportOutcome };

/** The row that the goods are carried under: the user's confirmed one before the engine's. */
function carriedAs({ draft, transport }: Carried): { un: string; packingGroup: string | null } | undefined {
  const { confirmed, unNumber, packagingGroup } = draft.dangerousGoods;
  if (confirmed && unNumber.trim() !== '') return { un: unNumber.trim(), packingGroup: packagingGroup.trim() };
  return transport.status === 'regulated' ? transport.proposal.entry : undefined;
}

/** What the dangerous goods rules say of vents in the packagings of the product. */
export function ventingOf(carried: Carried): VentedPackaging | undefined {
  const goods = carriedAs(carried);
  return goods && ventedPackagingOf(goods);
}

/** The mixture as its label is chosen for: in packagings that let gas escape, where every one must. */
export const asPacked = (mixture: Mixture, carried: Carried): Mixture =>
  ventingOf(carried)?.receptacles === 'all'
    ? { ...mixture, labelFacts: { ...mixture.labelFacts, needsVentedClosure: true } }
    : mixture;
