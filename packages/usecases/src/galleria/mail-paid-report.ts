import { z } from 'zod';
import { pricesOf } from '../checkout/order.ts';
import { totalOf } from '../checkout/price-order.ts';
import { GiveUp, handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { attachedInvoice, type InvoiceDeps } from '../money/make-invoice.ts';

/** Sends the buyer the receipt of a paid report. */
export const mailReportKind: JobKind<{ orderId: string }> = {
  name: 'mail-paid-report',
  data: z.object({ orderId: z.uuid() }),
};

type Deps = InvoiceDeps & { readonly mailer: Mailer; readonly baseUrl: string };

/** Mails the buyer the invoice with a link to the report. */
export const mailPaidReport = (deps: Deps): JobHandler =>
  handles(mailReportKind, async ({ orderId }) => {
    const { work, mailer, baseUrl } = deps;
    const order = await work.stores.payments.find({ id: orderId });
    const prices = order && pricesOf(order);
    const line = order?.lines.find(({ kind }) => kind === 'search-report');
    if (order?.status !== 'paid' || !prices || !line) throw new GiveUp(`Order ${orderId} is not paid, or no report.`);
    const user = await work.stores.users.find(order.userId);
    if (!user) throw new GiveUp(`Order ${orderId} no longer has an owner.`);
    await mailer({
      to: user.email,
      language: user.language,
      messageId: `paid-report-${orderId}`,
      mail: {
        kind: 'paid-report',
        chemical: line.productName,
        cwOrderId: order.cwOrderId,
        amountMinor: totalOf(prices),
        attachments: [await attachedInvoice(deps, order)],
        link: `${baseUrl}/galleria-data/edit?${new URLSearchParams({ step: 'print', order: orderId })}`,
      },
    });
  });
