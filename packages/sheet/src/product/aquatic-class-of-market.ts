import { aquaticClasses } from '@gosds/ghs/hazard-parts';
import type { Hazard } from '@gosds/ghs/hazard';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { Market } from '@gosds/ghs/markets/market';
import { entryOf } from '@gosds/ghs/registry';
import { isCategoryOfMarket } from '@gosds/ghs/rules/adoption';
import type { Substance } from '../substance.ts';

type Classification = Substance['classification'];

function isAquatic(hazard: Hazard): boolean {
  const hazardClass = entryOf(hazard)?.hazardClass;
  return hazardClass !== undefined && aquaticClasses.includes(hazardClass);
}

const others = (hazards: readonly Hazard[]): readonly Hazard[] => hazards.filter((hazard) => !isAquatic(hazard));

/** Aquatic hazards from this source, in the classification itself or in addition to an entry. */
function hazardsOf({ source, hazards, additional }: Classification, from: string): readonly Hazard[] {
  const own = source === from ? hazards : [];
  const beside = additional?.source === from ? additional.hazards : [];
  return [...own, ...beside].filter(isAquatic);
}

function withoutOwn({ mAcute: _acute, mChronic: _chronic, ...classification }: Classification): Classification {
  return { ...classification, hazards: others(classification.hazards) };
}

function withoutAdditional({ additional, ...classification }: Classification): Classification {
  if (!additional) return classification;
  const hazards = others(additional.hazards);
  return hazards.length === 0 && additional.supplemental.length === 0
    ? classification
    : { ...classification, additional: { ...additional, hazards } };
}

const [acute, longTerm] = aquaticClasses;

/**
 * Without a verdict “not classified” on the long-term class alone, if the verdicts of its source do not count in the
 * market: it rests on degradation and on chronic values that others may judge differently. Together with a verdict on
 * the acute class it stands: no effect up to 100 mg/l leaves no long-term category (CLP Table 4.1.0 (b)(iii)).
 */
function withVerdictsOf(regime: LabelRegimeId, substance: Substance): Substance {
  const { judged, ...classification } = substance.classification;
  if (!judged || (judged.aquaticCountsIn?.includes(regime) ?? true)) return substance;
  if (judged.classes.includes(acute) || !judged.classes.includes(longTerm)) return substance;
  const classes = judged.classes.filter((each) => each !== longTerm);
  return {
    ...substance,
    classification: { ...classification, ...(classes.length > 0 ? { judged: { ...judged, classes } } : {}) },
  };
}

/**
 * The substance with the aquatic classification that counts in a market. A classification from a source that does not
 * count there is set aside, and the substance is open in the aquatic classes; a verdict of such a source that it is not
 * classified there counts as `withVerdictsOf` says. Categories that the market has not adopted change nothing.
 */
export function withAquaticClassOf(
  { regime, rules }: { readonly regime: LabelRegimeId; readonly rules: Market },
  recorded: Substance,
): Substance {
  const substance = withVerdictsOf(regime, recorded);
  const { classification } = substance;
  const { aquaticFrom } = classification;
  if (!aquaticFrom || aquaticFrom.countsIn.includes(regime)) return substance;
  const { source } = aquaticFrom;
  const hazards = hazardsOf(classification, source);
  if (!hazards.some((hazard) => isCategoryOfMarket(rules, hazard))) return substance;
  const left = classification.source === source ? withoutOwn(classification) : classification;
  return {
    ...substance,
    classification: {
      ...(classification.additional?.source === source ? withoutAdditional(left) : left),
      aquaticSetAside: { source, hazards },
    },
  };
}
