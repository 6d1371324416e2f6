import { amountText, currency, currencyCode } from '@gosds/phrases/currency';
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import { createdSchema, payPalPlansSchema } from './paypal-wire.ts';

const product = 'GOSDS-ER';
const plansPath = '/v1/billing/plans';
const pageSize = 20;

/** The name contains the amount, so a changed price makes another plan. */
const nameOf = (yearlyMinor: number) => `gosds-er-annual-${currency}-${yearlyMinor}`;

async function findPlan(client: PayPalClient, name: string): Promise<string | undefined> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      product_id: product,
      page_size: String(pageSize),
      page: String(page),
      total_required: 'true',
    });
    const found = await client.call(payPalPlansSchema, { method: 'GET', path: `${plansPath}?${query}` });
    const plan = found.plans.find((each) => each.name === name && each.status === 'ACTIVE');
    if (plan) return plan.id;
    pages = found.total_pages;
  }
  return undefined;
}

/** Makes the product. The shop chooses its id, so a refusal means that it already exists. */
async function ensureProduct(client: PayPalClient): Promise<void> {
  const body = JSON.stringify({ id: product, name: 'Emergency response, one year', type: 'SERVICE' });
  const requestId = `product-${product}`;
  try {
    await client.call(createdSchema, { method: 'POST', path: '/v1/catalogs/products', body, requestId });
  } catch (error) {
    if (!(error instanceof PayPalRefusal && error.issue === 'DUPLICATE_RESOURCE_IDENTIFIER')) throw error;
  }
}

async function makePlan(client: PayPalClient, yearlyMinor: number): Promise<string> {
  const name = nameOf(yearlyMinor);
  const price = { fixed_price: { currency_code: currencyCode, value: amountText(yearlyMinor) } };
  const body = JSON.stringify({
    product_id: product,
    name,
    status: 'ACTIVE',
    billing_cycles: [
      {
        frequency: { interval_unit: 'YEAR', interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        // Without an end.
        total_cycles: 0,
        pricing_scheme: price,
      },
    ],
    payment_preferences: {
      auto_bill_outstanding: true,
      setup_fee_failure_action: 'CANCEL',
      // PayPal retries every five days and stops after the third failure, within the grace period.
      payment_failure_threshold: 3,
    },
  });
  const made = await client.call(createdSchema, { method: 'POST', path: plansPath, body, requestId: name });
  return made.id;
}

/** The yearly plans of the account. Remembers them, because a plan stays. */
export function payPalPlans(client: PayPalClient) {
  const known = new Map<number, string>();
  return async (yearlyMinor: number): Promise<string> => {
    const kept = known.get(yearlyMinor);
    if (kept !== undefined) return kept;
    await ensureProduct(client);
    const id = (await findPlan(client, nameOf(yearlyMinor))) ?? (await makePlan(client, yearlyMinor));
    known.set(yearlyMinor, id);
    return id;
  };
}
