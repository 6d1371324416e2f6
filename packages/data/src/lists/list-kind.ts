import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import type { DataKind } from '../data-kind.ts';
import { hazardCategoryModule } from './hazard-categories.ts';
import { inventoryModules, readInventory } from './inventories.ts';
import { limitModules, readLimitList } from './limit-lists.ts';
import { nationalListModules } from './national-limit-lists.ts';
import { listedModules, readListedList } from './listed-lists.ts';
import { restrictionModule } from './restriction-rules.ts';

const headForm = z.looseObject({
  id: z.string(),
  kind: z
    .enum(
      ['listed', 'exposure-limits', 'inventory', 'harmonised', 'hazard-categories'],
      'Write listed, exposure-limits, inventory, harmonised or hazard-categories.',
    )
    .default('listed'),
});

/** The kind of the list in a folder. Undefined, with a fault, if unknown. */
function kindOf(data: DataFolder, folder: string) {
  const file = `lists/${folder}/list.json`;
  const head = data.json(file, headForm);
  if (head && head.id !== folder)
    data.report({ file, row: null, message: `The id must be “${folder}”, the name of the folder.` });
  return head?.kind;
}

const isFolder = (name: string): boolean => !name.includes('.');

/**
 * `data/lists/<id>/`: one folder for each list, `list.json` and `entries.csv`, and the names of national lists.
 * Harmonised lists are read with the substances.
 */
export const listKind: DataKind = {
  folder: 'lists',
  compile: (data) => {
    const folders = data
      .namesIn('lists')
      .filter(isFolder)
      .map((folder) => ({ folder, kind: kindOf(data, folder) }));
    const read = <List>(kind: string, reader: (data: DataFolder, folder: string) => List | undefined) =>
      folders.flatMap((each) => (each.kind === kind ? (reader(data, each.folder) ?? []) : []));
    return [
      ...listedModules(read('listed', readListedList)),
      ...limitModules(read('exposure-limits', readLimitList)),
      ...nationalListModules(data),
      ...inventoryModules(read('inventory', readInventory)),
      ...read('hazard-categories', hazardCategoryModule),
      ...restrictionModule(data),
    ];
  },
};
