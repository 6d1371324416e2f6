import type { SentenceId } from '../model/sentence-id.ts';
import { healthHazards, physicalHazards } from '@gosds/ghs/hazard-parts';
import { synonymsOf } from '../draft/synonyms.ts';
import { ufiNumbersOf } from '../draft/ufi/ufi-numbers.ts';
import { addressText } from '../draft/address.ts';
import { countryByCode } from '../profiles/countries.ts';
import type { Block, Field, Sentence } from '../document.ts';
import type { Draft } from '../draft/draft.ts';
import { byRule, field, fields, fromCatalogue, fromInput, notOwed, paragraph, sentence, typed } from './words/say.ts';
import { poisonsCentreField } from './national-regulations.ts';
import { followsReach, has, type SheetContext } from '../sheet-context.ts';
import { isSubstance, onlySubstance } from '../product/is-substance.ts';

type TextField = {
  [Key in keyof Draft['description']]: Draft['description'][Key] extends string ? Key : never;
}[keyof Draft['description']];

const inputOf = (c: SheetContext, key: TextField) => ({
  text: c.draft.description[key],
  path: `description.${key}` as const,
});

function required(c: SheetContext, id: SentenceId, [label, key]: readonly [string, TextField]): Field {
  return field(label, typed(c, id, inputOf(c, key)));
}

function optional(c: SheetContext, id: SentenceId, [label, key]: readonly [string, TextField]): Field | undefined {
  if (c.draft.description[key].trim() === '') return undefined;
  const { values } = required(c, id, [label, key]);
  return field(label, ...values.map(notOwed));
}

function synonymsField(c: SheetContext): Field | undefined {
  const { synonyms } = c.draft.description;
  if (synonyms.trim() === '') return undefined;
  const text = synonymsOf(synonyms).join('; ');
  return field(
    c.phrases.identification.synonyms,
    sentence('identifier.synonyms', text, fromInput('description.synonyms')),
  );
}

/** The UFI is owed for mixtures with physical or health hazards (CLP Annex VIII). */
function ufiField(c: SheetContext): Field | undefined {
  const { ufi, noUfi, noUfiSubstance } = c.phrases.identification;
  const numbers = ufiNumbersOf(c.draft.description.ufiNumbers);
  if (numbers.length === 0 && !c.profile.asksUfi) return undefined;
  const isOwed = has(c, [...physicalHazards, ...healthHazards]) && !isSubstance(c);
  if (numbers.length === 0 && !isOwed) {
    const [text, why] = isSubstance(c)
      ? ([noUfiSubstance, 'whyByComposition'] as const)
      : ([noUfi, 'whyByClass'] as const);
    return field(ufi, notOwed(sentence('identifier.noUfi', text, byRule(c, why))));
  }
  return field(ufi, typed(c, 'identifier.ufi', { text: numbers.join(', '), path: 'description.ufiNumbers' }));
}

function typeField(c: SheetContext): Field {
  const { productType, mixture, substance } = c.phrases.identification;
  const text = isSubstance(c) ? substance : mixture;
  return field(productType, notOwed(sentence('identifier.type', text, byRule(c, 'whyByComposition'))));
}

/** Section 3 has the numbers beside the CAS number too. */
const numberLine = (id: string, line: Sentence): Sentence => (id === 'cas' ? line : notOwed(line));

function substanceFields(c: SheetContext): Field[] {
  const substance = onlySubstance(c);
  const { casNumber, ecNumber, indexNumber } = c.phrases.identification;
  if (!substance || c.ingredients[0]?.isConfidential) return [];
  const origin = fromCatalogue(substance.cas, substance.classification.source);
  const numbers: readonly (readonly [string, string | undefined, string])[] = [
    [casNumber, substance.cas, 'cas'],
    [ecNumber, c.profile.showsEuropeanNumbers ? substance.ec : undefined, 'ec'],
    [indexNumber, c.profile.showsEuropeanNumbers ? substance.index : undefined, 'index'],
  ];
  return numbers.flatMap(([label, number, id]) =>
    number === undefined ? [] : [field(label, numberLine(id, sentence(`identifier.${id}`, number, origin)))],
  );
}

function otherFields(c: SheetContext): (Field | undefined)[] {
  const { partNumber } = c.phrases.identification;
  return [
    optional(c, 'identifier.partNumber', [partNumber, 'partNumber']),
    synonymsField(c),
    typeField(c),
    ...substanceFields(c),
  ];
}

const nameField = (c: SheetContext) =>
  required(c, 'identifier.productName', [c.phrases.identification.tradeName, 'productName']);

/** 1.1 where all identifiers stand together. */
export const identifier = (c: SheetContext): Block[] => [fields(nameField(c), ...otherFields(c), ufiField(c))];

/** The product identifier alone, as on the label. */
export const identifierOnLabel = (c: SheetContext): Block[] => [fields(nameField(c))];

export function otherIdentification(c: SheetContext): Block[] {
  const { noOtherIdentification } = c.phrases.identification;
  const rows = otherFields(c).filter((row) => row !== undefined);
  return rows.length > 1
    ? [fields(...rows)]
    : [fields(...rows), paragraph(sentence('identifier.noOther', noOtherIdentification, byRule(c)))];
}

export function uses(c: SheetContext): Block[] {
  const { identifiedUses, useDescriptors, usesAdvisedAgainst } = c.phrases.identification;
  const { reachUses } = c.draft.description;
  const descriptors =
    c.documentType === 'Reach' && reachUses.length > 0
      ? field(useDescriptors, sentence('uses.descriptors', reachUses.join(', '), fromInput('description.reachUses')))
      : undefined;
  return [
    fields(
      required(c, 'uses.identified', [identifiedUses, 'uses']),
      descriptors,
      required(c, 'uses.against', [usesAdvisedAgainst, 'usesAdvisedAgainst']),
    ),
  ];
}

function addressField(c: SheetContext): Field {
  const text = addressText(c.draft.description);
  return field(c.phrases.identification.address, typed(c, 'supplier.address', { text, path: 'description.street' }));
}

/** The supplier's country in the sheet's language; empty where none is chosen. */
export function supplierCountry(c: SheetContext): string {
  const { vendorCountry } = c.draft.description;
  const english = countryByCode(vendorCountry)?.name ?? '';
  return english === '' ? '' : c.phrases.shared.country(vendorCountry, english);
}

/** Asked for by REACH Annex II, 1.3 and the laws that follow it alone. */
function emailField(c: SheetContext): Field {
  const { email, emailPlain } = c.phrases.identification;
  const row = required(c, 'supplier.email', [c.documentType === 'Reach' ? email : emailPlain, 'email']);
  return followsReach(c) ? row : field(row.label, ...row.values.map(notOwed));
}

export function supplier(c: SheetContext): Block[] {
  const words = c.phrases.identification;
  const name = supplierCountry(c);
  return [
    fields(
      required(c, 'supplier.company', [words.company, 'companyName']),
      addressField(c),
      field(words.country, typed(c, 'supplier.country', { text: name, path: 'description.vendorCountry' })),
      required(c, 'supplier.telephone', [words.telephone, 'telephone']),
      emailField(c),
      optional(c, 'supplier.website', [words.website, 'website']),
    ),
  ];
}

export function emergencyTelephone(c: SheetContext): Block[] {
  const words = c.phrases.identification;
  return [
    fields(
      optional(c, 'emergency.provider', [words.emergencyProvider, 'emergencyProvider']),
      required(c, 'emergency.telephone', [words.emergencyTelephone, 'emergencyTelephone']),
      poisonsCentreField(c),
      optional(c, 'emergency.others', [words.otherEmergencyTelephones, 'otherEmergencyTelephoneNumbers']),
    ),
  ];
}
