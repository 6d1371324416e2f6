import type {
  AheadRequest,
  AuditRequest,
  CollectedFacts,
  EditRequest,
  PackageLabelRequest,
  SheetMaker,
  SheetRequest,
  SinceRequest,
} from '@gosds/usecases/sheet-maker';
import { serveParent } from './worker-messages.ts';

/** A job for the worker of sheets, by the name of the port's function. */
export type SheetJob =
  | { readonly kind: 'make'; readonly request: SheetRequest }
  | { readonly kind: 'review' | 'codes' | 'goods' | 'document' | 'report'; readonly request: CollectedFacts }
  | { readonly kind: 'ahead'; readonly request: AheadRequest }
  | { readonly kind: 'since'; readonly request: SinceRequest }
  | { readonly kind: 'edited'; readonly request: EditRequest }
  | { readonly kind: 'audit'; readonly request: AuditRequest }
  | { readonly kind: 'label'; readonly request: PackageLabelRequest };

const kinds: readonly unknown[] = [
  'make',
  'review',
  'codes',
  'goods',
  'document',
  'report',
  'ahead',
  'since',
  'edited',
  'audit',
  'label',
] satisfies readonly SheetJob['kind'][];

const isSheetJob = (job: unknown): job is SheetJob =>
  typeof job === 'object' && job !== null && 'kind' in job && kinds.includes(job.kind) && 'request' in job;

/** Serves the jobs of a sheet maker in a worker process. */
export function serveSheets(maker: SheetMaker): void {
  serveParent((job) => {
    if (!isSheetJob(job)) throw new TypeError('The message is not a job to make a sheet.');
    switch (job.kind) {
      case 'make':
        return maker.make(job.request);
      case 'ahead':
        return maker.ahead(job.request);
      case 'since':
        return maker.since(job.request);
      case 'edited':
        return maker.edited(job.request);
      case 'audit':
        return maker.audit(job.request);
      case 'label':
        return maker.label(job.request);
      default:
        return maker[job.kind](job.request);
    }
  });
}
