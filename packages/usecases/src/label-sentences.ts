import type { SheetDocument } from '@gosds/sheet/model/document';
import { isUnder, type SentenceId } from '@gosds/sheet/model/sentence-id';
import { type PlacedSentence, placedSentences, type PublishedSheet } from '@gosds/sheet/versions/published-sheet';

/** What a label repeats of sections 1 and 2, but for the names, which it takes from the sheet itself. */
const placesOnLabel: readonly SentenceId[] = [
  'label',
  'identifier.cas',
  'identifier.ec',
  'identifier.index',
  'identifier.ufi',
  'identifier.noUfi',
  'supplier.address',
  'supplier.country',
  'supplier.telephone',
];

const isOnLabel = ({ id, section }: PlacedSentence): boolean =>
  section <= 2 && placesOnLabel.some((place) => isUnder(id, place));

/** What the label of the package repeats from a sheet, in each language of the sheet, as text. */
export const labelSentences = ({ sections, otherPart }: Labelled): string =>
  [sections, otherPart?.sections ?? []]
    .flatMap(placedSentences)
    .filter(isOnLabel)
    .map(({ id, text }) => `${id} ${text}`)
    .join('\n');

type Labelled = Pick<PublishedSheet, 'sections' | 'otherPart'> | Pick<SheetDocument, 'sections' | 'otherPart'>;
