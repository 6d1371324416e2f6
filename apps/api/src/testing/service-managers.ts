import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { repositoryFile } from '@gosds/testkit/public-files';
import { parse } from 'yaml';
import { z } from 'zod';

type Name = 'main' | 'worker';

/** How an operator's manager of services starts and stops a program of ours, read from the file that it reads. */
export type Manager = {
  /** The program and its arguments, from the root of the repository, such as `node apps/api/dist/main.js`. */
  readonly command: readonly string[];
  readonly signal: NodeJS.Signals;
  /** How long it waits before it kills what is left, in ms. */
  readonly graceMs: number;
  /** True where the program is the first process of its container. */
  readonly isFirst: boolean;
};

const read = (file: string) => readFileSync(repositoryFile(file), 'utf8');

const signals = new Map(Object.entries(constants.signals));
const isSignal = (name: string): name is NodeJS.Signals => signals.has(name);
const signal = z.string().refine(isSignal);

const seconds = z
  .string()
  .regex(/^\d+s?$/)
  .transform((text) => Number.parseInt(text, 10) * 1_000);

/** What Compose reads of a service; only a list of words starts without a shell. */
const composeService = z.object({
  init: z.literal(false),
  stop_signal: signal,
  stop_grace_period: seconds,
  command: z.array(z.string()).optional(),
  entrypoint: z.undefined().optional(),
});
const composeFile = z.object({ services: z.object({ api: composeService, worker: composeService }) });

/** The command of the image; throws where a shell would stand between. */
function imageCommand(): string[] {
  const lines = read('Dockerfile').split('\n');
  if (lines.some((line) => line.startsWith('ENTRYPOINT'))) throw new Error('The image has an entry point.');
  const last = lines.findLast((line) => line.startsWith('CMD ')) ?? '';
  return z.array(z.string()).parse(JSON.parse(last.slice('CMD '.length)));
}

/** Compose, which makes the program the first process of a container. */
export function compose(name: Name): Manager {
  const { services } = composeFile.parse(parse(read('compose.yaml'), { merge: true }));
  const service = name === 'main' ? services.api : services.worker;
  return {
    command: service.command ?? imageCommand(),
    signal: service.stop_signal,
    graceMs: service.stop_grace_period,
    isFirst: canBeFirst(),
  };
}

/** Mixed: the signal goes to the main process alone; the kill at the end goes to all that is left. */
const unit = z.object({
  ExecStart: z.string(),
  WorkingDirectory: z.string(),
  KillMode: z.literal('mixed'),
  KillSignal: signal.default('SIGTERM'),
  TimeoutStopSec: seconds,
});

/** systemd, with the unit of this repository. */
export function systemd(name: Name): Manager {
  const lines = read('ops/gosds@.service').split('\n');
  const set = lines.filter((line) => !line.startsWith('#') && line.includes('='));
  const entries = set.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const { ExecStart, WorkingDirectory, KillSignal, TimeoutStopSec } = unit.parse(Object.fromEntries(entries));
  const [program = '', ...words] = ExecStart.replaceAll('%i', name).split(' ');
  return {
    command: [program.slice('/usr/bin/'.length), ...words.map((word) => word.replace(`${WorkingDirectory}/`, ''))],
    signal: KillSignal,
    graceMs: TimeoutStopSec,
    isFirst: false,
  };
}

/** Starts what follows as the first process of a PID namespace, which ends with it. */
export const asFirstProcess = [
  ...['unshare', '--user', '--map-root-user'],
  ...['--pid', '--fork', '--kill-child', '--mount-proc'],
];

/** Whether this machine lets us make a PID namespace. */
function canBeFirst(): boolean {
  const [program = '', ...words] = asFirstProcess;
  return spawnSync(program, [...words, 'true']).status === 0;
}
