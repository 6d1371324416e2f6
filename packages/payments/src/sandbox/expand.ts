import { invalidRequest } from './api-error.ts';
import type { DoubleStore } from './double-store.ts';
import type { FormFields } from './form-body.ts';

type Fields = Record<string, unknown>;

/** Separates the `expand` list from the fields of a request. */
export function takeExpand({ expand, ...fields }: FormFields): { fields: FormFields; paths: readonly string[] } {
  const paths = typeof expand === 'object' ? Object.values(expand).filter((path) => typeof path === 'string') : [];
  return { fields, paths };
}

/** Replaces ids by whole objects along each path. */
export function expanded(store: DoubleStore, answer: object, paths: readonly string[]): object {
  const copy: Fields = { ...answer };
  for (const path of paths) expandPath(store, copy, path.split('.'));
  return copy;
}

function expandPath(store: DoubleStore, object: Fields, [name = '', ...rest]: readonly string[]): void {
  const value = name === 'confirmation_secret' ? confirmationSecret(store, object) : whole(store, object, name);
  object[name] = value;
  if (rest.length > 0 && value !== null) expandPath(store, value, rest);
}

function whole(store: DoubleStore, object: Fields, name: string): Fields | null {
  const value = object[name];
  if (value === null) return null;
  const table = tableOf(store, name);
  if (typeof value !== 'string' || !table)
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  return { ...table.get(value) };
}

function tableOf(store: DoubleStore, name: string) {
  switch (name) {
    case 'latest_charge':
      return store.charges;
    case 'payment_method':
      return store.paymentMethods;
    case 'customer':
      return store.customers;
    case 'latest_invoice':
      return store.invoices;
    default:
      return undefined;
  }
}

/** The secret for confirming the payment of an invoice. */
function confirmationSecret(store: DoubleStore, invoice: Fields): Fields {
  const intent = typeof invoice._intent === 'string' ? store.paymentIntents.get(invoice._intent) : undefined;
  if (!intent) throw invalidRequest('This property cannot be expanded (confirmation_secret).', { param: 'expand' });
  return { client_secret: intent.client_secret, type: 'payment_intent' };
}
