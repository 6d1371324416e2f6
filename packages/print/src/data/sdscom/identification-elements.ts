import { registrationNumbers } from '@gosds/sheet/draft/registration-number';
import { synonymsOf } from '@gosds/sheet/draft/synonyms';
import { ufiNumbersOf } from '@gosds/sheet/draft/ufi/ufi-numbers';
import type { NamedIngredient } from '@gosds/sheet/sections/writing';
import { onlySubstance } from '@gosds/sheet/product/is-substance';
import type { SdscomContext } from './sdscom-context.ts';
import { group, patterned, phrases, required, value, type XmlElement } from './xml-element.ts';

/**
 * The pattern of the format (`EmailAddress` of `SDSComXMLDT.xsd`), without its nested star, which takes exponential
 * time.
 */
const emailPattern = /^[0-9a-zA-Z](?:[-.\w]*[0-9a-zA-Z])?@(?:[0-9a-zA-Z][-\w]*[0-9a-zA-Z]\.)+[a-zA-Z]{2,9}$/;
const ufiPattern = /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/;

/** Names and numbers as section 3 prints them. A confidential ingredient has only its generic name. */
export function identifiers(
  { ingredient, substance, name, isConfidential, row }: NamedIngredient,
  { product: { profile } }: SdscomContext,
): readonly (XmlElement | undefined)[] {
  if (isConfidential) return [value('GenericName', name)];
  // The format holds one number, and none of the British register.
  const [registered] =
    profile.registrationNumbers === 'reach' ? registrationNumbers(row.registrationNumber, 'reach') : [];
  return [
    value('OtherName', name),
    patterned('CasNo', ingredient.cas, /^\d{2,7}-\d{2}-\d$/),
    group(
      'RegionEU',
      patterned('IndexNo', substance?.index, /^\d{3}-\d{3}-\d{2}-[\dX]$/),
      patterned('EcNo', substance?.ec, /^\d{3}-\d{3}-\d$/),
      value('ReachRegNo', registered),
    ),
  ];
}

function product(context: SdscomContext): XmlElement {
  const { description } = context.product.draft;
  const only = onlySubstance(context.product) ? context.ingredients[0] : undefined;
  return required(
    'TradeProductIdentity',
    value('ProductNoUser', description.partNumber, 128) ??
      value('ProductNoUser', description.productName, 128) ??
      required('ProductNoUser'),
    only ? group('SubstanceIdentifiers', identifiers(only, context)) : undefined,
    group(
      'ProductIdentifiers',
      [description.productName, ...synonymsOf(description.synonyms)].map((name) => value('TradeName', name)),
      group(
        'RegionEU',
        ufiNumbersOf(description.ufiNumbers)
          .filter((ufi) => ufiPattern.test(ufi))
          .map((ufi) => value('Ufi', ufi)),
      ),
    ),
  );
}

/**
 * The format requires country, name, address and telephone of a supplier. Without a country the element is left out.
 */
function supplier(context: SdscomContext): XmlElement | undefined {
  const { description } = context.product.draft;
  if (description.vendorCountry === '') return undefined;
  const email = description.email.trim();
  return required(
    'SupplierInformation',
    value('Country', description.vendorCountry),
    value('Name', description.companyName, 256) ?? required('Name'),
    required(
      'Address',
      value('VisitingAddressLine1', description.street, 256),
      value('VisitingAddressLine2', description.state, 256),
      value('VisitingAddressPostCode', description.postcode, 16),
      value('VisitingAddressCity', description.suburb, 80),
    ),
    value('Phone', description.telephone, 256) ?? required('Phone'),
    patterned('Email', email, emailPattern),
  );
}

function emergencyPhones({
  product: {
    draft: { description, addOns },
  },
  edition: { emergencyResponse },
}: SdscomContext): readonly (XmlElement | undefined)[] {
  const { emergencyTelephone, emergencyProvider, otherEmergencyTelephoneNumbers } = description;
  return [
    addOns.goEr === '' ? undefined : group('EmergencyPhone', value('No', emergencyResponse?.number ?? '', 256)),
    group(
      'EmergencyPhone',
      value('No', emergencyTelephone, 256),
      emergencyTelephone.trim() === '' ? undefined : phrases('EmergencyPhoneDescription', [emergencyProvider]),
    ),
    group('EmergencyPhone', value('No', otherEmergencyTelephoneNumbers, 256)),
  ];
}

/** Section 1. */
export function identification(context: SdscomContext): XmlElement {
  const {
    texts,
    edition: { issueDate, revisionDate, version },
  } = context;
  const named = supplier(context);
  return required(
    'IdentificationSubstPrep',
    product(context),
    phrases('Use', texts.under(['uses.identified'])),
    phrases('UseAdvisedAgainst', texts.under(['uses.against'])),
    named &&
      required(
        'RegionEU',
        value('VersionNo', version, 10),
        value('IssueDate', issueDate),
        value('RevisionDate', revisionDate),
        named,
        emergencyPhones(context),
      ),
  );
}
