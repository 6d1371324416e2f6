import type { DangerousGoodsEntry, PackingGroup } from './transport.ts';
import type { TransportMode } from './transport-input.ts';
import { forbidden, notListed, notSubject, otherNames, reclassed, spellings } from './records/mode-differences.ts';

type Departing = 'us' | 'ca';

const isDeparting = (mode: TransportMode): mode is Departing => mode === 'us' || mode === 'ca';

/** ADR and RID forbid and set free the same goods. */
export const isByLand = (mode: TransportMode): boolean => mode === 'adr' || mode === 'rid';

const setsOf = (lists: Readonly<Record<Departing, string>>) => ({
  us: new Set(lists.us.split(' ')),
  ca: new Set(lists.ca.split(' ')),
});
const absent = setsOf(notListed);

const banned: Readonly<Partial<Record<TransportMode, ReadonlySet<string>>>> = {
  us: new Set(forbidden.us.split(' ')),
  ca: new Set(forbidden.ca.split(' ')),
  iata: new Set(forbidden.iata.trim().split(/\s+/)),
};

const leftToOthers: Readonly<Partial<Record<TransportMode, ReadonlySet<string>>>> = {
  us: new Set(notSubject.us.split(' ')),
  ca: new Set(notSubject.ca.split(' ')),
  imdg: new Set(notSubject.imdg.split(' ')),
  adg: new Set(notSubject.adg.split(' ')),
};

const notSubjectBy: Readonly<Partial<Record<TransportMode, string>>> = {
  us: '49 CFR 172.101 (b)',
  ca: 'TDG Regulations, Schedule 1',
  imdg: 'IMDG Code, 3.3, SP 960',
  adg: 'ADG 3.3, SP 106, 117',
};

/** The provision by which the law of a mode leaves the entry to other modes; undefined where it is subject to it. */
export function freedByMode({ un, restriction }: DangerousGoodsEntry, mode: TransportMode): string | undefined {
  if (isByLand(mode)) return restriction === 'not-subject' ? 'ADR/RID 3.2, Table A' : undefined;
  return leftToOthers[mode]?.has(un) ? notSubjectBy[mode] : undefined;
}

type Classed = Pick<DangerousGoodsEntry, 'class' | 'subsidiaryHazards' | 'packingGroup'>;

const packingGroups = new Map<string, PackingGroup>([
  ['I', 'I'],
  ['II', 'II'],
  ['III', 'III'],
]);

function readClassed(text: string): Classed {
  const [main = '', ...others] = text.split(/[ (),]+/).filter(Boolean);
  return {
    class: main,
    subsidiaryHazards: others.slice(0, -1),
    packingGroup: packingGroups.get(others.at(-1) ?? '') ?? null,
  };
}

const written = (entry: Classed) => [entry.class, ...entry.subsidiaryHazards, entry.packingGroup ?? '-'].join(' ');

const changes = new Map(
  reclassed
    .trim()
    .split('\n')
    .map((line) => {
      const [mode = '', un = '', ours = '', theirs = ''] = line.split('|');
      return [`${mode} ${un} ${written(readClassed(ours))}`, readClassed(theirs)] as const;
    }),
);

/** The entry as the law of a mode has it; `not-listed` and `forbidden` where that law has none to use. */
export function entryInMode(
  entry: DangerousGoodsEntry,
  mode: TransportMode,
): DangerousGoodsEntry | 'not-listed' | 'forbidden' {
  if (isByLand(mode) && entry.restriction === 'prohibited') return 'forbidden';
  if (isDeparting(mode) && absent[mode].has(entry.un)) return 'not-listed';
  if (banned[mode]?.has(entry.un)) return 'forbidden';
  const change = changes.get(`${mode} ${entry.un} ${written(entry)}`);
  const properShippingName = nameIn(entry, mode);
  return change || properShippingName !== entry.properShippingName
    ? { ...entry, ...change, properShippingName }
    : entry;
}

const isOneOf = (modes: readonly TransportMode[], mode: TransportMode): boolean => modes.includes(mode);

function nameIn({ un, class: division, properShippingName }: DangerousGoodsEntry, mode: TransportMode): string {
  const other = otherNames.find(
    (row) => row.un === un && (row.division ?? division) === division && isOneOf(row.modes, mode),
  );
  if (other) return other.name;
  return spellings
    .filter(({ modes }) => isOneOf(modes, mode))
    .reduce((name, { from, to }) => name.replaceAll(from, to), properShippingName);
}
