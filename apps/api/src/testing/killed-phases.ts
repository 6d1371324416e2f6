import { askIn, type openShop, type Query } from './started-shop.ts';

/** How far each thing under way had come when the service was killed, in their order. */
const phases = ['not begun', 'asked', 'at the provider', 'recorded', 'mailed'] as const;
export type Phase = (typeof phases)[number];

type Shop = ReturnType<typeof openShop>;

/** Something under way: a statement for how far it is in the database, and whether its provider has done its part. */
export type Watched = {
  /** Answers one row with the columns asked, recorded and mailed. */
  readonly text: string;
  readonly isAtProvider: () => boolean;
};

const mailed = (subject: string) => `exists (select from mailbox where subject like '%${subject}')`;

/** A payment of an order, by any means. */
export const ofPayment = (orderId: string, productName: string, isAtProvider: () => boolean): Watched => ({
  text: `select status in ('charging', 'action', 'pending') as asked, status = 'paid' as recorded,
    ${mailed(`sheet: ${productName}`)} as mailed from sale_order where id = '${orderId}'`,
  isAtProvider,
});

export const ofRefund = (orderId: string, shop: Shop): Watched => ({
  text: `select exists (select from order_refund where order_id = '${orderId}') as asked,
    exists (select from money_document where order_id = '${orderId}' and kind = 'credit-note') as recorded,
    exists (select from mailbox, sale_order o where o.id = '${orderId}' and subject like 'Refund of your order%' || o.number) as mailed`,
  isAtProvider: () => shop.refundsOf(shop.chargesOf(orderId)[0]).length > 0,
});

export const ofSignature = (orderId: string, productName: string): Watched => ({
  text: `select false as asked, task.state = 'signed' as recorded, ${mailed(`sheet: ${productName}`)} as mailed
    from chemist_task task join order_line line on line.id = task.line_id where line.order_id = '${orderId}'`,
  isAtProvider: () => false,
});

export const ofUnsubscribing = (subscriptionId: string, isAtProvider: () => boolean): Watched => ({
  text: `select false as asked, renewal_ended_at is not null as recorded, false as mailed
    from er_service where subscription_id = '${subscriptionId}'`,
  isAtProvider,
});

/** The year that a provider has charged, of a subscription that was renewed `years` times with it. */
export const ofRenewal = (subscriptionId: string, years: number, productName: string): Watched => ({
  text: `select false as asked,
    (select count(*) = ${years} from er_renewal where subscription_id = '${subscriptionId}') as recorded,
    (select count(*) = ${years} from mailbox where subject like '%was renewed: ${productName}') as mailed`,
  isAtProvider: () => true,
});

/** The year that a provider could not charge, for the time number `times`. */
export const ofOverdue = (times: number, subscriptionId: string, productName: string): Watched => ({
  text: `select false as asked, exists (select from er_service where subscription_id = '${subscriptionId}' and is_overdue
      and end_date > now() + make_interval(years => ${times})) as recorded,
    (select count(*) = ${times} from mailbox where subject like '%was not renewed: ${productName}') as mailed`,
  isAtProvider: () => true,
});

type Row = { readonly asked: boolean; readonly recorded: boolean; readonly mailed: boolean };

async function phaseOf(query: Query, { text, isAtProvider }: Watched): Promise<Phase> {
  const [row] = await query<Row>(text);
  if (row?.mailed === true) return 'mailed';
  if (row?.recorded === true) return 'recorded';
  if (isAtProvider()) return 'at the provider';
  return row?.asked === true ? 'asked' : 'not begun';
}

/** Resolves as soon as the thing is in the phase, or beyond it. Resolves without that after `withinMs`. */
export async function reached(
  folder: string,
  { watched, phase }: { readonly watched: Watched; readonly phase: Phase },
  withinMs: number,
): Promise<void> {
  const until = performance.now() + withinMs;
  await askIn(folder, async (query) => {
    let isReached = false;
    while (!isReached && performance.now() < until) {
      isReached = phases.indexOf(await phaseOf(query, watched)) >= phases.indexOf(phase);
    }
  });
}

/** Counts in which phase each thing was killed. */
export function openTally(folder: string) {
  const counts = new Map<string, number>();
  return {
    async note(watched: Readonly<Record<string, Watched>>): Promise<void> {
      for (const [what, each] of Object.entries(watched)) {
        const hit = `${what}: ${await askIn(folder, (query) => phaseOf(query, each))}`;
        counts.set(hit, (counts.get(hit) ?? 0) + 1);
      }
    },
    /** Such as `pay: recorded`, with how often. */
    counts: (): ReadonlyMap<string, number> =>
      new Map([...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}
