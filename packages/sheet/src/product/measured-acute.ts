import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { Market } from '@gosds/ghs/markets/market';
import { entryOf } from '@gosds/ghs/registry';
import { aquaticRows } from '@gosds/ghs/rules/substance/aquatic-table';
import type { Substance } from '../substance.ts';
import { acuteEndpoints, lowestToxicity, organismGroups } from './lowest-toxicity.ts';

type Evidence = Pick<Substance, 'classification' | 'ecotoxicity' | 'properties'>;

const aquaticAcute: HazardClass = 'Hazardous to the aquatic environment, acute';

/** A list of the Union knows Category 1 alone. An authority that judged by the UN GHS answered for all three. */
const isAnswered = ({ classification: { judged, source, aquaticSetAside } }: Evidence): boolean =>
  judged?.classes.includes(aquaticAcute) === true || source === 'nite' || aquaticSetAside !== undefined;

/**
 * Aquatic Acute 2 or 3 by the lowest measured value, in a market that has these categories and for a substance without
 * a class for acute aquatic hazards. None by a value above the solubility in water, and none where the values ask for
 * Category 1: the source did not find that.
 */
export function measuredAcute(
  evidence: Evidence,
  known: readonly Hazard[],
  { adopted }: Pick<Market, 'adopted'>,
): readonly Hazard[] {
  if (isAnswered(evidence) || known.some((each) => entryOf(each)?.hazardClass === aquaticAcute)) return [];
  const lowest = Math.min(...organismGroups.map((group) => lowestToxicity(evidence, group, acuteEndpoints)));
  if (lowest > (evidence.properties.waterSolubility?.max ?? Infinity)) return [];
  const row = aquaticRows.acute.find(({ atMost }) => lowest <= atMost);
  if (row === undefined || row.code === 'Aquatic Acute 1' || !adopted.includes(row.code)) return [];
  return [{ code: row.code, hCode: row.hCode }];
}
