import { draftOfParts, type ReadSheet } from '../sheet/draft-of-parts.ts';
import { FileRefused } from '../table/refusal.ts';
import { readComposition } from './read-composition.ts';
import { readIdentity } from './read-identity.ts';
import { readProperties } from './read-properties.ts';
import { all, at, phrasesAt, readTree, textAt, type XmlNode } from './xml-tree.ts';

/** Section 14: the entry for road transport, or else for sea or air. The format has no division for gases. */
function readTransport(datasheet: XmlNode): Readonly<Record<string, string>> {
  const section = at(datasheet, 'TransportInformation');
  const shipment = at(section, 'RegionEU', 'AdrRid') ?? at(section, 'Imdg') ?? at(section, 'IataDgr');
  const dgClass = textAt(shipment, 'Class');
  const risks = all(at(section, 'Imdg') ?? shipment, 'SubsidiaryRisk').map(({ text }) => text.trim());
  const [subRisk1 = '', subRisk2 = ''] = risks;
  return {
    unNumber: textAt(shipment, 'UnNo').slice(0, 10),
    dgClass: dgClass === '1' || dgClass === '2' ? '' : dgClass.slice(0, 20),
    subRisk1: subRisk1.slice(0, 20),
    subRisk2: subRisk2.slice(0, 20),
    packagingGroup: textAt(shipment, 'PackingGroup').slice(0, 20),
    shippingName: phrasesAt(shipment, 'ProperShippingNameEnglish').slice(0, 500),
  };
}

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
