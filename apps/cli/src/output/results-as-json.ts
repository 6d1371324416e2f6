import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { toPercent } from '@gosds/ghs/concentration';
import type { Mixture } from '@gosds/ghs/mixture';
import type { GivenMixture } from '../input/given-mixture.ts';
import type { MarketResult } from '../market-result.ts';

type Explaining = { readonly explains: boolean };

/**
 * The result for programs; concentrations in per cent. With `explains` the whole classification, else only its outcome.
 */
export function resultsAsJson(given: GivenMixture, results: readonly MarketResult[], request: Explaining) {
  const { product, mixture, origins, notes } = given;
  return {
    ...(product === undefined ? {} : { product }),
    physicalState: mixture.physicalState,
    notes,
    ingredients: mixture.ingredients.map(({ id, name, printedName, cas, concentration: { lower, upper } }) => ({
      name: printedName ?? name,
      ...(cas === undefined || printedName !== undefined ? {} : { cas }),
      lowerPercent: toPercent(lower),
      upperPercent: toPercent(upper),
      classifiedBy: origins.get(id),
    })),
    markets: results.map((result) => resultAsJson(result, request)),
  };
}

function resultAsJson(result: MarketResult, { explains }: Explaining) {
  const { market, mixture, classification, label, transport, factors } = result;
  const { hazards, supplemental, ate, outcomes, ruleSet } = classification;
  const incomplete = outcomes
    .filter(({ status }) => status === 'incomplete')
    .map(({ hazardClass, missing }) => ({ hazardClass, missing: missing.map(inEnglish) }));
  return {
    market: market.id,
    law: market.law,
    ruleSet,
    hazards,
    incomplete,
    ate,
    supplemental: supplemental.map(({ code, parameters }) => ({ code, parameters })),
    label: inWords({ ...(explains ? label : labelAlone(label)), namedIngredients: namedIn(mixture, label) }),
    ...(factors ? { factors } : {}),
    ...(transport ? { transport: inWords(transport) } : {}),
    ...(explains ? { outcomes: inWords(outcomes) } : {}),
  };
}

function labelAlone(label: MarketResult['label']) {
  const values = (elements: readonly { readonly value: string }[]) => elements.map(({ value }) => value);
  return {
    signalWord: label.signalWord,
    pictograms: values(label.pictograms),
    hazardStatements: values(label.hazardStatements),
    precautionaryStatements: values(label.precautionaryStatements),
  };
}

const namedIn = ({ ingredients }: Mixture, { namedIngredients }: MarketResult['label']): readonly string[] =>
  ingredients.filter(({ id }) => namedIngredients.includes(id)).map(({ name, printedName }) => printedName ?? name);
