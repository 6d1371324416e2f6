import type { DataFolder, Placed } from '../data-folder.ts';
import type { GeneratedModule } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';
import type { WithBlanks } from '../with-blanks.ts';
import type { CompiledExposureLimit, CompiledExposureLimits, LimitValues } from './compiled-limits.ts';
import { molarMasses, unitFaults } from './limit-units.ts';
import { type LimitEntry, limitEntryForm, type LimitListFacts, limitListForm } from './limit-list-form.ts';

export type LimitList = { readonly facts: LimitListFacts; readonly entries: readonly Placed<LimitEntry>[] };

/** One list may limit several fractions of a substance, which differ in the remark. */
const subjectOf = ({ cas, remark = '' }: LimitEntry): string => `${cas} ${remark}`;

/** Reports an unknown or missing source of an entry. */
function sourceFault({ sources }: LimitListFacts, { source }: LimitEntry): string | undefined {
  if (source === undefined) return sources.length > 1 ? 'Name the source: the list has several.' : undefined;
  return sources.some(({ id }) => id === source) ? undefined : `The source “${source}” is not in list.json.`;
}

function checkEntries(data: DataFolder, file: string, { facts, entries }: LimitList): void {
  const firstRows = new Map<string, number>();
  const masses = molarMasses(data);
  const inForce = new Set(entries.filter(({ value }) => !value.valid_from).map(({ value }) => subjectOf(value)));
  for (const { row, value } of entries) {
    const { cas, valid_from: from } = value;
    const key = `${subjectOf(value)} ${from ?? ''}`;
    const first = firstRows.get(key);
    const faults = [
      first === undefined ? undefined : `${cas} is in row ${first} already, with the same remark.`,
      from === undefined || inForce.has(subjectOf(value)) ? undefined : `${cas} has no limit in force before ${from}.`,
      sourceFault(facts, value),
      ...unitFaults(value, masses.get(cas)),
    ];
    if (first === undefined) firstRows.set(key, row);
    for (const message of faults) if (message !== undefined) data.report({ file, row, message });
  }
}

/** A list of exposure limits. Undefined, with a fault, if its facts do not fit. */
export function readLimitList(data: DataFolder, folder: string): LimitList | undefined {
  const facts = data.json(`lists/${folder}/list.json`, limitListForm);
  const file = `lists/${folder}/entries.csv`;
  const entries = data.table(file, limitEntryForm);
  if (!facts) return undefined;
  checkEntries(data, file, { facts, entries });
  return { facts, entries };
}

const peakOf = ({ peak_factor: factor, peak_category: category, peak_momentary: momentary }: LimitEntry) =>
  factor === undefined || category === undefined ? undefined : { factor, category, momentary };

const valuesOf = (row: LimitEntry): WithBlanks<LimitValues> => ({
  twaMgM3: row.twa_mg_m3,
  twaPpm: row.twa_ppm,
  stelMgM3: row.stel_mg_m3,
  stelPpm: row.stel_ppm,
  ceilingMgM3: row.ceiling_mg_m3,
  ceilingPpm: row.ceiling_ppm,
  idlhMgM3: row.idlh_mg_m3,
  idlhPpm: row.idlh_ppm,
  peak: peakOf(row),
});

function limitsOf({ facts, entries }: LimitList): readonly (readonly [string, WithBlanks<CompiledExposureLimit>])[] {
  const rows = entries.map(({ value }) => value);
  return rows
    .filter((row) => row.valid_from === undefined)
    .map((row) => {
      const next = rows.find((each) => each.valid_from !== undefined && subjectOf(each) === subjectOf(row));
      const limit = {
        country: facts.country,
        list: facts.printedAs,
        source: row.source ?? facts.sources[0]?.id ?? facts.id,
        ...valuesOf(row),
        later: next?.valid_from === undefined ? undefined : { from: next.valid_from, ...valuesOf(next) },
        notation: row.remark,
        superseded: facts.successor === undefined ? undefined : (true as const),
      };
      return [row.cas, limit] as const;
    });
}

const forces: readonly LimitListFacts['force'][] = ['binding', 'indicative', 'recommended'];

/** Lists of the European Union first, then binding ones, then by id. */
const inOrder = ({ facts: a }: LimitList, { facts: b }: LimitList): number =>
  Number(b.country === 'EU') - Number(a.country === 'EU') ||
  forces.indexOf(a.force) - forces.indexOf(b.force) ||
  (a.id < b.id ? -1 : 1);

const generated = 'packages/catalogue/src/generated';

/** The modules of the catalogue: the limits of each substance, and their sources. */
export function limitModules(lists: readonly LimitList[]): readonly GeneratedModule[] {
  const byCas = new Map<string, WithBlanks<CompiledExposureLimit>[]>();
  for (const [cas, limit] of lists.toSorted(inOrder).flatMap(limitsOf))
    byCas.set(cas, [...(byCas.get(cas) ?? []), limit]);
  const items: readonly WithBlanks<CompiledExposureLimits>[] = [...byCas].map(([cas, limits]) => ({ cas, limits }));
  return [
    jsonModule({
      path: `${generated}/compiled-limits.ts`,
      name: 'compiledLimits',
      type: ['@gosds/data/compiled-limits', 'CompiledExposureLimits'],
      items,
    }),
    jsonModule({
      path: `${generated}/compiled-limit-sources.ts`,
      name: 'compiledLimitSources',
      type: ['@gosds/data/compiled-substance', 'CompiledSource'],
      items: lists.flatMap(({ facts }) => facts.sources),
    }),
  ];
}
