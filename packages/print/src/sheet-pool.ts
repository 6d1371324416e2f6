import type {
  AuditedSheet,
  EditedSheet,
  FinishedSheet,
  MadeLabel,
  ReviewedDraft,
  SheetMaker,
} from '@gosds/usecases/sheet-maker';
import type { LawAhead, SheetDifference } from '@gosds/sheet/law-ahead/law-ahead';
import type { SuggestedGoods } from '@gosds/sheet/product/suggest-goods';
import type { SheetDocument } from '@gosds/sheet/model/document';
import { createProcessPool, type PoolSettings } from './process-pool.ts';
import type { SheetJob } from './sheet-job.ts';

export type SheetPool = SheetMaker & {
  /** The sheet maker for one owner; owners take turns. */
  of(owner: string): SheetMaker;
  /** Ends the worker processes and rejects the sheets under way. */
  close(): Promise<void>;
};

type SheetPoolSettings = Omit<PoolSettings, 'script'> & Partial<Pick<PoolSettings, 'script'>>;

const sheetWorker = new URL('../dist/sheet-worker.js', import.meta.url);

/**
 * Makes sheets in worker processes, so that no draft can block the program. Kills and replaces a process that takes
 * longer than `timeoutMs`. Runs at most one sheet of an owner at a time, so that one owner's sheets never occupy all
 * processes.
 */
export function createSheetPool(settings: SheetPoolSettings): SheetPool {
  const pool = createProcessPool<SheetJob>({ script: sheetWorker, ...settings });
  const of = (owner: string): SheetMaker => {
    const ask = async <T>(job: SheetJob, isAnswer: (value: unknown) => value is T): Promise<T> => {
      const answer = await pool.run(job, { owner, maxAtOnce: 1 });
      if (!isAnswer(answer)) throw new TypeError('The worker answered with something else than a sheet.');
      return answer;
    };
    return {
      make: (request) => ask({ kind: 'make', request }, isFinishedSheet),
      review: (request) => ask({ kind: 'review', request }, isReviewedDraft),
      codes: (request) => ask({ kind: 'codes', request }, isCodes),
      goods: (request) => ask({ kind: 'goods', request }, isSuggestedGoods),
      document: (request) => ask({ kind: 'document', request }, isSheetDocument),
      report: (request) => ask({ kind: 'report', request }, isSheetDocument),
      ahead: (request) => ask({ kind: 'ahead', request }, isLawAhead),
      since: (request) => ask({ kind: 'since', request }, isDifference),
      edited: (request) => ask({ kind: 'edited', request }, isEditedSheet),
      audit: (request) => ask({ kind: 'audit', request }, isAudited),
      label: (request) => ask({ kind: 'label', request }, isMadeLabel),
    };
  };
  return { ...of(''), of, close: () => pool.close() };
}

const has = (value: unknown, name: string): boolean => typeof value === 'object' && value !== null && name in value;

const isFinishedSheet = (value: unknown): value is FinishedSheet => has(value, 'sheet') && has(value, 'contentHash');
const isReviewedDraft = (value: unknown): value is ReviewedDraft => has(value, 'about') && has(value, 'review');
const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');
const isSuggestedGoods = (value: unknown): value is SuggestedGoods => has(value, 'filters') && has(value, 'rows');
const isSheetDocument = (value: unknown): value is SheetDocument => has(value, 'sections');
const isLawAhead = (value: unknown): value is LawAhead => has(value, 'steps') && has(value, 'isOfCatalogue');
const isDifference = (value: unknown): value is SheetDifference => has(value, 'degree') && has(value, 'redline');
const isEditedSheet = (value: unknown): value is EditedSheet => has(value, 'proposal') && has(value, 'audit');
const isAudited = (value: unknown): value is AuditedSheet => has(value, 'status');
const isMadeLabel = (value: unknown): value is MadeLabel => has(value, 'status');
