/** Form fields with their brackets resolved: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type FormFields = { [name: string]: string | FormFields };

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads the provider's form encoding. Drops a name that would reach a prototype. */
export function parseForm(encoded: string): FormFields {
  const fields: FormFields = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll(']', '').split('[');
    if (!path.some((part) => forbidden.has(part))) place(fields, path, value);
  }
  return fields;
}

function place(fields: FormFields, path: readonly string[], value: string): void {
  const [last = ''] = path.slice(-1);
  let branch = fields;
  for (const part of path.slice(0, -1)) {
    const next = branch[part];
    const child: FormFields = typeof next === 'object' ? next : {};
    branch[part] = child;
    branch = child;
  }
  // `lookup_keys[]=a` numbers its entries itself.
  branch[last === '' ? Object.keys(branch).length : last] = value;
}
