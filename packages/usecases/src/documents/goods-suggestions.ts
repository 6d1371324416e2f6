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

/** The entries of dangerous goods for a document that need not be saved. */
export const goodsSuggestions =
  (deps: MakingDeps) =>
  async (request: GoodsRequest): Promise<{ readonly Data: Pick<SuggestedGoods, 'filters' | 'rows'> }> => {
    const { filters, rows } = await suggested(deps, request);
    return { Data: { filters, rows } };
  };

/** Its ingredients for a shipping name with N.O.S.; none for another name. */
export const nosIngredients =
  (deps: MakingDeps) =>
  async (request: GoodsRequest & { readonly shippingName: string }): Promise<SuggestedGoods['nosIngredients']> =>
    isNosName(request.shippingName) ? (await suggested(deps, request)).nosIngredients : [];
