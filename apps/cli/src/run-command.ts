import { compareMarkets } from '@gosds/ghs/analysis/compare-markets';
import { whatIf } from '@gosds/ghs/analysis/what-if';
import { marketAsOf, marketsAsOf } from '@gosds/ghs/markets/market-as-of';
import type { Market } from '@gosds/ghs/markets/market';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { MixtureError } from '@gosds/ghs/mixture-error';
import { exampleCountryOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { SubstanceError } from '@gosds/ghs/substance-error';
import type { GivenMixture } from './input/given-mixture.ts';
import { InputError } from './input/input-error.ts';
import { readMixture } from './input/read-mixture.ts';
import { resultFor } from './market-result.ts';
import { resultsAsJson } from './output/results-as-json.ts';
import { comparisonText } from './output/comparison-text.ts';
import { writtenComparison } from './output/written-comparison.ts';
import { mixtureText } from './output/mixture-text.ts';
import { resultText } from './output/result-text.ts';
import { whatIfText } from './output/what-if-text.ts';
import { type Request, readRequest, UsageError } from './request.ts';
import { usage } from './usage.ts';

/** The program's access to the outside. `read` takes a path or `-` and throws if there is no such file. */
export type Terminal = {
  readonly read: (file: string) => string;
  readonly write: (text: string) => unknown;
  readonly writeError: (text: string) => unknown;
  /** ISO date. */
  readonly today: string;
};

const exitCodes = { done: 0, input: 1, usage: 2 } as const;

/** Runs one command line. Returns the exit code. */
export function runCommand(args: readonly string[], terminal: Terminal): number {
  try {
    const request = readRequest(args, terminal.today);
    terminal.write(request === 'help' ? usage : answer(request, terminal));
    return exitCodes.done;
  } catch (fault) {
    return failure(fault, terminal);
  }
}

function answer(request: Request, terminal: Terminal): string {
  const text = contentOf(request.file, terminal);
  const givenIn: GivenIn = (market) =>
    readMixture(text, request.properties, {
      country: exampleCountryOf(market.id) ?? notSpecified.code,
      day: request.asOf,
      rules: market,
    });
  const sides = marketsAsked(request, givenIn).map((market) => ({ market, given: givenIn(market) }));
  const [first, second] = sides;
  if (!first || (request.command === 'compare' && !second)) throw new UsageError('compare needs two markets or more');
  if (first.given.substance && request.command !== 'classify') {
    throw new InputError(`${request.command} takes a mixture, not the data of a substance`);
  }
  const { json, blocks } = answers[request.command](first, sides, request);
  if (request.asJson) return `${JSON.stringify(json(), null, 2)}\n`;
  return [mixtureText(first.given), ...blocks()].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** What was given, with the facts that the catalogue has for sheets of a market. */
type GivenIn = (market: Market) => GivenMixture;

type Side = { readonly market: Market; readonly given: GivenMixture };

/** The markets of the command line, else those of the case, else the Union. */
function marketsAsked({ markets, asOf }: Request, givenIn: GivenIn): readonly Market[] {
  if (markets.length > 0) return marketsOf(markets, asOf);
  const union = marketsOf(['eu'], asOf);
  const named = union.flatMap((market) => givenIn(market).markets ?? []);
  return named.length > 0 ? marketsOf(named, asOf) : union;
}

/** The rules of the markets on a day. Throws a UsageError for a market whose law is not yet in force then. */
function marketsOf(ids: readonly JurisdictionId[], day: string): readonly Market[] {
  const inForce = marketsAsOf(day);
  return ids.map((id) => {
    if (!inForce.includes(id)) throw new UsageError(`the law of “${id}” is not in force on ${day}`);
    return marketAsOf(id, day);
  });
}

/** Both forms of an answer; only the requested one is computed. */
type Answer = { readonly json: () => unknown; readonly blocks: () => readonly (readonly string[])[] };

/** `compare` holds the rules of markets against each other, so that all get the facts of the first. */
const answers: Readonly<Record<Request['command'], (first: Side, sides: readonly Side[], request: Request) => Answer>> =
  {
    classify: ({ given: first }, sides, request) => {
      const results = sides.map(({ given, market }) => resultFor(given, market, request));
      return {
        json: () => resultsAsJson(first, results, request),
        blocks: () => results.map((result) => resultText(result, request)),
      };
    },
    compare: ({ given: { mixture } }, sides, request) => {
      const markets = sides.map(({ market }) => market);
      const comparison = compareMarkets(mixture, markets);
      return {
        json: () => writtenComparison(comparison),
        blocks: () => [
          comparisonText(
            comparison,
            markets.map(({ id }) => id),
            request,
          ),
        ],
      };
    },
    'what-if': (_first, sides) => {
      const found = sides.map(({ market, given }) => ({ market, ingredients: whatIf(given.mixture, market) }));
      return {
        json: () => found.map(({ market, ingredients }) => ({ market: market.id, ingredients })),
        blocks: () => found.map(({ market, ingredients }) => whatIfText(market, ingredients)),
      };
    },
  };

function contentOf(file: string, { read }: Terminal): string {
  try {
    return read(file);
  } catch (fault) {
    throw new InputError(`${file} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
}

function failure(fault: unknown, { writeError }: Terminal): number {
  if (fault instanceof UsageError) {
    writeError(`gosds: ${fault.message}\n\n${usage}`);
    return exitCodes.usage;
  }
  if (fault instanceof MixtureError) {
    const { subject, field, message } = fault;
    writeError(`gosds: ${subject}, ${field}: ${message.slice(`${subject}: `.length)}\n`);
    return exitCodes.input;
  }
  if (fault instanceof InputError || fault instanceof SubstanceError) {
    writeError(`gosds: ${fault.message}\n`);
    return exitCodes.input;
  }
  throw fault;
}
