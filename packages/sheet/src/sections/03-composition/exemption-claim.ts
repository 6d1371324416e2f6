import type { Block, Sentence } from '../../model/document.ts';
import { field, fields, fromInput, missing, sentence } from '../words/say.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing } from '../writing.ts';

const id = 'composition.claim';

/** A granted claim takes precedence over a filed one. A claim needs number and date (HPR 5.7). */
function claimSentence(writing: Writing): Sentence {
  const words = writing.phrases.composition;
  const { hmiraRegistryNumber, hmiraDateFiled, hmiraDateGranted } = writing.product.draft.description;
  const [number, filed, granted] = [hmiraRegistryNumber, hmiraDateFiled, hmiraDateGranted].map((text) => text.trim());
  if (!number) return missing(writing, id, 'description.hmiraRegistryNumber');
  const { date } = writing.phrases.shared;
  if (granted)
    return sentence(id, words.claimGranted({ number, date: date(granted) }), fromInput('description.hmiraDateGranted'));
  if (filed)
    return sentence(id, words.claimFiled({ number, date: date(filed) }), fromInput('description.hmiraDateFiled'));
  return missing(writing, id, 'description.hmiraDateFiled');
}

/** The claim for withholding names; empty if no name is withheld, or if the law requires no claim. */
export function exemptionClaim(writing: Writing, shown: readonly ProductIngredient[]): Block[] {
  const isAsked =
    writing.product.profile.withholdsByClaim === true && shown.some(({ isConfidential }) => isConfidential);
  return isAsked ? [fields(field(writing.phrases.composition.claim, claimSentence(writing)))] : [];
}
