import { nosText } from '@gosds/sheet/draft/nos-text';
import type { Draft } from '@gosds/sheet/draft/draft';
import { countryForm } from '@gosds/sheet/profiles/countries';
import type { GoodsSuggestion } from '@gosds/sheet/product/goods-suggestions';
import type { TransportOutcome } from '@gosds/transport/transport';

type Goods = Draft['dangerousGoods'];

const noGoods = { dgClass: '', subRisk1: '', subRisk2: '', packagingGroup: '', shippingName: '', hazChem: '' };

/** The fields filled by a row of the list; the poison schedule is not among them. */
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

/** Fills in a Hazchem code only if the country's law uses it, or if no country is chosen. */
export const filledFor = (country: string, goods: ReturnType<typeof goodsOf>): ReturnType<typeof goodsOf> =>
  country === '' || countryForm(country).usesHazchem === true ? goods : { ...goods, hazChem: '' };

/** The fields that the engine's outcome fills in; undefined while it has no result. */
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

/**
 * True if no transport field has input. A confirmation of empty fields states nothing, so a proposal still fills them
 * in.
 */
export function isUntouched(goods: Goods): boolean {
  const { unNumber, dgClass, subRisk1, subRisk2, packagingGroup, shippingName, hazChem, nosIngredients } = goods;
  const texts = [unNumber, dgClass, subRisk1, subRisk2, packagingGroup, shippingName, hazChem];
  return nosIngredients.length === 0 && texts.every((text) => text === '');
}

const fields = ['unNumber', 'dgClass', 'subRisk1', 'subRisk2', 'packagingGroup', 'shippingName'] as const;

/** True if the draft matches the engine's proposal. */
export const followsProposal = (goods: Goods, proposed: ReturnType<typeof goodsOf>): boolean =>
  fields.every((field) => goods[field] === proposed[field]);

/** `FLAMMABLE LIQUID, N.O.S. (contains X and Y)`. */
export const printedShippingName = ({ shippingName, nosIngredients }: Goods): string =>
  [shippingName, nosText(nosIngredients)].filter((part) => part !== '').join(' ');
