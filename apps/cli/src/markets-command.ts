import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import type { MarketNotes } from '@gosds/ghs/markets/jurisdiction-data';
import { marketAsOf, marketIds, marketsAsOf } from '@gosds/ghs/markets/market-as-of';
import { jurisdictionFolders, marketNotesOf } from '@gosds/ghs/markets/market-notes';
import { nationalLimitsOf } from '@gosds/sheet/lists/national-limits';
import { countryByCode, marketBasis } from '@gosds/sheet/profiles/countries';
import { profileOf } from '@gosds/sheet/profiles/profile-of';
import { inColumns, section } from './output/lines.ts';
import type { Terminal } from './run-command.ts';

const exitCodes = { done: 0, usage: 2 } as const;

const usage = `Usage: gosds markets [ID]

Without an ID: every market with rules of its own, by what law and how well its classes and limits are known.
With an ID, such as ca or ch: what is known of this folder of data/jurisdictions.

Exit codes: 0 done, 2 the command line is wrong.
`;

const head = ['id', 'law', 'rule set', 'UN GHS', 'status', 'classes', 'limits'];

function rowOf(id: JurisdictionId, day: string): readonly string[] {
  const { law, ruleSet, standing } = marketAsOf(id, day);
  const { status, revision, evidence } = standing;
  return [id, law, ruleSet, String(revision), status, evidence.blocks, evidence.limits];
}

const headings: readonly (readonly [NonNullable<MarketNotes['notes']>[number]['kind'], string])[] = [
  ['sheet', 'Sheets'],
  ['differs', 'What differs'],
  ['read', 'Read'],
  ['from knowledge', 'From knowledge'],
  ['not held', 'Not held'],
  ['open', 'Open'],
];

const noteLines = ({ notes = [] }: MarketNotes): readonly string[] =>
  headings.flatMap(([kind, heading]) =>
    section(
      heading,
      notes.filter((note) => note.kind === kind).map(({ text }) => `  ${text}`),
    ),
  );

function lawLines(id: string, { source, lookedUp }: MarketNotes, day: string): readonly string[] {
  const market = marketsAsOf(day).find((known) => known === id);
  const law = market ? rowOf(market, day).map((cell, at) => [head[at] ?? '', cell]) : [];
  const origin = [
    ['source', source ?? ''],
    ['looked up', lookedUp ?? ''],
  ];
  const rows = [...law.slice(1), ...origin].filter(([, text]) => text !== '');
  return inColumns(rows, '  ');
}

/** The rules that the sheets of a country follow. */
function countryLines(code: string, day: string): readonly string[] {
  if (!countryByCode(code)) return [];
  const { profile, rules, because } = marketBasis(code);
  const limits = nationalLimitsOf(code, day);
  const held = limits?.held ? (limits.held.isPartial ? 'held in part' : 'held') : 'not held';
  const duties = Object.entries(profileOf(profile, day).duties);
  return [
    ...section('Country', [
      ...inColumns(
        [
          ['rules', rules],
          ['form of the sheet', profile],
          ['why', because],
          ...(limits ? [['exposure limits', `${limits.list}: ${held}`]] : []),
        ],
        '  ',
      ),
    ]),
    ...section(
      'Duties of this law',
      inColumns(
        duties.map(([id, { law = '' }]) => [id, law]),
        '  ',
      ),
    ),
  ];
}

function pageOf(id: string, notes: MarketNotes, day: string): string {
  const lines = [
    `${id}  ${notes.name}${notes.follows === undefined ? '' : `, follows ${notes.follows}`}`,
    ...lawLines(id, notes, day),
    ...noteLines(notes),
    ...countryLines(id.toUpperCase(), day),
  ];
  return `${lines.join('\n')}\n`;
}

/** Prints the markets and their rules. Returns the exit code. */
export function marketsCommand(
  args: readonly string[],
  { write, writeError, today }: Pick<Terminal, 'write' | 'writeError' | 'today'>,
): number {
  const [name, ...more] = args;
  if (name === undefined) {
    const inForce = marketsAsOf(today);
    const rows = marketIds.filter((id) => inForce.includes(id)).map((id) => rowOf(id, today));
    write(`${inColumns([head, ...rows], '').join('\n')}\n`);
    return exitCodes.done;
  }
  const id = jurisdictionFolders.find((known) => known === name.toLowerCase());
  const notes = id === undefined ? undefined : marketNotesOf(id);
  if (id === undefined || !notes || more.length > 0) {
    writeError(name.startsWith('-') || more.length > 0 ? usage : `gosds: there is no market ${name}\n\n${usage}`);
    return exitCodes.usage;
  }
  write(pageOf(id, notes, today));
  return exitCodes.done;
}
