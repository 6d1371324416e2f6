import { draftSchema } from '@gosds/sheet/draft/draft';
import { rowLimits } from '@gosds/sheet/draft/row-limits';
import type { LostPart, SheetFile } from '../sheet/sheet-file.ts';
import { FileRefused } from '../table/refusal.ts';
import { readComposition } from './read-composition.ts';
import { readIdentity } from './read-identity.ts';
import { readProperties } from './read-properties.ts';
import { readTransport } from './read-transport.ts';
import { all, readTree } from './xml-tree.ts';

const namespace = 'http://www.esdscom.eu/eSDScom';

type ReadSheet = Pick<Extract<SheetFile, { readonly kind: 'sheet' }>, 'draft' | 'lost'>;

/**
 * A draft of the first sheet of SDScom XML, with `maxRows` ingredients at most. Refuses another kind of XML, and what is not well
 * formed.
 */
export function readSdscom(xml: string, maxRows: number): ReadSheet {
  const { root, namespaces } = readTree(xml);
  const sheets = all(root, 'Datasheet');
  const [datasheet] = sheets;
  if (root.name !== 'DatasheetFeed' || !namespaces.includes(namespace) || !datasheet)
    throw new FileRefused({ code: 'wrong-kind', kind: 'other-xml' });
  const { ingredients, withoutShare } = readComposition(datasheet);
  const count = Math.max(rowLimits.min, Math.min(ingredients.length, maxRows));
  const read = draftSchema.safeParse({
    description: readIdentity(root, datasheet),
    ingredients: Array.from({ length: count }, (_, index) => ({ id: `i${index + 1}`, ...ingredients[index] })),
    properties: readProperties(datasheet),
    dangerousGoods: readTransport(datasheet),
  });
  if (!read.success) throw new FileRefused({ code: 'broken' }, { cause: read.error });
  const lost: readonly LostPart[] = [
    'sentences',
    'unlisted',
    ...(withoutShare.length > 0 ? (['share'] as const) : []),
    ...(ingredients.length > maxRows ? (['too-many'] as const) : []),
    ...(sheets.length > 1 ? (['other-sheets'] as const) : []),
  ];
  return { draft: read.data, lost };
}
