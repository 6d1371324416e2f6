import { Problem } from '@gosds/contract/problem';
import { z } from 'zod';
import type { BlobStore } from '../blob-store.ts';
import { type Clock, isoDate } from '../clock.ts';
import { GiveUp, handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { type OpenReportDeps, reportFile } from '../galleria/open-report.ts';
import { attachedCreditNote, attachedInvoice, type InvoiceDeps } from '../money/make-invoice.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readBlob } from '../documents/own-document.ts';
import type { AccountExport } from './own-data-store.ts';
import type { User } from './user-store.ts';

/** A file of an archive, by its path in it. */
export type ArchivedFile = { readonly name: string; readonly content: Uint8Array };

/** Packs files into one ZIP file. */
export type Archiver = (files: readonly ArchivedFile[]) => Uint8Array;

const exportKind: JobKind<{ exportId: string }> = { name: 'export-account', data: z.object({ exportId: z.uuid() }) };

/** Key of the job that collects an export. */
export const exportKeyOf = (exportId: string): string => `${exportKind.name}:${exportId}`;

type AskDeps = { readonly work: UnitOfWork; readonly clock: Clock };

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

const dayMinutes = 24 * 60;

/**
 * Returns the export under way or one made within `policy.exports.sameForMinutes`; else starts a new one. Throws
 * Problem `too-many-requests`.
 */
export const askExport =
  ({ work, clock }: AskDeps) =>
  (userId: string): Promise<AccountExport> =>
    work.transaction(async ({ drafts, ownData, jobs }) => {
      await drafts.lockUser(userId);
      const now = clock();
      const last = await ownData.lastExport(userId, now);
      if (last && (!last.file || last.askedAt > before(now, policy.exports.sameForMinutes))) return last;
      if ((await ownData.countExports(userId, before(now, dayMinutes))) >= policy.exports.perDay) {
        throw new Problem('too-many-requests', { retryAfterSeconds: policy.exports.sameForMinutes * 60 });
      }
      const added = await ownData.addExport(userId, now);
      await jobs.enqueue({ kind: exportKind, key: exportKeyOf(added.id), data: { exportId: added.id } });
      return added;
    });

export const lastExport =
  ({ work, clock }: Pick<AskDeps, 'work' | 'clock'>) =>
  (userId: string): Promise<AccountExport | undefined> =>
    work.stores.ownData.lastExport(userId, clock());

/** Returns the file to its owner. Throws Problem `not-found`. */
export const exportFile =
  ({ work, clock, blobs }: Pick<AskDeps, 'work' | 'clock'> & { readonly blobs: BlobStore }) =>
  async (userId: string): Promise<{ readonly fileName: string; readonly content: Uint8Array }> => {
    const last = await work.stores.ownData.lastExport(userId, clock());
    if (!last?.file) throw new Problem('not-found');
    return { fileName: `GoSDS-${isoDate(last.askedAt)}.zip`, content: await readBlob(blobs, last.file.hash) };
  };

export type ExportDeps = InvoiceDeps &
  Omit<OpenReportDeps, 'limiter'> & {
    readonly blobs: BlobStore;
    readonly mailer: Mailer;
    readonly archive: Archiver;
  };

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

type Owner = Pick<User, 'id' | 'language'>;

/** Writes the files that are not stored: reports in the account's mail language, invoices and credit notes. */
async function writtenFiles(deps: ExportDeps, { id: userId, language }: Owner): Promise<readonly ArchivedFile[]> {
  const { ownData } = deps.work.stores;
  const files: ArchivedFile[] = [];
  const add = (folder: string, { fileName, content }: { readonly fileName: string; readonly content: Uint8Array }) =>
    files.push({ name: `${folder}/${fileName}`, content });
  for (const orderId of await ownData.reportsOf(userId)) {
    add('reports', await reportFile(deps)({ orderId, userId, language }));
  }
  for (const id of await ownData.paidOrdersOf(userId)) add('invoices', await attachedInvoice(deps, { id, userId }));
  for (const refundId of await ownData.creditNotesOf(userId)) {
    add('invoices', await attachedCreditNote(deps, { refundId, userId }));
  }
  return files;
}

/**
 * Collects the rows as JSON by table, the stored paid sheets and logos, and reports, invoices and credit notes as PDF.
 */
async function collect(deps: ExportDeps, owner: Owner): Promise<readonly ArchivedFile[]> {
  const { id: userId } = owner;
  const { ownData } = deps.work.stores;
  const rows = Object.entries(await ownData.rowsOf(userId)).map(([table, content]) => ({
    name: `data/${table}.json`,
    content: json(content),
  }));
  const kept: ArchivedFile[] = [];
  for (const { name, hash } of await ownData.filesOf(userId)) {
    kept.push({ name, content: await readBlob(deps.blobs, hash) });
  }
  return [...rows, ...kept, ...(await writtenFiles(deps, owner))];
}

/** Collects the data of an account into one file and mails the owner. Only the owner's session can open the file. */
export const exportHandler = (deps: ExportDeps): JobHandler =>
  handles(exportKind, async ({ exportId }) => {
    const { work, blobs, clock, mailer, baseUrl, archive } = deps;
    const exported = await work.stores.ownData.findExport(exportId);
    const user = exported && (await work.stores.users.find(exported.userId));
    if (!exported || !user) throw new GiveUp(`The export ${exportId} no longer has an owner.`);
    if (!exported.file) {
      const content = archive(await collect(deps, user));
      const expiresAt = new Date(clock().getTime() + policy.retention.exportDays * 24 * 3_600_000);
      const file = { hash: await blobs.put(content), bytes: content.byteLength, expiresAt };
      await work.stores.ownData.keepExport(exportId, file);
    }
    const mail = {
      kind: 'account-export',
      link: `${baseUrl}/account-settings`,
      validDays: policy.retention.exportDays,
    } as const;
    await mailer({ to: user.email, language: user.language, messageId: `export-${exportId}`, mail });
  });
