import { all, at, phrasesAt, textAt, type XmlNode } from './xml-tree.ts';

/** Section 14: the entry for road transport, or else for sea or air. The format has no division for gases. */
export function readTransport(datasheet: XmlNode): Readonly<Record<string, string>> {
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
