import type { SupplementalStatement } from '@gosds/ghs/classification';
import type { Sentence } from '../../model/document.ts';
import type { SentenceId } from '../../model/sentence-id.ts';
import { sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';

/** Unknown aquatic hazards are stated in the sheet, not on the label (CLP Annex I, 4.1.3.6.1). */
export const isOnLabel = ({ code }: Pick<SupplementalStatement, 'code'>): boolean =>
  code !== 'UNKNOWN-AQUATIC-TOXICITY';

/** The percentage of components with unknown aquatic hazards; none if all are known. */
export function unknownAquatic(writing: Writing, id: SentenceId): Sentence[] {
  return writing.product.classification.supplemental
    .filter((entry) => !isOnLabel(entry))
    .map(({ parameters, reason }) => {
      const percent = writing.phrases.shared.number(parameters['percent'] ?? '');
      const text = writing.phrases.hazards.unknownAquatic(percent);
      return sentence(id, text, { kind: 'classification', reasons: [reason] });
    });
}
