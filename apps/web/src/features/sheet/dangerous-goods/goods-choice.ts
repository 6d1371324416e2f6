import { nosText } from '@gosds/sheet/draft/nos-text';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { DangerousGoodsEntry, TransportOutcome, TransportProposal } from '@gosds/transport/transport';

type Goods = Draft['dangerousGoods'];

/** One row of the suggestions table. */
export type GoodsSuggestion = { readonly entry: DangerousGoodsEntry; readonly technicalNames: readonly string[] };

const noGoods = { dgClass: '', subRisk1: '', subRisk2: '', packagingGroup: '', shippingName: '', hazChem: '' };

/** The fields that a row of the list fills; the poison schedule is not part of it. */
export function goodsOf({
  entry,
  technicalNames,
}: GoodsSuggestion): Omit<Goods, 'poisonSchedule' | 'confirmed' | 'basis'> {
  const [subRisk1 = 'None', subRisk2 = 'None'] = entry.subsidiaryHazards;
  return {
    unNumber: entry.un,
    dgClass: entry.class,
    subRisk1,
    subRisk2,
    packagingGroup: entry.packingGroup ?? 'None',
    shippingName: entry.properShippingName,
    nosIngredients: technicalNames.slice(0, 2),
    hazChem: entry.hazChem ?? '',
  };
}

/** What the engine's outcome fills in; undefined while it cannot say. */
export function proposedGoods(outcome: TransportOutcome): ReturnType<typeof goodsOf> | undefined {
  switch (outcome.status) {
    case 'regulated':
      return goodsOf(outcome.proposal);
    case 'not-regulated':
      return { ...noGoods, unNumber: 'None', dgClass: 'None', nosIngredients: [] };
    case 'incomplete':
      return undefined;
  }
}

/** Nothing of the transport is entered: a confirmation of blank fields states nothing, so a proposal still fills them in. */
export function isUntouched(goods: Goods): boolean {
  const { unNumber, dgClass, subRisk1, subRisk2, packagingGroup, shippingName, hazChem, nosIngredients } = goods;
  const texts = [unNumber, dgClass, subRisk1, subRisk2, packagingGroup, shippingName, hazChem];
  return nosIngredients.length === 0 && texts.every((text) => text === '');
}

const fields = ['unNumber', 'dgClass', 'subRisk1', 'subRisk2', 'packagingGroup', 'shippingName'] as const;

/** True where the draft says what the engine proposes. */
export const followsProposal = (goods: Goods, proposed: ReturnType<typeof goodsOf>): boolean =>
  fields.every((field) => goods[field] === proposed[field]);

const suggestionOf = ({ entry, technicalNames }: TransportProposal): GoodsSuggestion => ({ entry, technicalNames });

/** The proposal, its alternatives, and the rows found for a typed UN number, each once. */
export function suggestions(
  outcome: TransportOutcome | undefined,
  found: readonly DangerousGoodsEntry[],
): readonly GoodsSuggestion[] {
  const proposed = outcome?.status === 'regulated' ? [outcome.proposal, ...outcome.alternatives].map(suggestionOf) : [];
  const rows = [...proposed, ...found.map((entry) => ({ entry, technicalNames: [] }))];
  const keyOf = ({ entry }: GoodsSuggestion) => `${entry.un} ${entry.packingGroup ?? ''} ${entry.properShippingName}`;
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}

/** `FLAMMABLE LIQUID, N.O.S. (contains X and Y)`. */
export const printedShippingName = ({ shippingName, nosIngredients }: Goods): string =>
  [shippingName, nosText(nosIngredients)].filter((part) => part !== '').join(' ');

export const isNosName = (shippingName: string): boolean => /N\.?O\.?S\.?/i.test(shippingName);
