import { isUnder } from '@gosds/sheet/model/sentence-id';
import { type PlacedSentence, placedSentences, type PublishedSheet } from '@gosds/sheet/versions/published-sheet';

/** The label elements in section 2 of a sheet, as text. */
export const labelSentences = ({ sections }: Pick<PublishedSheet, 'sections'>): string =>
  placedSentences(sections)
    .filter(({ id, section }: PlacedSentence) => section === 2 && isUnder(id, 'label'))
    .map(({ id, text }) => `${id} ${text}`)
    .join('\n');
