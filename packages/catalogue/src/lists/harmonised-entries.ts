import { openDataFolder } from '@gosds/data/data-folder';
import { type HarmonisedVersion, readHarmonisedList } from '@gosds/data/harmonised-list';

/** An entry of the harmonised list in the version of one adaptation. */
export type DatedEntry = {
  readonly cas: string | null;
  /** Used for an entry without CAS number. Otherwise the chemical has its own name. */
  readonly name: string;
  readonly entry: string;
  /** Date of application. */
  readonly from: string;
  /** Date on which this version ends; null if it is current. */
  readonly until: string | null;
};

type Hazard = HarmonisedVersion['hazards'][number];
type Limit = HarmonisedVersion['limits'][number];
type Estimate = HarmonisedVersion['estimates'][number];

const hazardText = ({ category, statement, detail, marks }: Hazard): string => {
  const named = [category, statement].filter((part) => part !== undefined).join(', ');
  return [named, detail === undefined ? '' : `(${detail})`, ...marks].filter((part) => part !== '').join(' ');
};

/** A concentration limit as text, such as `5 % ≤ C < 15 %`. */
function shareText({ from, above, below, up_to: upTo }: Limit): string {
  const lower = from === undefined ? [above, '<'] : [from, '≤'];
  const upper = below === undefined ? [upTo, '≤'] : [below, '<'];
  if (lower[0] === undefined) return `C ${upper[1]} ${upper[0]} %`;
  if (upper[0] === undefined) return `C ${from === undefined ? '>' : '≥'} ${lower[0]} %`;
  return `${lower[0]} % ${lower[1]} C ${upper[1]} ${upper[0]} %`;
}

const limitText = (limit: Limit): string =>
  `${[limit.category, limit.statement].filter((part) => part !== '').join(', ')}: ${shareText(limit)}`;

const units = { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppm', vapour: 'mg/l', 'dust-mist': 'mg/l' } as const;
const routes = { oral: 'oral', dermal: 'dermal', gas: 'gas', vapour: 'vapour', 'dust-mist': 'dust or mist' } as const;

const estimateText = ({ route, value }: Estimate): string => `ATE ${routes[route]} ${value} ${units[route]}`;

const factorText = (name: string, factor: number | undefined): readonly string[] =>
  factor === undefined ? [] : [`M (${name}) = ${factor}`];

function entryText(index: string, version: HarmonisedVersion): string {
  const { hazards, supplemental, limits, estimates, notes, atp } = version;
  const parts = [
    `Index ${index}`,
    ...hazards.map(hazardText),
    ...supplemental,
    ...(version.physical_open === true ? ['physical hazards to be confirmed by test'] : []),
    ...limits.map(limitText),
    ...(version.limits_mark === '' ? [] : [`limits ${version.limits_mark}`]),
    ...factorText('acute', version.m_acute),
    ...factorText('chronic', version.m_chronic),
    ...estimates.map(estimateText),
    ...(notes.length > 0 ? [`notes ${notes.join(', ')}`] : []),
  ];
  return `${parts.join('; ')} (${atp})`;
}

/**
 * Every version of every entry of CLP Annex VI, with a row for each CAS number. A removed entry has no row from the
 * date of removal. Throws if the list in the folder has a fault.
 */
export function harmonisedEntries(data: string): readonly DatedEntry[] {
  const folder = openDataFolder(data);
  const list = readHarmonisedList(folder);
  const [fault] = folder.problems;
  if (fault !== undefined) throw new Error(`${fault.file}, row ${fault.row}: ${fault.message}`);
  if (list === undefined) throw new Error(`${data} has no versions of the harmonised list.`);
  return list.entries.flatMap(({ index, cas, name }) => {
    const versions = list.versions.get(index) ?? [];
    return versions.flatMap((version, at): readonly DatedEntry[] => {
      if (version.deleted === true) return [];
      const until = versions[at + 1]?.valid_from ?? null;
      const own = { cas: cas ?? null, name: cas === undefined ? name : '' };
      return [{ ...own, entry: entryText(index, version), from: version.valid_from, until }];
    });
  });
}
