import type { AcuteStudy, AquaticData, AquaticStudy, Degradation } from '@gosds/ghs/substance';
import type { TestData } from '@gosds/ghs/mixture';
import { accumulatingFrom } from './is-accumulating.ts';
import type { DegradationRow, DoseRow, EnteredStudy } from '../draft/entered-studies.ts';

type Evidence = Pick<EnteredStudy, 'method' | 'source'>;

/** Method and report, as a reason cites them. */
const citationOf = ({ method, source }: Evidence): string => [method, source].filter((text) => text !== '').join('; ');

const cited = (row: EnteredStudy) => ({
  id: row.key,
  source: citationOf(row),
  ...(row.species === '' ? {} : { species: row.species }),
});

/** The doses in the engine's terms. `usualHours` replaces a missing inhalation time. */
export const acuteStudiesOf = (
  studies: readonly EnteredStudy[],
  usualHours: number | undefined,
): readonly (AcuteStudy & { readonly id: string })[] =>
  studies
    .filter((row): row is DoseRow => row.kind === 'dose')
    .map((row) => {
      const { route, endpoint: kind, value, unit, hours = usualHours } = row;
      const isInhaled = kind === 'LC50' && hours !== undefined;
      return { ...cited(row), route, kind, value, unit, ...(isInhaled ? { exposureHours: hours } : {}) };
    });

export const aquaticStudiesOf = (studies: readonly EnteredStudy[]): readonly AquaticStudy[] =>
  studies.flatMap((row) =>
    row.kind === 'aquatic' ? [{ ...cited(row), group: row.group, kind: row.endpoint, value: row.value }] : [],
  );

/** Complete figures decide; otherwise the conclusion of the report. */
function degradationOf(row: DegradationRow): Degradation {
  const { percent, basis, isWithin10Days, result } = row;
  const ready =
    percent && basis && isWithin10Days !== undefined && Number.isFinite(percent.min)
      ? { percent: percent.min, basis, isWithin10Days }
      : undefined;
  const concluded = result === 'ready' ? 'rapid' : 'not rapid';
  return { ...(ready ? { ready } : {}), concluded, source: citationOf(row) };
}

const worstDegradation = (studies: readonly EnteredStudy[]): DegradationRow | undefined => {
  const rows = studies.filter((row): row is DegradationRow => row.kind === 'degradation');
  return rows.find(({ result }) => result !== 'ready') ?? rows[0];
};

const highest = (studies: readonly EnteredStudy[], kind: 'bcf' | 'log-kow'): number | undefined => {
  const ends = studies.flatMap((row) =>
    row.kind === kind
      ? [Number.isFinite(row.value.max) ? row.value.max : Math.max(row.value.min, accumulatingFrom(kind))]
      : [],
  );
  return ends.length === 0 ? undefined : Math.max(...ends);
};

/** Aquatic toxicity and environmental fate. Of several fate values, the worst counts. */
export function aquaticDataOf(studies: readonly EnteredStudy[]): AquaticData {
  const [bcf, logKow] = [highest(studies, 'bcf'), highest(studies, 'log-kow')];
  const degradation = worstDegradation(studies);
  return {
    studies: aquaticStudiesOf(studies),
    ...(degradation ? { degradation: degradationOf(degradation) } : {}),
    ...(bcf === undefined ? {} : { bcf }),
    ...(logKow === undefined ? {} : { logKow }),
  };
}

/** Results that a report states as a category, as evidence. */
export const conclusionsOf = (studies: readonly EnteredStudy[]): readonly TestData[] =>
  studies.flatMap((row) => {
    if (row.kind !== 'category') return [];
    const { hazardClass, outcome, method, source } = row;
    return [{ hazardClass, ...(outcome ? { outcome } : {}), method: method === '' ? source : method, source }];
  });
