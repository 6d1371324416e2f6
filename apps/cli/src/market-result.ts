import { findByCas } from '@gosds/catalogue/catalogue';
import type { Classification, LabelElements } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { labelElements } from '@gosds/ghs/label/label-elements';
import type { MarketId } from '@gosds/ghs/market';
import type { Market } from '@gosds/ghs/markets/market';
import { marketById } from '@gosds/ghs/markets/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import type { TransportOutcome } from '@gosds/transport/transport';

/** All that the engine finds for one market. */
export type MarketResult = {
  readonly market: Market;
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly label: LabelElements;
  readonly transport?: TransportOutcome;
};

/** Classifies for one market; for transport too where asked, with the UN numbers the catalogue has of the ingredients. */
export function resultFor(mixture: Mixture, id: MarketId, wantsTransport: boolean): MarketResult {
  const market = marketById(id);
  const classification = classifyMixture(mixture, market);
  const label = labelElements(classification, mixture, market);
  if (!wantsTransport) return { market, mixture, classification, label };
  return { market, mixture, classification, label, transport: transportOf(mixture, classification) };
}

function transportOf(mixture: Mixture, classification: Classification): TransportOutcome {
  const unNumbersByIngredient = Object.fromEntries(
    mixture.ingredients.flatMap(({ id, cas }) => {
      const number = cas === undefined ? undefined : findByCas(cas)?.unNumber?.value;
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
  const [only, ...others] = mixture.ingredients;
  const substanceUn = only && others.length === 0 ? unNumbersByIngredient[only.id] : undefined;
  return classifyForTransport({
    mixture,
    classification,
    unNumbersByIngredient,
    ...(substanceUn === undefined ? {} : { substanceUn }),
  });
}
