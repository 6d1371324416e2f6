import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import { mailOverdueKind } from './payment-jobs.ts';
import type { PaidSheetMailDeps } from './mail-paid-sheet.ts';

/** Mails the buyer that a renewal was not paid, when the service ends, and where to pay. */
export const mailOverdueRenewal = ({ work, mailer }: Pick<PaidSheetMailDeps, 'work' | 'mailer'>): JobHandler =>
  handles(mailOverdueKind, async ({ subscriptionId }) => {
    const service = await work.stores.erServices.findBySubscription(subscriptionId);
    const user = service && (await work.stores.users.find(service.userId));
    if (!service?.isOverdue || !user) throw new GiveUp(`The subscription ${subscriptionId} is not overdue any more.`);
    const { name: productName, cwNumber, endDate, paidBy, payLink: link } = service;
    await mailer({
      to: user.email,
      language: user.language,
      messageId: `overdue-renewal-${subscriptionId}-${endDate.getTime()}`,
      mail: { kind: 'overdue-renewal', productName, cwNumber, endDate, paidBy, link },
    });
  });
