import { percent } from '@gosds/ghs/concentration';
import type { Hazard } from '@gosds/ghs/hazard';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import type { AcuteToxicityRules } from '@gosds/ghs/markets/market';
import type { ToxicityRoute } from '@gosds/ghs/mixture';
import type { Sentence } from '../../model/document.ts';
import { atLeastOrDeciding } from '../../product/at-least.ts';
import { fromCatalogue, sentence } from '../words/say.ts';
import type { NamedIngredient, Writing } from '../writing.ts';

const inhaled = ['H330', 'H331', 'H332'] as const;

/** Acute toxicity statements by route. */
const statements = {
  oral: ['H300', 'H301', 'H302'],
  dermal: ['H310', 'H311', 'H312'],
  gas: inhaled,
  vapour: inhaled,
  'dust-mist': inhaled,
} as const satisfies Record<ToxicityRoute, readonly string[]>;

const categories = ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'Acute Tox. 4'] as const;

/** True if all exact values of the ingredient by the route are milder than its category. */
function isMilder(each: NamedIngredient, hazard: Hazard, { bands }: AcuteToxicityRules): boolean {
  const values = (each.substance?.toxicity ?? []).filter(
    ({ route, value }) => isAnyOf(hazard, statements[route]) && value.min === value.max,
  );
  const category = categories.findIndex((code) => isAnyOf(hazard, code));
  return (
    category >= 0 &&
    values.length > 0 &&
    values.every(({ route, value }) => value.min > (bands[route][category] ?? Number.POSITIVE_INFINITY))
  );
}

/**
 * Explains why an ingredient is classified although the printed value is milder, so that readers see no contradiction.
 */
export function prevailingClasses(writing: Writing): Sentence[] {
  const { acuteToxicity } = writing.product.rules;
  return atLeastOrDeciding(writing, percent(0.1)).flatMap((each) => {
    const milder = each.hazards.filter((hazard) => isMilder(each, hazard, acuteToxicity));
    const source = each.ingredient.hazardSource;
    if (milder.length === 0 || source === undefined) return [];
    const { comma } = writing.phrases.shared;
    const names = milder.map(({ code, hCode }) => `${code}${comma}${hCode}`).join(writing.phrases.shared.semicolon);
    const text = writing.phrases.toxicology.classPrevails({ name: each.name, classes: names });
    return [sentence(`toxicology.prevails.${each.row.id}`, text, fromCatalogue(each.ingredient.cas, source))];
  });
}
