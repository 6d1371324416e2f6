import type { HarmonisedList, HarmonisedVersion } from '../lists/harmonised-list.ts';
import type { WithBlanks } from '../with-blanks.ts';
import type { CompiledEntry, CompiledHazard, CompiledVersion } from './compiled-substance.ts';

/** Id of the source of harmonised classifications. */
export const annexViSource = 'clp-annex-vi';

/** The category in the list for a gas under pressure. The supplier states the group (note U). */
const pressurised = 'Press. Gas';

export type GroupRow = { readonly category: string; readonly statement: string; readonly source: string };

/** True for a row with the group of a gas under pressure, which the list leaves open. */
export const isGroup = ({ category, source }: GroupRow): boolean =>
  source === annexViSource && category.startsWith(`${pressurised} `);

/** The version in force on a day, or else the first one. Undefined if the entry was removed from the list. */
export function inForceOn(versions: readonly HarmonisedVersion[], day: string): HarmonisedVersion | undefined {
  const version = versions.findLast(({ valid_from: from }) => from <= day) ?? versions[0];
  return version?.deleted ? undefined : version;
}

/** What the tables of substances add to an entry of the list. */
export type BesideList = { readonly groups: readonly GroupRow[]; readonly organs: readonly OrganRow[] };

type OrganRow = { readonly class: string; readonly organs: string; readonly source: string };

const stotClasses: readonly string[] = ['STOT SE 1', 'STOT SE 2', 'STOT RE 1', 'STOT RE 2'];

type Listed = { readonly category: string; readonly detail: string | undefined };

/** A route that the list gives stays behind the organs; organs that it names stay as they are. */
export function detailOf({ category, detail }: Listed, organs: readonly OrganRow[]): string | undefined {
  const isOpen = detail === undefined || detail === 'inhalation';
  const found = stotClasses.includes(category) && isOpen && organs.find((row) => category.startsWith(row.class));
  return found ? [found.organs, ...(detail === undefined ? [] : [detail])].join(', ') : detail;
}

/** The source of the organs, if the organs of a hazard are open. */
export const organsFrom = (hazards: readonly Listed[], organs: readonly OrganRow[]): string | undefined =>
  hazards.some((hazard) => detailOf(hazard, organs) !== hazard.detail) ? organs[0]?.source : undefined;

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
 * Adaptations with entries from before the criteria for chronic studies (Regulation (EU) No 286/2011). Their Chronic 1
 * follows from acute values, so the acute M-factor also applies to the chronic class.
 */
const beforeChronicCriteria: ReadonlySet<string> = new Set(['CLP00', 'ATP01', 'ATP01corr', 'ATP02']);

const hasCategory = ({ hazards }: HarmonisedVersion, wanted: string): boolean =>
  hazards.some(({ category }) => category === wanted);

/** The chronic M-factor: its own, or the acute one if one figure covers both. */
function chronicFactorOf(version: HarmonisedVersion): number | undefined {
  const { atp, m_acute: acute, m_chronic: chronic } = version;
  const isOneForBoth = beforeChronicCriteria.has(atp) && hasCategory(version, 'Aquatic Acute 1');
  return chronic ?? (isOneForBoth && hasCategory(version, 'Aquatic Chronic 1') ? acute : undefined);
}

/** A version of the list in the program's format. */
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

/** All versions of the entry of a substance. Undefined if it has none. */
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
