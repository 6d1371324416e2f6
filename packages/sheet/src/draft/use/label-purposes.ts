import type { ProductPurpose } from '@gosds/ghs/label-facts';
import type { Draft } from '../draft.ts';
import type { Purposes } from './purposes-of.ts';
import { soldering } from './use-words.ts';

type Described = Pick<Draft['description'], 'processing' | 'uses'>;

/** The processing that the user chose decides; until then, the words of the identified uses. */
const isForSoldering = ({ processing, uses }: Described): boolean =>
  processing === 'soldering' || (processing === '' && soldering.test(uses));

/** Purposes for which CLP Annex II, Part 2 requires a statement on the label. */
export function labelPurposesOf(description: Described, { kind, others }: Purposes): readonly ProductPurpose[] {
  const purposes: readonly (readonly [ProductPurpose, boolean])[] = [
    ['paint-or-varnish', kind === 'paint' || kind === 'coating'],
    ['adhesive', kind === 'adhesive'],
    ['cement', others.has('cement')],
    ['brazing-or-soldering', isForSoldering(description)],
    ['plant-protection', others.has('plant-protection')],
  ];
  return purposes.filter(([, isSo]) => isSo).map(([purpose]) => purpose);
}
