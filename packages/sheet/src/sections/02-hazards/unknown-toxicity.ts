import type { ToxicityRoute } from '@gosds/ghs/mixture';
import { acuteToxicityClasses } from '@gosds/ghs/hazard-parts';
import { percent, toPercent } from '@gosds/ghs/concentration';
import { hazardClassName } from '@gosds/phrases/hazard-class-name';
import { lackingText } from '../classes/class-verdict.ts';
import { classStanding } from '../classes/class-standing.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { byRule, list, notOwed, paragraph, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { atLeast } from '../../product/at-least.ts';
import { unknownRoutesOf } from '../../product/unknown-routes.ts';
import { isSubstance } from '../../product/is-substance.ts';

/** Concentration of ingredients that nobody has assessed, in per cent. */
function notAssessedPercent(product: Product): number {
  const open = atLeast(product, percent(1)).filter(({ ingredient }) => ingredient.hazards === 'not-assessed');
  return Math.min(100, toPercent(open.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0)));
}

const inhaled: readonly ToxicityRoute[] = ['gas', 'vapour', 'dust-mist'];

/** Shares of ingredients that are unknown in a form, where no estimate of the mixture counts them. */
function unknownForms({ product, phrases }: Writing): (readonly [name: string, share: number, route: ToxicityRoute])[] {
  const relevant = atLeast(product, percent(1));
  return inhaled
    .filter((route) => !product.classification.ate.some((each) => each.route === route))
    .flatMap((route) => {
      const open = relevant.filter((each) => unknownRoutesOf(each).includes(route));
      const share = toPercent(open.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0));
      const whole = Math.min(100, share + notAssessedPercent(product));
      return open.length > 0 ? [[phrases.hazards.routes[route], whole, route] as const] : [];
    });
}

function unknownShares(writing: Writing): (readonly [name: string, share: number, route: ToxicityRoute | 'all'])[] {
  const { routes, allRoutes } = writing.phrases.hazards;
  const byRoute = writing.product.classification.ate
    .filter(({ unknownPercent }) => unknownPercent >= 1)
    .map(({ route, unknownPercent }) => [routes[route], unknownPercent, route] as const);
  const share = notAssessedPercent(writing.product);
  const all = byRoute.length === 0 && share > 0 ? [[allRoutes, share, 'all'] as const] : [];
  return [...all, ...byRoute, ...unknownForms(writing)];
}

/** The acute toxicity classes for which section 11 lacks data, in its words. */
const lackingByRoute = (writing: Writing): Sentence[] =>
  outcomesOf(writing.product, acuteToxicityClasses).flatMap((outcome) => {
    const isCalculated = outcome.testData === undefined && outcome.status !== 'not-adopted';
    const texts = isCalculated ? lackingText(writing, classStanding(writing, outcome)) : [];
    const name = hazardClassName(outcome.hazardClass, writing.language);
    return texts.map((text) =>
      sentence(
        `unknown-toxicity.${outcome.hazardClass}`,
        name + writing.phrases.shared.colon + text,
        byRule(writing, 'whyByComposition'),
      ),
    );
  });

/** The laws require this only for mixtures. For a substance, section 11 states what is unknown. */
function noMixture(writing: Writing): Block[] {
  const { shared, composition } = writing.phrases;
  const text = shared.notApplicableBecause(composition.isSubstance);
  return writing.product.profile.statesUnknownToxicityOfSubstance !== undefined
    ? [paragraph(sentence('unknown-toxicity.substance', text, byRule(writing)))]
    : [];
}

/** Percentage of ingredients with unknown acute toxicity, by route. */
export function unknownToxicity(writing: Writing): Block[] {
  if (isSubstance(writing.product)) return noMixture(writing);
  const words = writing.phrases.hazards;
  const shares = unknownShares(writing);
  const { market } = writing.product.profile;
  const origin = byRule(writing, 'whyByComposition');
  const items = shares.map(([route, share, id]) =>
    sentence(
      `unknown-toxicity.${id}`,
      words.unknownAcute({ percent: writing.phrases.shared.number(String(Number(share.toFixed(1)))), route, market }),
      origin,
    ),
  );
  const none = notOwed(sentence('unknown-toxicity.none', words.unknownAcuteNone, origin));
  const found = [...items, ...(shares.some(([, , id]) => id === 'all') ? [] : lackingByRoute(writing))];
  return found.length > 0 ? [list(found)] : [paragraph(none)];
}
