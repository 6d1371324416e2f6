import type { SentenceId } from '../../model/sentence-id.ts';
import { ownValue } from '@gosds/ghs/own-value';
import type { SupplementalStatement } from '@gosds/ghs/classification';
import { statementText } from '@gosds/phrases/statement-text';
import type { Sentence } from '../../model/document.ts';
import type { Writing } from '../writing.ts';
import { sentence, typed } from '../words/say.ts';

/** Inputs with the words for a hazard not otherwise classified. */
const inputs: Readonly<Record<string, 'physicalHazardUnclassified' | 'healthHazardUnclassified'>> = {
  'HNOC-PHYSICAL': 'physicalHazardUnclassified',
  'HNOC-HEALTH': 'healthHazardUnclassified',
};

/**
 * The text for a hazard without a class: the statement of the law, or the supplier's words in the language of the part.
 */
export function statedHazard(
  writing: Writing,
  { id, entry: { code, reason } }: { readonly id: SentenceId; readonly entry: SupplementalStatement },
): Sentence {
  const field = ownValue(inputs, code);
  if (field !== undefined)
    return typed(writing, id, { text: writing.product.draft.properties[field], path: `properties.${field}` });
  return sentence(id, statementText(code, writing.wording), { kind: 'classification', reasons: [reason] });
}
