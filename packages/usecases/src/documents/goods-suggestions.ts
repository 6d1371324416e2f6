import type { Draft } from '@gosds/sheet/draft/draft';
import { isNosName } from '@gosds/sheet/product/goods-suggestions';
import type { SuggestedGoods } from '@gosds/sheet/product/suggest-goods';
import { policy } from '../policy.ts';
import { collectFacts } from './collect-facts.ts';
import type { MakingDeps } from './document-deps.ts';

type GoodsRequest = { readonly document: Draft; readonly userId: string };

async function suggested(deps: MakingDeps, { document, userId }: GoodsRequest): Promise<SuggestedGoods> {
  await deps.limiter.take(policy.rateLimits.goodsSuggestionsPerUser, userId);
  const facts = await collectFacts(deps.catalogue, { draft: document, previous: undefined, today: deps.clock() });
  return deps.sheets.goods(facts);
}

/** Suggests dangerous goods entries for a document, saved or not. */
export const goodsSuggestions =
  (deps: MakingDeps) =>
  async (request: GoodsRequest): Promise<{ readonly Data: Pick<SuggestedGoods, 'filters' | 'rows'> }> => {
    const { filters, rows } = await suggested(deps, request);
    return { Data: { filters, rows } };
  };

/** Ingredients that can complete a proper shipping name with N.O.S.; empty for other names. */
export const nosIngredients =
  (deps: MakingDeps) =>
  async (request: GoodsRequest & { readonly shippingName: string }): Promise<SuggestedGoods['nosIngredients']> =>
    isNosName(request.shippingName) ? (await suggested(deps, request)).nosIngredients : [];
