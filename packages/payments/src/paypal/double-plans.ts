import { z } from 'zod';
import type { Journal } from '../sandbox/journal.ts';
import { amountSchema, newId } from './double-order.ts';
import { openTable, read } from './double-table.ts';
import { PayPalFault } from './paypal-fault.ts';

const productSchema = z.strictObject({ id: z.string().min(6).max(50), name: z.string(), type: z.literal('SERVICE') });

const planSchema = z.strictObject({
  product_id: z.string(),
  name: z.string().max(127),
  status: z.literal('ACTIVE'),
  billing_cycles: z.tuple([
    z.strictObject({
      frequency: z.strictObject({ interval_unit: z.literal('YEAR'), interval_count: z.literal(1) }),
      tenure_type: z.literal('REGULAR'),
      sequence: z.literal(1),
      total_cycles: z.literal(0),
      pricing_scheme: z.strictObject({ fixed_price: amountSchema }),
    }),
  ]),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean(),
    setup_fee_failure_action: z.literal('CANCEL'),
    payment_failure_threshold: z.int().min(0).max(999),
  }),
});

const keptPlanSchema = planSchema.extend({ id: z.string(), key: z.string().optional() });

/** The double's products and plans: the part of Subscriptions v1 that is used. */
export function openDoublePlans(journal: Journal) {
  const products = openTable(journal, 'product', productSchema);
  const plans = openTable(journal, 'plan', keptPlanSchema);
  return {
    createProduct(body: unknown) {
      const product = read(productSchema, body);
      if (products.all().some(({ id }) => id === product.id)) {
        throw new PayPalFault(422, 'DUPLICATE_RESOURCE_IDENTIFIER');
      }
      return products.put(product);
    },
    createPlan(body: unknown, key: string | undefined) {
      const wanted = read(planSchema, body);
      products.get(wanted.product_id);
      const same = plans.all().find((plan) => key !== undefined && plan.key === key);
      return same ?? plans.put({ ...wanted, id: `P-${newId()}`, key });
    },
    listPlans: (productId: string | null) => ({
      plans: plans.all().filter(({ product_id }) => product_id === productId),
      total_pages: 1,
    }),
    /** The yearly amount of a plan. */
    priceOf: (id: string) => plans.get(id).billing_cycles[0].pricing_scheme.fixed_price,
  };
}

export type DoublePlans = ReturnType<typeof openDoublePlans>;
