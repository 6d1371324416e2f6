import type { Block, Sentence } from '../document.ts';
import { field, fields, fromInput, missing, sentence } from './words/say.ts';
import type { SheetContext, SheetIngredient } from '../sheet-context.ts';

const id = 'composition.claim';

/** Granted goes before filed; without number and day it is no claim (HPR 5.7). */
function claimSentence(c: SheetContext): Sentence {
  const words = c.phrases.composition;
  const { hmiraRegistryNumber, hmiraDateFiled, hmiraDateGranted } = c.draft.description;
  const [number, filed, granted] = [hmiraRegistryNumber, hmiraDateFiled, hmiraDateGranted].map((text) => text.trim());
  if (!number) return missing(c, id, 'description.hmiraRegistryNumber');
  const { date } = c.phrases.shared;
  if (granted)
    return sentence(id, words.claimGranted({ number, date: date(granted) }), fromInput('description.hmiraDateGranted'));
  if (filed)
    return sentence(id, words.claimFiled({ number, date: date(filed) }), fromInput('description.hmiraDateFiled'));
  return missing(c, id, 'description.hmiraDateFiled');
}

/** The claim by which names are withheld; nothing where none is, or where the law asks for no claim. */
export function exemptionClaim(c: SheetContext, shown: readonly SheetIngredient[]): Block[] {
  const isAsked = c.profile.withholdsByClaim === true && shown.some(({ isConfidential }) => isConfidential);
  return isAsked ? [fields(field(c.phrases.composition.claim, claimSentence(c)))] : [];
}
