import type { SentenceHead } from '../../model/sentence-id.ts';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
import type { WholeEdition } from '@gosds/phrases/whole-list';
import { percent } from '@gosds/ghs/concentration';
import type { Sentence } from '../../model/document.ts';
import { lists } from '../../generated/list-editions.ts';
import { noneOn } from '../../lists/held-against.ts';
import type { SvhcReason } from '../../lists/listings.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing, NamedIngredient } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { byRule, sentence } from '../words/say.ts';

type Concern = { readonly classes: AnyHazard; readonly reasons: readonly SvhcReason[] };

/** Properties of REACH Annex II, 2.3, with their classes in CLP Annex I and their reasons in the Candidate List. */
const concerns = {
  pbt: { classes: ['PBT', 'vPvB'], reasons: ['pbt', 'vpvb'] },
  endocrine: { classes: ['ED HH', 'ED ENV'], reasons: ['endocrineHealth', 'endocrineEnvironment'] },
  endocrineHealth: { classes: 'ED HH', reasons: ['endocrineHealth'] },
  endocrineEnvironment: { classes: 'ED ENV', reasons: ['endocrineEnvironment'] },
} as const satisfies Readonly<Record<string, Concern>>;

type ConcernId = keyof typeof concerns;

const isListedFor = ({ listings }: ProductIngredient, wanted: readonly SvhcReason[]): boolean =>
  listings?.svhc?.some(({ reason }) => wanted.includes(reason)) ?? false;

/** Ingredients at 0.1 % or more that are classified for the property or on the Candidate List for it. */
export function ofConcern(writing: Pick<Writing, 'ingredients'>, id: ConcernId): readonly NamedIngredient[] {
  const { classes, reasons }: Concern = concerns[id];
  return atLeast(writing, percent(0.1)).filter((each) => ingredientHas(each, classes) || isListedFor(each, reasons));
}

type Texts = { readonly found: (names: string) => string; readonly none: (edition: WholeEdition) => string };

/**
 * Names the ingredients with the property, or states that none is on the Candidate List for it. Undefined if not known:
 * an ingredient is not identified, or the country's law uses another list.
 */
export function concernSentence(
  writing: Writing,
  {
    id,
    concern,
    texts,
  }: { readonly id: `${SentenceHead}.${string}`; readonly concern: ConcernId; readonly texts: Texts },
): Sentence | undefined {
  const origin = byRule(writing, 'whyByComposition');
  const names = ofConcern(writing, concern).map(({ name }) => name);
  if (names.length > 0) return sentence(`${id}Found`, texts.found(writing.phrases.shared.list(names)), origin);
  if (!writing.product.profile.regulatoryLists.includes('candidates')) return undefined;
  const edition = noneOn(writing, lists.euReachCandidateList, atLeast(writing, percent(0.1)));
  return edition && sentence(`${id}None`, texts.none(edition), origin);
}
