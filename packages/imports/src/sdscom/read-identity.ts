import { all, at, phrasesAt, textAt, type XmlNode } from './xml-tree.ts';

const cut = (text: string, max: number) => text.slice(0, max);

/** The language (BCP 47 tag) and the country whose law the sheet follows. */
function marketOf(feed: XmlNode): Readonly<Record<string, string>> {
  const exported = at(feed, 'InformationFromExportingSystem');
  const country = textAt(exported, 'RegulationsRelatedToCountryOrRegion', 'RegulationsRelatedToCountryOrRegionCode');
  const language = textAt(exported, 'Language', 'FreetextLanguageCode');
  const region = textAt(exported, 'Language', 'FreetextLanguageCountryCode');
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : '',
    language: cut(region === '' ? language : `${language}-${region}`, 10),
  };
}

function supplierOf(section: XmlNode | undefined): Readonly<Record<string, string>> {
  const supplier = at(section, 'SupplierInformation');
  const address = at(supplier, 'Address');
  return {
    companyName: cut(textAt(supplier, 'Name'), 200),
    vendorCountry: cut(textAt(supplier, 'Country'), 2),
    street: cut(textAt(address, 'VisitingAddressLine1'), 300),
    state: cut(textAt(address, 'VisitingAddressLine2'), 200),
    postcode: cut(textAt(address, 'VisitingAddressPostCode'), 20),
    suburb: cut(textAt(address, 'VisitingAddressCity'), 200),
    telephone: cut(textAt(supplier, 'Phone'), 60),
    email: cut(textAt(supplier, 'Email'), 254),
  };
}

/** The number with a name is the emergency number. One without belongs to the other numbers. */
function emergencyOf(section: XmlNode | undefined): Readonly<Record<string, string>> {
  const phones = all(section, 'EmergencyPhone');
  const [first, ...others] = phones;
  return {
    emergencyTelephone: cut(textAt(first, 'No'), 200),
    emergencyProvider: cut(textAt(first, 'EmergencyPhoneDescription', 'FullText'), 200),
    otherEmergencyTelephoneNumbers: cut(others.map((phone) => textAt(phone, 'No')).join(', '), 500),
  };
}

/** Section 1, with country and language of the sheet. */
export function readIdentity(feed: XmlNode, datasheet: XmlNode): Readonly<Record<string, string>> {
  const section = at(datasheet, 'IdentificationSubstPrep');
  const product = at(section, 'TradeProductIdentity');
  const identifiers = at(product, 'ProductIdentifiers');
  const [name, ...synonyms] = all(identifiers, 'TradeName').map(({ text }) => text.trim());
  const number = textAt(product, 'ProductNoUser');
  const region = at(section, 'RegionEU') ?? at(section, 'RegionGB');
  return {
    ...marketOf(feed),
    productName: cut(name ?? number, 200),
    partNumber: number === name || name === undefined ? '' : cut(number, 500),
    synonyms: cut(synonyms.join('; '), 2000),
    ufiNumbers: all(at(identifiers, 'RegionEU'), 'Ufi')
      .map(({ text }) => text.trim())
      .join(', '),
    uses: cut(phrasesAt(section, 'Use'), 2000),
    usesAdvisedAgainst: cut(phrasesAt(section, 'UseAdvisedAgainst'), 2000),
    ...supplierOf(region),
    ...emergencyOf(region),
  };
}
