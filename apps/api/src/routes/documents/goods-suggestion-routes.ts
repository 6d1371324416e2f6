import { goodsSuggestions, nosIngredients } from '@gosds/contract/documents/goods-suggestions';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';
import type { UseCases } from '../../wire.ts';

export const goodsSuggestionRoutes = (documents: UseCases['documents']): readonly Route[] => [
  route(
    goodsSuggestions,
    async (request) => documents.goodsSuggestions({ ...request.body, userId: userOf(request).id }),
    { csrf: false },
  ),

  route(
    nosIngredients,
    async (request) => {
      const { document, SHIP_NAME_DESCRIPTION: shippingName } = request.body;
      return documents.nosIngredients({ document, shippingName, userId: userOf(request).id });
    },
    { csrf: false },
  ),
];
