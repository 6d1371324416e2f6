import type { ListedSheet } from '@gosds/contract/drafts/list-drafts';
import type { Command } from '../../../ui/commands.ts';
import { nameOfCountry } from '../../../words/place-names.ts';
import { nameOf } from '../home/sheet-order.ts';

const detailOf = ({ country, language }: ListedSheet): string =>
  [nameOfCountry(country) ?? '', language].filter((part) => part !== '').join(', ');

/** A command for each sheet of the account except the open one. */
export const sheetCommands = (
  sheets: readonly ListedSheet[],
  { openId, open }: { readonly openId: string | null; readonly open: (id: string) => void },
): readonly Command[] =>
  sheets
    .filter(({ id }) => id !== openId)
    .map((sheet) => ({
      id: `sheet:${sheet.id}`,
      kind: 'sheet',
      label: nameOf(sheet),
      detail: detailOf(sheet),
      run: () => {
        open(sheet.id);
      },
    }));
