import { z } from 'zod';
import { partialDate } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { isCasNumber } from '../registry-numbers.ts';
import { listForm } from './list-form.ts';

const inventoryForm = z.strictObject({
  ...listForm.omit({ groups: true }).shape,
  kind: z.literal('inventory'),
  /** The program's name for the inventory. */
  inventory: z.string().regex(/^[a-z]+$/),
  version: partialDate,
  validFrom: partialDate.optional(),
});

/** The search has the complete entries of some inventories. */
const searchListForm = z.looseObject({ id: z.string(), sheet_list: z.string().default('') });

/** The list's mark for a substance that is not in commerce. */
const notActive = /,inactive(?:;|$)/;

/** Approval number in the format of New Zealand's inventory. */
const approvalForm = /\bHSR\d{6}\b/;

type Entry = { readonly cas: string; readonly hsno: string | undefined };

export type Inventory = {
  readonly facts: z.infer<typeof inventoryForm>;
  readonly entries: readonly Entry[];
};

const searchLists = 'chemicals/lists.csv';

/** The file of the entries: that of the search, or else the folder's own. */
function entriesFile(data: DataFolder, folder: string): string {
  const own = `lists/${folder}/entries.csv`;
  if (data.has(own) || !data.has(searchLists)) return own;
  const list = data.csv(searchLists, searchListForm).find(({ sheet_list: id }) => id === folder);
  return list ? `chemicals/lists/${list.id}.csv.gz` : own;
}

const linesBelowHead = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');

/** An inventory of chemicals. Undefined, with a fault, if its facts do not fit. */
export function readInventory(data: DataFolder, folder: string): Inventory | undefined {
  const facts = data.json(`lists/${folder}/list.json`, inventoryForm);
  const file = entriesFile(data, folder);
  const seen = new Set<string>();
  const faults = (cas: string) => [
    ...(isCasNumber(cas) ? [] : [`${cas} is not a valid CAS number.`]),
    ...(seen.has(cas) ? [`${cas} appears twice.`] : []),
  ];
  // A quarter of a million lines: the number comes first, so the cells need not be parsed.
  const entries = linesBelowHead(data.text(file)).flatMap((line, index): Entry[] => {
    const cas = line.slice(0, line.indexOf(','));
    if (cas === '' || notActive.test(line)) return [];
    for (const message of faults(cas)) data.report({ file, row: index + 2, message });
    seen.add(cas);
    return [{ cas, hsno: approvalForm.exec(line)?.[0] }];
  });
  return facts && { facts, entries };
}

function numbersBySet(inventories: readonly Inventory[]): ReadonlyMap<string, readonly string[]> {
  const byCas = new Map<string, string[]>();
  for (const { facts, entries } of inventories)
    for (const { cas } of entries) byCas.set(cas, [...(byCas.get(cas) ?? []), facts.inventory]);
  const bySet = new Map<string, string[]>();
  for (const [cas, on] of byCas) {
    const set = bySet.get(literal(on)) ?? [];
    set.push(cas);
    bySet.set(literal(on), set);
  }
  return bySet;
}

/** The inventories of every number, for the service. Each set of inventories has its numbers in one text. */
function numbersModule(inventories: readonly Inventory[]): GeneratedModule {
  const sets = [...numbersBySet(inventories)].map(
    ([on, numbers]) => `  { on: ${on}, numbers: ${literal(numbers.join(' '))} },`,
  );
  const approvals = inventories.flatMap(({ entries }) =>
    entries.flatMap(({ cas, hsno }) => (hsno === undefined ? [] : [`  ${literal(cas)}: ${literal(hsno)},`])),
  );
  const text = moduleText(
    "import type { InventoryId } from '@gosds/sheet/lists/inventory-id';",
    'export const inventoriedSets: readonly { readonly on: readonly InventoryId[]; readonly numbers: string }[] = [',
    ...sets,
    '];',
    'export const hsnoApprovals: Readonly<Record<string, string>> = {',
    ...approvals,
    '};',
  );
  return { path: 'packages/catalogue/src/generated/inventories.ts', text };
}

/** The editions, which the sheet prints. */
function editionsModule(inventories: readonly Inventory[]): GeneratedModule {
  const text = moduleText(
    "import type { InventoryId } from '../lists/inventory-id.ts';",
    'export const inventoryEditions: Readonly<Record<InventoryId, string>> = {',
    ...inventories.map(({ facts }) => `  ${facts.inventory}: ${literal(facts.version)},`),
    '};',
  );
  return { path: 'packages/sheet/src/generated/inventory-editions.ts', text };
}

export const inventoryModules = (inventories: readonly Inventory[]): readonly GeneratedModule[] => [
  numbersModule(inventories),
  editionsModule(inventories),
];
