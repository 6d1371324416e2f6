import type { HarmonisedList, HarmonisedVersion } from '../lists/harmonised-list.ts';
import type { WithBlanks } from '../with-blanks.ts';
import type { CompiledEntry, CompiledHazard, CompiledVersion } from './compiled-substance.ts';

/** Id of the source of harmonised classifications. */
export const annexViSource = 'clp-annex-vi';

/** The category that the list prints for a gas under pressure, whose group the supplier states (note U). */
const pressurised = 'Press. Gas';

export type GroupRow = { readonly category: string; readonly statement: string; readonly source: string };

/** A row of a substance that says which group of gases under pressure it belongs to, where the list leaves that open. */
export const isGroup = ({ category, source }: GroupRow): boolean =>
  source === annexViSource && category.startsWith(`${pressurised} `);

/** The version in force on a day; before the first day, the first. Undefined where the entry was taken off the list. */
export function inForceOn(versions: readonly HarmonisedVersion[], day: string): HarmonisedVersion | undefined {
  const version = versions.findLast(({ valid_from: from }) => from <= day) ?? versions[0];
  return version?.deleted ? undefined : version;
}

/** What the tables of substances add to an entry of the list. */
export type BesideList = { readonly groups: readonly GroupRow[]; readonly organs: readonly OrganRow[] };

type OrganRow = { readonly class: string; readonly organs: string };

const stotClasses: readonly string[] = ['STOT SE 1', 'STOT SE 2', 'STOT RE 1', 'STOT RE 2'];

/** A route that the list gives stays behind the organs; organs that it names stay as they are. */
function detailOf({ category, detail }: HarmonisedVersion['hazards'][number], organs: readonly OrganRow[]) {
  const isOpen = detail === undefined || detail === 'inhalation';
  const found = stotClasses.includes(category) && isOpen && organs.find((row) => category.startsWith(row.class));
  return found ? [found.organs, ...(detail === undefined ? [] : [detail])].join(', ') : detail;
}

function hazardsOf(version: HarmonisedVersion, { groups, organs }: BesideList): CompiledHazard[] {
  const group = groups.find(isGroup);
  return version.hazards.flatMap((listed): CompiledHazard[] => {
    const { category, statement } = listed;
    if (statement === undefined) return group ? [[group.category, group.statement]] : [];
    const detail = detailOf(listed, organs);
    return [detail === undefined ? [category, statement] : [category, statement, detail]];
  });
}

/**
 * Adaptations whose entries were decided before there were criteria for chronic studies (Regulation (EU) No 286/2011): their
 * Chronic 1 follows from acute values, so that the factor of the acute class is that of the chronic class, too.
 */
const beforeChronicCriteria: ReadonlySet<string> = new Set(['CLP00', 'ATP01', 'ATP01corr', 'ATP02']);

const hasCategory = ({ hazards }: HarmonisedVersion, wanted: string): boolean =>
  hazards.some(({ category }) => category === wanted);

/** The factor of the chronic class: its own, else that of the acute class where one figure stands for both. */
function chronicFactorOf(version: HarmonisedVersion): number | undefined {
  const { atp, m_acute: acute, m_chronic: chronic } = version;
  const isOneForBoth = beforeChronicCriteria.has(atp) && hasCategory(version, 'Aquatic Acute 1');
  return chronic ?? (isOneForBoth && hasCategory(version, 'Aquatic Chronic 1') ? acute : undefined);
}

/** A version of the list as the program reads it. */
export const entryOfVersion = (version: HarmonisedVersion, beside: BesideList): WithBlanks<CompiledEntry> => ({
  hazards: hazardsOf(version, beside),
  supplemental: version.supplemental,
  limits: version.limits.map(({ category, statement, from, above, below, up_to: upTo }) => ({
    hazard: [category, statement],
    from,
    above,
    below,
    upTo,
  })),
  mAcute: version.m_acute,
  mChronic: chronicFactorOf(version),
  ates: version.estimates.map(({ route, value }) => ({
    route,
    kind: 'ATE',
    value: { min: value, max: value },
    source: annexViSource,
  })),
  notes: version.notes,
  minimum: version.hazards.flatMap(({ statement, marks }) =>
    marks.includes('*') && statement !== undefined ? [statement] : [],
  ),
});

/** All versions of the entry of a substance; undefined where it has none. */
export function versionsOf(
  list: HarmonisedList | undefined,
  index: string | undefined,
  beside: BesideList,
): readonly WithBlanks<CompiledVersion>[] | undefined {
  const versions = list?.versions.get(index ?? '');
  if (!list || !versions) return undefined;
  const now = inForceOn(versions, list.day);
  return versions.map((version) => ({
    atp: version.atp,
    from: version.valid_from,
    entry: version.deleted ? undefined : version === now ? 'now' : entryOfVersion(version, beside),
  }));
}
