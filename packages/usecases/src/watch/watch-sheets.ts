import { Problem } from '@gosds/contract/problem';
import { z } from 'zod';
import { isoDate } from '../clock.ts';
import type { ErrorLog } from '../error-log.ts';
import { announce } from '../developers/send-webhook.ts';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import { policy } from '../policy.ts';
import { type ExamineDeps, examineSheet } from './examine-sheet.ts';
import { watchMailJob } from './watch-mail.ts';
import type { WatchEffect } from '@gosds/contract/watch/watch-effect';
import type { WatchCause, WatchFinding, WatchedSheet } from './watch-store.ts';

/** Progress through all sheets. */
type Place = {
  /** Account whose sheets were examined last; absent at the beginning. */
  readonly owner?: string | undefined;
  /** Number of its sheets already examined; 0 if all were. */
  readonly done: number;
};

type Step = { readonly causeId: string; readonly place: Place };

const watchStep: JobKind<Step> = {
  name: 'watch-step',
  data: z.object({ causeId: z.uuid(), place: z.object({ owner: z.uuid().optional(), done: z.int() }) }),
};

function stepJob({ causeId, place }: Step): Job<Step> {
  const key = `${watchStep.name}:${causeId}:${place.owner ?? ''}:${place.done}`;
  return { kind: watchStep, key, data: { causeId, place } };
}

/**
 * Starts the check of all sheets for each outside change since the last call. Several processes may call this at once.
 */
export const beginWatch =
  ({ work, clock }: Pick<ExamineDeps, 'work' | 'clock'>) =>
  (): Promise<void> =>
    work.transaction(async ({ watch, jobs }) => {
      await watch.beginDay(isoDate(clock()), clock());
      for (const causeId of await watch.takeCauses()) await jobs.enqueue(stepJob({ causeId, place: { done: 0 } }));
    });

type Looked = {
  readonly findings: WatchFinding[];
  /** Accounts whose sheets have all been examined. */
  readonly whole: string[];
  /** Undefined after the last account. */
  readonly next: Place | undefined;
};

type StepDeps = ExamineDeps & { readonly errorLog: ErrorLog };

/** Temporary failures: the step is tried again. */
const passing: ReadonlySet<string> = new Set(['unavailable', 'busy']);

/**
 * Examines one sheet. Skips a sheet that cannot be made, so that it does not block the others; logs the error unless
 * the sheet's input caused it.
 */
async function examineApart(deps: StepDeps, cause: WatchCause, sheet: WatchedSheet): Promise<WatchEffect | undefined> {
  try {
    return await examineSheet(deps)(cause, sheet);
  } catch (error) {
    const problem = error instanceof Problem ? error : undefined;
    if (problem && passing.has(problem.code)) throw problem;
    if (problem && problem.toBody().status < 500) return undefined;
    await deps.errorLog.add({
      origin: 'job',
      route: watchStep.name,
      message: `Draft ${sheet.draftId}: ${String(error)}`,
      stack: error instanceof Error ? (error.stack ?? '') : '',
      requestId: '',
      userId: sheet.userId,
    });
    return undefined;
  }
}

/** Examines a batch of sheets. A step takes only a few seconds, because other jobs wait behind it. */
async function lookOn(deps: StepDeps, cause: WatchCause, from: Place): Promise<Looked> {
  const { watch } = deps.work.stores;
  const findings: WatchFinding[] = [];
  const whole: string[] = [];
  let place = from;
  let left: number = policy.watch.sheetsAStep;
  while (left > 0) {
    const owner = place.done > 0 ? place.owner : await watch.nextOwner(place.owner);
    if (owner === undefined) return { findings, whole, next: undefined };
    const sheets = await watch.sheetsOf(owner, { limit: left, offset: place.done });
    for (const sheet of sheets) {
      const effect = await examineApart(deps, cause, sheet);
      if (effect) findings.push(toFinding(cause, sheet, effect));
    }
    const isWhole = sheets.length < left;
    if (isWhole) whole.push(owner);
    place = { owner, done: isWhole ? 0 : place.done + sheets.length };
    left -= Math.max(1, sheets.length);
  }
  return { findings, whole, next: place };
}

/** The change as reported to webhooks. The watch page shows its effect on each sheet. */
const changeOf = (cause: WatchCause) =>
  cause.kind === 'law'
    ? { change: 'law', day: cause.day }
    : { change: 'list', list: cause.change.list, edition: cause.change.later };

const toFinding = (
  { id: causeId }: WatchCause,
  { userId, draftId, documentId, productName, country, language }: WatchedSheet,
  effect: WatchFinding['effect'],
): WatchFinding => ({ causeId, userId, draftId, documentId, productName, country, language, effect });

/**
 * Stores a step's findings, mails and next step in one transaction. A step that dies is repeated, and no mail is sent
 * twice.
 */
export const watchStepHandler = (deps: StepDeps): JobHandler =>
  handles(watchStep, async ({ causeId, place }) => {
    const cause = await deps.work.stores.watch.cause(causeId);
    if (cause === undefined) return;
    const { findings, whole, next } = await lookOn(deps, cause, place);
    await deps.work.transaction(async (stores) => {
      const { watch, jobs } = stores;
      await watch.keep(findings);
      for (const userId of whole) {
        const { count } = await watch.touchedBy(causeId, userId, 0);
        if (count === 0) continue;
        await jobs.enqueue(watchMailJob({ causeId, userId }));
        const data = { ...changeOf(cause), sheets: count };
        await announce(stores, { userId, type: 'law.changed', data }, deps.clock());
      }
      if (next) await jobs.enqueue(stepJob({ causeId, place: next }));
    });
  });
