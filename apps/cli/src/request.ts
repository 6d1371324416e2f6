import { physicalStates } from '@gosds/ghs/mixture';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { marketIds, marketsAsOf } from '@gosds/ghs/markets/market-as-of';
import { parseArgs } from 'node:util';
import type { GivenProperties } from './input/read-mixture.ts';

/** A command line that cannot be understood. The answer shows the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const commands = ['classify', 'compare', 'what-if'] as const;

export type Request = {
  readonly command: (typeof commands)[number];
  readonly file: string;
  /** Empty means the markets of the case, else the EU. */
  readonly markets: readonly JurisdictionId[];
  readonly explains: boolean;
  /** Explain only the classes whose name contains this text; empty means all. */
  readonly classText: string;
  readonly asJson: boolean;
  readonly wantsTransport: boolean;
  readonly properties: GivenProperties;
  /** ISO date whose law applies. */
  readonly asOf: string;
};

const options = {
  market: { type: 'string', short: 'm' },
  explain: { type: 'boolean', short: 'e', default: false },
  class: { type: 'string', short: 'c' },
  json: { type: 'boolean', default: false },
  transport: { type: 'boolean', short: 't', default: false },
  'as-of': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
  state: { type: 'string' },
  'flash-point': { type: 'string' },
  'boiling-point': { type: 'string' },
  ph: { type: 'string' },
  viscosity: { type: 'string' },
} as const;

type Values = ReturnType<typeof parse>['values'];

/** Lets `--flash-point -17` be read as a negative value, not as another option. */
const withNegativeValues = (args: readonly string[]): string[] =>
  args.flatMap((arg, at) => {
    const isValue = (text: string | undefined) => /^-\d/.test(text ?? '');
    if (arg.startsWith('--') && isValue(args[at + 1])) return [`${arg}=${args[at + 1] ?? ''}`];
    return isValue(arg) && args[at - 1]?.startsWith('--') ? [] : [arg];
  });

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: withNegativeValues(args), options, allowPositionals: true, strict: true });
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault), { cause: fault });
  }
}

/**
 * Reads the arguments; returns `help` if they ask for it. `today` is an ISO date. Throws a UsageError if they are not a
 * command.
 */
export function readRequest(args: readonly string[], today: string): Request | 'help' {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === 'help') return 'help';
  const [name, file, ...more] = positionals;
  const command = commands.find((known) => known === name);
  if (!command) throw new UsageError(name === undefined ? 'the command is missing' : `unknown command “${name}”`);
  if (file === undefined) throw new UsageError('the file is missing; - reads the standard input');
  if (more.length > 0) throw new UsageError(`one file at a time, not also ${more.join(', ')}`);
  const asOf = dayIn(values['as-of'] ?? today);
  return {
    command,
    file,
    markets: marketsIn(values.market, asOf),
    explains: values.explain || values.class !== undefined,
    classText: values.class ?? '',
    asJson: values.json,
    wantsTransport: values.transport,
    properties: propertiesIn(values),
    asOf,
  };
}

/** An ISO date that exists in the calendar; rejects 2026-02-30. */
function dayIn(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return text;
  throw new UsageError(`--as-of is a day such as 2027-02-01, not “${text}”`);
}

function marketsIn(text: string | undefined, asOf: string): readonly JurisdictionId[] {
  if (text === undefined) return [];
  if (text === 'all') return marketsAsOf(asOf);
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  return [...new Set(names)].map((name) => {
    const id = marketIds.find((known) => known === name);
    if (!id) throw new UsageError(`unknown market “${name}”; known are ${marketIds.join(', ')} and all`);
    return id;
  });
}

function propertiesIn(values: Values): GivenProperties {
  const physicalState = physicalStates.find((known) => known === values.state);
  if (values.state !== undefined && !physicalState)
    throw new UsageError(`--state is one of ${physicalStates.join(', ')}`);
  return {
    ...(physicalState ? { physicalState } : {}),
    ...(values['flash-point'] === undefined ? {} : { flashPoint: values['flash-point'] }),
    ...(values['boiling-point'] === undefined ? {} : { boilingPoint: values['boiling-point'] }),
    ...(values.ph === undefined ? {} : { ph: values.ph }),
    ...(values.viscosity === undefined ? {} : { viscosity: values.viscosity }),
  };
}
