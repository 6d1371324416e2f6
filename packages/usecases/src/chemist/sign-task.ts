import type { DeskTask } from '@gosds/contract/chemist/tasks';
import { Problem } from '@gosds/contract/problem';
import { numberOn } from '../documents/create-document.ts';
import type { MakingDeps } from '../documents/document-deps.ts';
import type { NewDocument } from '../documents/document-store.ts';
import { keepForms, printSheet } from '../documents/print-sheet.ts';
import { newPublicKey, publicUrlOf } from '../documents/public-page.ts';
import { readLogo } from '../documents/read-logo.ts';
import { announce } from '../developers/send-webhook.ts';
import { policy } from '../policy.ts';
import { type ChangeRequest, factsOfTask, findTask, toDeskTask } from './chemist-desk.ts';
import { mailSignedSheetKind } from './chemist-jobs.ts';
import type { OpenedTask } from './chemist-task-store.ts';

export type SignRequest = ChangeRequest & { readonly name: string };

type Printed = {
  readonly document: NewDocument;
  readonly page: { readonly key: string; readonly hash: string };
};

/** Makes and prints the edited sheet. */
async function print(deps: MakingDeps, task: OpenedTask): Promise<Printed> {
  const { draft, userId, draftId, draftVersion, materialNumber, edits } = task;
  const facts = await factsOfTask(deps, task);
  const logo = await readLogo(deps, { draft, userId });
  const ofLogo = logo && { hash: logo.hash, widthPx: logo.printed.widthPx };
  const made = await deps.sheets.make({ facts, logo: ofLogo, knownHash: undefined, edits });
  if (!made.files) throw new Error('The sheet was made without its files.');
  const { attachments, forms, publicPage } = made.files;
  const key = newPublicKey();
  const printed = await printSheet(deps, made.sheet, {
    logo: logo?.printed,
    attachments,
    publicUrl: publicUrlOf(deps.baseUrl, key),
  });
  // As the chemist left them.
  const { productName, companyName } = made.sheet;
  const about = { userId, draftId, draftVersion, materialNumber, productName, companyName };
  const { sheet, review, contentHash, text } = made;
  const files = await keepForms(deps, forms);
  const emergencyNumber = numberOn(draft, deps);
  return {
    document: { ...about, ...printed, contentHash, review, files, draft, sheet, text, emergencyNumber },
    page: { key, hash: await deps.blobs.put(new TextEncoder().encode(publicPage)) },
  };
}

/**
 * Signs the sheet in the chemist's name, publishes it and queues the mail to the buyer. One transaction holds sheet,
 * signature and job, so a crash cannot separate them.
 */
export const signTask =
  (deps: MakingDeps) =>
  async ({ id, userId, version, name }: SignRequest): Promise<DeskTask> => {
    await deps.limiter.take(policy.rateLimits.documentsPerUser, userId);
    const task = await findTask(deps, id);
    if (task.version !== version || task.state !== 'taken' || task.takenBy?.id !== userId) {
      throw new Problem('task-changed');
    }
    const { document, page } = await print(deps, task);
    const { orderId } = task;
    await deps.work.transaction(async (stores) => {
      const { documents, publicPages, chemistTasks, jobs } = stores;
      const { id: documentId } = await documents.add(document, deps.clock());
      const isPublished = document.draft.addOns.publishMaterial;
      await publicPages.add({ ...page, documentId, isPublished }, deps.clock());
      const change = { kind: 'signed' as const, name, documentId };
      const isSigned = await chemistTasks.change({ id, version, userId, change }, deps.clock());
      if (!isSigned) throw new Problem('task-changed');
      await jobs.enqueue({ kind: mailSignedSheetKind, key: `mail-signed-sheet:${orderId}`, data: { orderId } });
      await announce(stores, { userId: document.userId, type: 'sheet.ready', data: { orderId } }, deps.clock());
    });
    return toDeskTask(await findTask(deps, id), { userId, now: deps.clock() });
  };
