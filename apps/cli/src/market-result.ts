import { ownValue } from '@gosds/ghs/own-value';
import { findByCas } from '@gosds/catalogue/catalogue';
import type { Classification, LabelElements } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { classifySubstance, type SubstanceClassification } from '@gosds/ghs/classify-substance';
import { labelElements } from '@gosds/ghs/label/label-elements';
import type { Market } from '@gosds/ghs/markets/market';
import type { Mixture } from '@gosds/ghs/mixture';
import { storageTemperature } from '@gosds/sheet/product/storage-temperature';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import type { TransportOutcome } from '@gosds/transport/transport';
import type { GivenMixture } from './input/given-mixture.ts';

/** All that the engine finds for one market. */
export type MarketResult = {
  readonly market: Market;
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly label: LabelElements;
  readonly transport?: TransportOutcome;
  /** M-factors that a substance brings into mixtures. */
  readonly factors?: Pick<SubstanceClassification, 'mAcute' | 'mChronic'>;
};

type Wanted = {
  /** Classify for transport, too, using the UN numbers of the ingredients in the catalogue. */
  readonly wantsTransport: boolean;
};

/** Classifies for one market. */
export function resultFor(given: GivenMixture, market: Market, { wantsTransport }: Wanted): MarketResult {
  const classified = given.substance
    ? ofSubstance(given, classifySubstance(given.substance, market))
    : { mixture: given.mixture, classification: classifyMixture(given.mixture, market) };
  const { mixture, classification } = classified;
  const result = {
    market,
    ...classified,
    label: labelElements(classification, stored(mixture, classification), market),
  };
  return wantsTransport ? { ...result, transport: transportOf(mixture, classification) } : result;
}

/** Adds whether the storage temperature of P411 is known; it follows from the tests. */
const stored = (mixture: Mixture, classification: Classification): Mixture => ({
  ...mixture,
  labelFacts: {
    isStorageTemperatureKnown: storageTemperature({ classification, mixture }) !== undefined,
    ...mixture.labelFacts,
  },
});

/** Turns the classified substance into a mixture of itself alone, which label and transport need. */
function ofSubstance(
  { mixture }: GivenMixture,
  { mAcute, mChronic, acuteToxicity, ...found }: SubstanceClassification,
): Pick<MarketResult, 'mixture' | 'classification' | 'factors'> {
  const ingredients = mixture.ingredients.map((one) => ({ ...one, hazards: found.hazards, acuteToxicity }));
  return {
    mixture: { ...mixture, ingredients },
    classification: { ...found, supplemental: [], ate: [] },
    factors: {
      ...(mAcute === undefined ? {} : { mAcute }),
      ...(mChronic === undefined ? {} : { mChronic }),
    },
  };
}

function transportOf(mixture: Mixture, classification: Classification): TransportOutcome {
  const unNumbersByIngredient = Object.fromEntries(
    mixture.ingredients.flatMap(({ id, cas }) => {
      const number = cas === undefined ? undefined : findByCas(cas)?.unNumber?.value;
      return number === undefined ? [] : [[id, number] as const];
    }),
  );
  const [only, ...others] = mixture.ingredients;
  const substanceUn = only && others.length === 0 ? ownValue(unNumbersByIngredient, only.id) : undefined;
  return classifyForTransport({
    mixture,
    classification,
    unNumbersByIngredient,
    ...(substanceUn === undefined ? {} : { substanceUn }),
  });
}
