import { z } from 'zod';
import { partialDate, orBlank, word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { isCasNumber } from '../registry-numbers.ts';
import { listForm } from './list-form.ts';

const inventoryForm = z.strictObject({
  ...listForm.omit({ groups: true }).shape,
  kind: z.literal('inventory'),
  /** What the program calls the inventory. */
  inventory: z.string().regex(/^[a-z]+$/),
  version: partialDate,
  validFrom: partialDate.optional(),
});

const inventoryEntryForm = z.strictObject({
  cas: z.string().refine(isCasNumber, 'This is not a valid CAS number.'),
  name: word,
  hsno_approval: orBlank(z.string().regex(/^HSR\d{6}$/, 'Write an approval such as HSR001070.')),
});

export type Inventory = {
  readonly facts: z.infer<typeof inventoryForm>;
  readonly entries: readonly z.infer<typeof inventoryEntryForm>[];
};

/** An inventory of chemicals; undefined, and reported, where its facts do not fit. */
export function readInventory(data: DataFolder, folder: string): Inventory | undefined {
  const facts = data.json(`lists/${folder}/list.json`, inventoryForm);
  const file = `lists/${folder}/entries.csv`;
  const rows = data.table(file, inventoryEntryForm);
  const seen = new Set<string>();
  for (const { row, value } of rows) {
    if (seen.has(value.cas)) data.report({ file, row, message: `${value.cas} appears twice.` });
    seen.add(value.cas);
  }
  return facts && { facts, entries: rows.map(({ value }) => value) };
}

type Inventoried = { readonly on: readonly string[]; readonly hsno?: string | undefined };

function inventoriedByCas(inventories: readonly Inventory[]): ReadonlyMap<string, Inventoried> {
  const byCas = new Map<string, Inventoried>();
  for (const { facts, entries } of inventories)
    for (const { cas, hsno_approval: hsno } of entries) {
      const before = byCas.get(cas);
      byCas.set(cas, { on: [...(before?.on ?? []), facts.inventory], hsno: before?.hsno ?? hsno });
    }
  return byCas;
}

/** What the sheet looks up: the inventories of each substance, and their editions. Equal sets of inventories stand once. */
export function inventoryModule(inventories: readonly Inventory[]): GeneratedModule {
  const byCas = inventoriedByCas(inventories);
  const sets = [...new Set([...byCas.values()].map(({ on }) => literal(on)))];
  const rows = [...byCas].map(([cas, { on, hsno }]) => {
    const set = `on${sets.indexOf(literal(on))}`;
    return `  ${literal(cas)}: { on: ${set}${hsno === undefined ? '' : `, hsno: ${literal(hsno)}`} },`;
  });
  const text = moduleText(
    "import type { Inventoried, InventoryId } from '../lists/inventoried.ts';",
    ...sets.map((set, index) => `const on${index}: readonly InventoryId[] = ${set};`),
    'export const inventoried: Readonly<Record<string, Inventoried>> = {',
    ...rows,
    '};',
    'export const inventoryEditions: Readonly<Record<InventoryId, string>> = {',
    ...inventories.map(({ facts }) => `  ${facts.inventory}: ${literal(facts.version)},`),
    '};',
  );
  return { path: 'packages/sheet/src/generated/inventories.ts', text };
}
