import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import { FileRefused } from '../table/refusal.ts';
import type { LostPart, SheetFile } from './sheet-file.ts';

/** The parts read from a sheet, under the names of the draft. Values are parsed here. */
export type SheetParts = {
  readonly description: object;
  readonly ingredients: readonly Pick<
    Draft['ingredients'][number],
    'name' | 'casNumber' | 'proportion' | 'registrationNumber'
  >[];
  readonly properties: object;
  readonly dangerousGoods: object;
};

export type ReadSheet = Pick<Extract<SheetFile, { readonly kind: 'sheet' }>, 'draft' | 'lost'>;

/** Makes a draft of the parts, with at most `maxRows` ingredients. Refuses values that a draft cannot hold. */
export function draftOfParts({ ingredients, ...parts }: SheetParts, maxRows: number): ReadSheet {
  const count = Math.max(rowLimits.min, Math.min(ingredients.length, maxRows));
  const read = draftSchema.safeParse({
    ...parts,
    ingredients: Array.from({ length: count }, (_, index) => ({ id: `i${index + 1}`, ...ingredients[index] })),
    format: 2,
  });
  if (!read.success) throw new FileRefused({ code: 'broken' }, { cause: read.error });
  const lost: readonly LostPart[] = [
    'sentences',
    'tests',
    'unlisted',
    ...(ingredients.some(({ proportion }) => proportion === '') ? (['share'] as const) : []),
    ...(ingredients.length > maxRows ? (['too-many'] as const) : []),
  ];
  return { draft: read.data, lost };
}
