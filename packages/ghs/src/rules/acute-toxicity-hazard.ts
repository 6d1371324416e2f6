import type { Hazard } from '../hazard.ts';
import type { ToxicityRoute } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import { classOfRoute } from './acute-toxicity-ingredient.ts';

const categories: Readonly<Record<ToxicityRoute, readonly Hazard[]>> = {
  oral: hazardsOf('oral'),
  dermal: hazardsOf('dermal'),
  gas: inhaled('gas'),
  vapour: inhaled('vapour'),
  'dust-mist': inhaled('dust-mist'),
};

function hazardsOf(route: ToxicityRoute): readonly Hazard[] {
  const hazardClass = classOfRoute[route];
  return categoryEntries.flatMap((entry) =>
    entry.hazardClass === hazardClass && entry.hCode !== null ? [{ code: entry.code, hCode: entry.hCode }] : [],
  );
}

function inhaled(route: ToxicityRoute): readonly Hazard[] {
  return hazardsOf(route).map((hazard) => ({ ...hazard, detail: route }));
}

/** The hazard for Category 1 to 5; inhalation has the form as its detail. Undefined for any other category. */
export const acuteToxicityHazard = (route: ToxicityRoute, category: number | undefined): Hazard | undefined =>
  categories[route][(category ?? 0) - 1];
