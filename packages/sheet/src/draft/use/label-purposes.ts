import type { ProductPurpose } from '@gosds/ghs/label-facts';
import type { Draft } from '../draft.ts';
import type { Purposes } from './purposes-of.ts';
import { cement, soldering } from './use-words.ts';

type Described = Pick<Draft['description'], 'processing' | 'uses'>;

/** What the user chose decides; until then the words of the use count. */
const isForSoldering = ({ processing, uses }: Described): boolean =>
  processing === 'soldering' || (processing === '' && soldering.test(uses));

/** What the product is sold as, where CLP Annex II, Part 2 ties a statement of the label to it. */
export function labelPurposesOf(description: Described, { kind, others }: Purposes): readonly ProductPurpose[] {
  const purposes: readonly (readonly [ProductPurpose, boolean])[] = [
    ['paint-or-varnish', kind === 'paint' || kind === 'coating'],
    ['adhesive', kind === 'adhesive'],
    ['cement', cement.test(description.uses)],
    ['brazing-or-soldering', isForSoldering(description)],
    ['plant-protection', others.has('plant-protection')],
  ];
  return purposes.filter(([, isSo]) => isSo).map(([purpose]) => purpose);
}
