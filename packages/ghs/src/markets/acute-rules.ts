import { percent } from '../concentration.ts';
import type { ToxicityRoute } from '../mixture.ts';
import type { LawOnDay } from './law-on-day.ts';
import { requiredLimit } from './limit-tables.ts';
import type { AcuteToxicityRules } from './market.ts';

const rule = 'acute';

/** Limits of the rows whose name starts with `start`, Category 1 first. */
const series = ({ limits }: LawOnDay, start: string): readonly number[] =>
  limits.flatMap(({ rule: own, row, limit = 0 }) => (own === rule && row.startsWith(`${start}.`) ? [limit] : []));

function byRoute<Value>(valueOf: (route: ToxicityRoute) => Value): Readonly<Record<ToxicityRoute, Value>> {
  return {
    oral: valueOf('oral'),
    dermal: valueOf('dermal'),
    gas: valueOf('gas'),
    vapour: valueOf('vapour'),
    'dust-mist': valueOf('dust-mist'),
  };
}

/** The acute toxicity rules of a law on a day. */
export function acuteToxicityRules(law: LawOnDay): AcuteToxicityRules {
  const limit = (row: string) => requiredLimit(law, rule, [row]);
  const unknown = limit('unknown.counted');
  return {
    bands: byRoute((route) => series(law, `band.${route}`)),
    bandsParagraph: limit('band.oral.1').paragraph,
    pointEstimates: byRoute((route) => series(law, `point-estimate.${route}`)),
    pointEstimatesParagraph: limit('point-estimate.oral.1').paragraph,
    countsUpTo: byRoute((route) => limit(`counts-up-to.${route}`).value),
    relevance: series(law, 'counted').map(percent),
    relevanceParagraph: limit('counted.1').paragraph,
    formulaParagraph: law.place('acute.formula') ?? '',
    unknown: {
      relevantFrom: percent(unknown.value),
      correctionAbove: percent(limit('unknown.correction').value),
      paragraph: unknown.paragraph,
      statementParagraph: law.place('acute.unknown.statement') ?? '',
    },
  };
}
