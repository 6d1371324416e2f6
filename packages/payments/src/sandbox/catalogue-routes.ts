import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { PriceObject } from './double-objects.ts';
import { type Double, flag, listOf, metadata, readFields, type Route, wholeNumber } from './double-route.ts';
import { newObject } from './double-store.ts';

const customerFields = z.strictObject({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(5000).optional(),
  metadata,
});
const productFields = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  name: z.string(),
  metadata,
});
const priceFields = z.strictObject({
  product: z.string(),
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: wholeNumber,
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }).optional(),
  lookup_key: z.string().max(200).optional(),
  metadata,
});
const priceListFields = z.strictObject({
  lookup_keys: listOf(z.string()).optional(),
  active: flag.optional(),
  limit: wholeNumber.optional(),
});

/** Customers, products and prices. */
export const catalogueRoutes = (double: Double): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    answer({ fields }) {
      const { metadata: given, name = null, email = null, description = null } = readFields(customerFields, fields);
      return double.store.customers.put({ ...newObject('cus', given), object: 'customer', name, email, description });
    },
  },
  { method: 'GET', path: /^\/v1\/customers\/(\w+)$/, answer: ({ id }) => double.store.customers.get(id) },
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    answer({ fields }) {
      const { id, name, metadata: given } = readFields(productFields, fields);
      if (id && double.store.products.find(id))
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists' });
      return double.store.products.put({
        ...newObject('prod', given),
        ...(id && { id }),
        object: 'product',
        name,
        active: true,
      });
    },
  },
  { method: 'GET', path: /^\/v1\/products\/([\w-]+)$/, answer: ({ id }) => double.store.products.get(id) },
  {
    method: 'POST',
    path: /^\/v1\/prices$/,
    answer: ({ fields }) => createPrice(double, readFields(priceFields, fields)),
  },
  { method: 'GET', path: /^\/v1\/prices\/(\w+)$/, answer: ({ id }) => double.store.prices.get(id) },
  {
    method: 'GET',
    path: /^\/v1\/prices$/,
    answer({ fields }) {
      const { lookup_keys: keys } = readFields(priceListFields, fields);
      const data = double.store.prices.all().filter(({ lookup_key }) => !keys || keys.includes(lookup_key ?? ''));
      return { object: 'list', url: '/v1/prices', has_more: false, data };
    },
  },
];

function createPrice({ store }: Double, fields: z.output<typeof priceFields>): PriceObject {
  const { lookup_key = null, recurring, metadata: given, ...price } = fields;
  store.products.get(price.product, 'product');
  if (lookup_key !== null && store.prices.all().some((known) => known.lookup_key === lookup_key)) {
    throw invalidRequest(`A price already uses the lookup key '${lookup_key}'.`, { param: 'lookup_key' });
  }
  return store.prices.put({
    ...newObject('price', given),
    object: 'price',
    active: true,
    ...price,
    lookup_key,
    recurring: recurring ? { interval: recurring.interval, interval_count: 1 } : null,
    type: recurring ? 'recurring' : 'one_time',
  });
}
