import { draftOfParts, type ReadSheet } from '../sheet/draft-of-parts.ts';
import { FileRefused } from '../table/refusal.ts';
import { readComposition } from './read-composition.ts';
import { readIdentity } from './read-identity.ts';
import { readProperties } from './read-properties.ts';
import { readTransport } from './read-transport.ts';
import { all, readTree } from './xml-tree.ts';

const namespace = 'http://www.esdscom.eu/eSDScom';

/**
 * Makes a draft of the first sheet of SDScom XML, with at most `maxRows` ingredients. Refuses other XML and XML that is
 * not well-formed.
 */
export function readSdscom(xml: string, maxRows: number): ReadSheet {
  const { root, namespaces } = readTree(xml);
  const sheets = all(root, 'Datasheet');
  const [datasheet] = sheets;
  if (root.name !== 'DatasheetFeed' || !namespaces.includes(namespace) || !datasheet)
    throw new FileRefused({ code: 'wrong-kind', kind: 'other-xml' });
  const { draft, lost } = draftOfParts(
    {
      description: readIdentity(root, datasheet),
      ingredients: readComposition(datasheet),
      properties: readProperties(datasheet),
      dangerousGoods: readTransport(datasheet),
    },
    maxRows,
  );
  return { draft, lost: sheets.length > 1 ? [...lost, 'other-sheets'] : lost };
}
