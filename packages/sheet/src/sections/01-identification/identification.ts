import type { SentenceId } from '../../model/sentence-id.ts';
import { healthHazards, physicalHazards } from '@gosds/ghs/hazard-parts';
import { synonymsOf } from '../../draft/synonyms.ts';
import { ufiNumbersOf } from '../../draft/ufi/ufi-numbers.ts';
import { addressText } from '../../draft/address.ts';
import { countryByCode } from '../../profiles/countries.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { responseLine } from '../../emergency-response.ts';
import type { Draft } from '../../draft/draft.ts';
import { byRule, field, fields, fromCatalogue, fromInput, notOwed, paragraph, sentence, typed } from '../words/say.ts';
import { approvalField, poisonsCentreField } from '../15-regulation/national-regulations.ts';
import { followsReach } from '../../product/follows-reach.ts';
import type { Product } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';
import { registeredAs } from '../03-composition/registered-as.ts';
import { useDescriptorsText } from './use-descriptors-text.ts';
import { isSubstance, onlySubstance } from '../../product/is-substance.ts';

type TextField = {
  [Key in keyof Draft['description']]: Draft['description'][Key] extends string ? Key : never;
}[keyof Draft['description']];

const inputOf = (product: Product, key: TextField) => ({
  text: product.draft.description[key],
  path: `description.${key}` as const,
});

function required(writing: Writing, id: SentenceId, [label, key]: readonly [string, TextField]): Field {
  return field(label, typed(writing, id, inputOf(writing.product, key)));
}

function optional(writing: Writing, id: SentenceId, [label, key]: readonly [string, TextField]): Field | undefined {
  if (writing.product.draft.description[key].trim() === '') return undefined;
  const { values } = required(writing, id, [label, key]);
  return field(label, ...values.map(notOwed));
}

function synonymsField(writing: Writing): Field | undefined {
  const { synonyms } = writing.product.draft.description;
  if (synonyms.trim() === '') return undefined;
  const text = synonymsOf(synonyms).join('; ');
  return field(
    writing.phrases.identification.synonyms,
    sentence('identifier.synonyms', text, fromInput('description.synonyms')),
  );
}

/** The UFI is required for mixtures with physical or health hazards (CLP Annex VIII). */
function ufiField(writing: Writing): Field | undefined {
  const { ufi, noUfi, noUfiSubstance } = writing.phrases.identification;
  const numbers = ufiNumbersOf(writing.product.draft.description.ufiNumbers);
  if (numbers.length === 0 && !writing.product.profile.asksUfi) return undefined;
  const isOwed = has(writing.product, [...physicalHazards, ...healthHazards]) && !isSubstance(writing.product);
  if (numbers.length === 0 && !isOwed) {
    const [text, why] = isSubstance(writing.product)
      ? ([noUfiSubstance, 'whyByComposition'] as const)
      : ([noUfi, 'whyByClass'] as const);
    return field(ufi, notOwed(sentence('identifier.noUfi', text, byRule(writing, why))));
  }
  return field(ufi, typed(writing, 'identifier.ufi', { text: numbers.join(', '), path: 'description.ufiNumbers' }));
}

function typeField(writing: Writing): Field {
  const { productType, mixture, substance } = writing.phrases.identification;
  const text = isSubstance(writing.product) ? substance : mixture;
  return field(productType, notOwed(sentence('identifier.type', text, byRule(writing, 'whyByComposition'))));
}

/** Section 3 also has these numbers, beside the CAS number, so only the CAS number is required here. */
const numberLine = (id: string, line: Sentence): Sentence => (id === 'cas' ? line : notOwed(line));

function substanceFields(writing: Writing): Field[] {
  const substance = onlySubstance(writing.product);
  const { casNumber, ecNumber, indexNumber, registrationNumber } = writing.phrases.identification;
  const [only] = writing.ingredients;
  if (!substance || !only || only.isConfidential) return [];
  const origin = fromCatalogue(substance.cas, substance.classification.source);
  const numbers: readonly (readonly [string, string | undefined, string])[] = [
    [casNumber, substance.cas, 'cas'],
    [ecNumber, writing.product.profile.showsEuropeanNumbers ? substance.ec : undefined, 'ec'],
    [indexNumber, writing.product.profile.showsEuropeanNumbers ? substance.index : undefined, 'index'],
  ];
  const registered = registeredAs(writing, only);
  return [
    ...numbers.flatMap(([label, number, id]) =>
      number === undefined ? [] : [field(label, numberLine(id, sentence(`identifier.${id}`, number, origin)))],
    ),
    ...(registered
      ? [
          field(
            registrationNumber,
            sentence('identifier.registration', registered, fromInput(`${only.path}.registrationNumber`)),
          ),
        ]
      : []),
  ];
}

function otherFields(writing: Writing): (Field | undefined)[] {
  const { partNumber } = writing.phrases.identification;
  return [
    optional(writing, 'identifier.partNumber', [partNumber, 'partNumber']),
    synonymsField(writing),
    typeField(writing),
    approvalField(writing),
    ...substanceFields(writing),
  ];
}

const nameField = (writing: Writing) =>
  required(writing, 'identifier.productName', [writing.phrases.identification.tradeName, 'productName']);

/** Section 1.1 in markets that list all identifiers together. */
export const identifier = (writing: Writing): Block[] => [
  fields(nameField(writing), ...otherFields(writing), ufiField(writing)),
];

/** The product identifier only, as on the label. */
export const identifierOnLabel = (writing: Writing): Block[] => [fields(nameField(writing))];

export function otherIdentification(writing: Writing): Block[] {
  const { noOtherIdentification } = writing.phrases.identification;
  const rows = otherFields(writing).filter((row) => row !== undefined);
  return rows.length > 1
    ? [fields(...rows)]
    : [fields(...rows), paragraph(sentence('identifier.noOther', noOtherIdentification, byRule(writing)))];
}

export function uses(writing: Writing): Block[] {
  const { identifiedUses, useDescriptors, usesAdvisedAgainst } = writing.phrases.identification;
  const { reachUses } = writing.product.draft.description;
  const text = useDescriptorsText(writing, reachUses);
  const descriptors =
    writing.product.documentType === 'Reach' && reachUses.length > 0
      ? field(useDescriptors, sentence('uses.descriptors', text, fromInput('description.reachUses')))
      : undefined;
  return [
    fields(
      required(writing, 'uses.identified', [identifiedUses, 'uses']),
      descriptors,
      required(writing, 'uses.against', [usesAdvisedAgainst, 'usesAdvisedAgainst']),
    ),
  ];
}

function addressField(writing: Writing): Field {
  const text = addressText(writing.product.draft.description);
  return field(
    writing.phrases.identification.address,
    typed(writing, 'supplier.address', { text, path: 'description.street' }),
  );
}

/** The supplier's country in the sheet's language; empty if none is chosen. */
export function supplierCountry(writing: Writing): string {
  const { vendorCountry } = writing.product.draft.description;
  const english = countryByCode(vendorCountry)?.name ?? '';
  return english === '' ? '' : writing.phrases.shared.country(vendorCountry, english);
}

/** Required only by REACH Annex II, 1.3 and laws that follow it. */
function emailField(writing: Writing): Field {
  const { email, emailPlain } = writing.phrases.identification;
  const row = required(writing, 'supplier.email', [
    writing.product.documentType === 'Reach' ? email : emailPlain,
    'email',
  ]);
  return followsReach(writing.product) ? row : field(row.label, ...row.values.map(notOwed));
}

export function supplier(writing: Writing): Block[] {
  const words = writing.phrases.identification;
  const name = supplierCountry(writing);
  return [
    fields(
      required(writing, 'supplier.company', [words.company, 'companyName']),
      addressField(writing),
      field(words.country, typed(writing, 'supplier.country', { text: name, path: 'description.vendorCountry' })),
      required(writing, 'supplier.telephone', [words.telephone, 'telephone']),
      emailField(writing),
      optional(writing, 'supplier.website', [words.website, 'website']),
    ),
  ];
}

/** The operator's emergency number, if the user chose emergency response in the add-ons. */
function responseSentence({ edition, phrases, product }: Writing): Sentence | undefined {
  const { emergencyResponse } = edition;
  if (!emergencyResponse || product.draft.addOns.goEr === '') return undefined;
  const line = responseLine(emergencyResponse, phrases.identification.hoursAlways);
  return sentence('emergency.response', line, fromInput('addOns.goEr'));
}

/** With emergency response, the supplier's own number is not required. */
function telephoneField(writing: Writing): Field {
  const { emergencyTelephone: label } = writing.phrases.identification;
  const own = required(writing, 'emergency.telephone', [label, 'emergencyTelephone']).values;
  const response = responseSentence(writing);
  if (!response) return field(label, ...own);
  return field(label, response, ...own.filter(({ origin }) => origin.kind !== 'missing').map(notOwed));
}

export function emergencyTelephone(writing: Writing): Block[] {
  const words = writing.phrases.identification;
  return [
    fields(
      optional(writing, 'emergency.provider', [words.emergencyProvider, 'emergencyProvider']),
      telephoneField(writing),
      poisonsCentreField(writing),
      optional(writing, 'emergency.others', [words.otherEmergencyTelephones, 'otherEmergencyTelephoneNumbers']),
    ),
  ];
}
