import { moneyText } from '@gosds/phrases/currency';
import type { ComparedProvider } from '@gosds/contract/staff/comparison';
import type { ChargeLedger } from '../checkout/charge-ledger.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { ErrorLog } from '../error-log.ts';
import { policy } from '../policy.ts';

type Deps = Pick<Checkout, 'work' | 'gateway' | 'payPal' | 'clock'> & { readonly errorLog: ErrorLog };

const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * 3_600_000);

/**
 * The days to read now. Leaves out the latest hours: a payment may still be on its way to its order and to the
 * provider's list.
 */
function listedPeriod(now: Date) {
  const { comparedAfterHours, listedDays } = policy.payments;
  const to = hoursBefore(now, comparedAfterHours);
  return { from: hoursBefore(to, listedDays * 24), to };
}

async function findBy({ work, clock, errorLog }: Deps, paidBy: ComparedProvider, ledger: ChargeLedger): Promise<void> {
  const { comparisons } = work.stores;
  const taken = await ledger.takenBetween(listedPeriod(clock()));
  const known = new Set(await comparisons.knownAmong(taken.map(({ reference }) => reference)));
  for (const { reference, amountMinor } of taken) {
    if (known.has(reference) || !(await comparisons.keepUnknown({ paidBy, reference, amountMinor }, clock()))) continue;
    await errorLog.add(entry(`No order names a charge by ${paidBy}: ${moneyText(amountMinor)}, ${reference}.`));
  }
}

const entry = (message: string, stack = '') =>
  ({ origin: 'job', route: 'compare-payments', message, stack, requestId: '', userId: undefined }) as const;

/**
 * Finds charges at the providers that belong to no order. Logs each once and lists it for staff. Returns the providers
 * whose charges could not be listed.
 */
export async function findUnknownCharges(deps: Deps): Promise<readonly ComparedProvider[]> {
  const { gateway, payPal, errorLog } = deps;
  const ledgers = [['card', gateway] as const, ...(payPal ? [['paypal', payPal] as const] : [])];
  const unlisted: ComparedProvider[] = [];
  for (const [paidBy, ledger] of ledgers) {
    try {
      await findBy(deps, paidBy, ledger);
    } catch (error) {
      unlisted.push(paidBy);
      const stack = error instanceof Error ? error.stack : '';
      await errorLog.add(entry(`The charges by ${paidBy} could not be listed: ${String(error)}`, stack));
    }
  }
  return unlisted;
}
