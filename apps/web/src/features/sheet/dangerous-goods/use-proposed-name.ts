import { shippingNameIn } from '@gosds/sheet/sections/14-transport/shipping-name';
import type { TransportProposal } from '@gosds/transport/transport';
import { useRowNames } from '../../../words/use-substance-name.ts';
import { useSpoken } from '../../../words/words.ts';
import { useDraft } from '../state/wizard-context.ts';

/** Returns a function for the proposed shipping name in the language of the screens; in English until that is loaded. */
export function useProposedName(): (proposal: TransportProposal) => string {
  const { law } = useSpoken();
  const rows = useDraft(({ ingredients }) => ingredients);
  const nameOf = useRowNames();
  return (proposal) => {
    if (law === null || law.phrases.tag === 'en') return proposal.shippingName;
    const technical = proposal.technicalIds.flatMap((id, index) => {
      const row = rows.find((each) => each.id === id);
      return (row && nameOf(row)) ?? proposal.technicalNames[index] ?? [];
    });
    return shippingNameIn(law.phrases, proposal, technical);
  };
}
