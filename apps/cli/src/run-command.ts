import { MixtureError } from '@gosds/ghs/mixture-error';
import { InputError } from './input/input-error.ts';
import { readMixture } from './input/read-mixture.ts';
import { type MarketResult, resultFor } from './market-result.ts';
import { resultsAsJson } from './output/results-as-json.ts';
import { mixtureText } from './output/mixture-text.ts';
import { resultText } from './output/result-text.ts';
import { type Request, readRequest, UsageError } from './request.ts';
import { usage } from './usage.ts';

/** What the program needs of the world; `read` takes a path or `-` and throws where there is no such file. */
export type Terminal = {
  readonly read: (file: string) => string;
  readonly write: (text: string) => unknown;
  readonly complain: (text: string) => unknown;
};

const exitCodes = { done: 0, input: 1, usage: 2 } as const;

/** Runs one command line; gives the exit code. */
export function runCommand(args: readonly string[], terminal: Terminal): number {
  try {
    const request = readRequest(args);
    terminal.write(request === 'help' ? usage : answer(request, terminal));
    return exitCodes.done;
  } catch (fault) {
    return failure(fault, terminal);
  }
}

function answer(request: Request, terminal: Terminal): string {
  const given = readMixture(contentOf(request.file, terminal), request.told);
  const asked = request.markets.length > 0 ? request.markets : (given.markets ?? []);
  const markets = asked.length > 0 ? asked : (['eu'] as const);
  const results: readonly MarketResult[] = markets.map((id) => resultFor(given.mixture, id, request.wantsTransport));
  if (request.asJson) return `${JSON.stringify(resultsAsJson(given, results, request.explains), null, 2)}\n`;
  const blocks = [mixtureText(given), ...results.map((result) => resultText(result, request))];
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function contentOf(file: string, { read }: Terminal): string {
  try {
    return read(file);
  } catch (fault) {
    throw new InputError(`${file} cannot be read: ${fault instanceof Error ? fault.message : String(fault)}`, {
      cause: fault,
    });
  }
}

function failure(fault: unknown, { complain }: Terminal): number {
  if (fault instanceof UsageError) {
    complain(`gosds: ${fault.message}\n\n${usage}`);
    return exitCodes.usage;
  }
  if (fault instanceof InputError || fault instanceof MixtureError) {
    complain(`gosds: ${fault.message}\n`);
    return exitCodes.input;
  }
  throw fault;
}
