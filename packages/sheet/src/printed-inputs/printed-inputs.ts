import type { Quantity } from '../draft/draft.ts';
import { isAnsweredByUnit } from '../draft/quantity.ts';
import { type QuantityField, quantityFields } from '../draft/quantity-fields.ts';
import { registrationNumbers } from '../draft/registration-number.ts';
import { shownShare } from '../draft/recipe-rows.ts';
import { shownProportion } from '../draft/shown-name.ts';
import { sentencesOf } from '../model/written.ts';
import type { Product } from '../product/product.ts';
import { nameToShow } from '../product/withheld-names.ts';
import { hasUsersShipment, shipmentOf } from '../sections/14-transport/transport-view.ts';
import type { MadeSheet } from '../sheet-input.ts';
import { describedTexts, type PrintedInputs, propertyTexts } from './sheet-data-head.ts';

type Part = 'description' | 'properties';
type Texts = Readonly<Record<string, string>>;

/** The printed content of the sheet. */
type Printed = {
  readonly product: Product;
  /** Texts in the first language, by sentence id. */
  readonly texts: ReadonlyMap<string, string>;
  /** True if a sentence has the input, or an input below it, as its origin. */
  readonly shows: (path: string) => boolean;
  readonly isInTwoLanguages: boolean;
};

function printedOf({ product, document: { sections, otherPart } }: MadeSheet): Printed {
  const first = sentencesOf(sections);
  const origins = [...first, ...sentencesOf(otherPart?.sections ?? [])].map(({ origin }) => origin);
  const paths = [...new Set(origins.flatMap((origin) => (origin.kind === 'input' ? [origin.path] : [])))];
  return {
    product,
    texts: new Map(first.map(({ id, text }) => [id, text])),
    shows: (path) => paths.some((each) => each === path || each.startsWith(`${path}.`)),
    isInTwoLanguages: otherPart !== undefined,
  };
}

/** Inputs that are printed in the sentence of another input. */
const printedWith: Texts = {
  'description.suburb': 'description.street',
  'description.state': 'description.street',
  'description.postcode': 'description.street',
  'properties.appearanceText': 'properties.appearance',
};

/** The texts with these names that are not blank. */
function textsOf(part: Readonly<Record<string, unknown>>, names: readonly string[]): Texts {
  const texts = names.map((name) => [name, part[name]] as const);
  return Object.fromEntries(
    texts.flatMap(([name, text]) => (typeof text === 'string' && text.trim() !== '' ? [[name, text]] : [])),
  );
}

/** The texts that the sheet prints. */
const shownOf = ({ shows }: Printed, part: Part, texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => shows(printedWith[`${part}.${name}`] ?? `${part}.${name}`)),
  );

/** The texts in the second language. */
function shownSecond(printed: Printed, part: Part): { readonly secondLanguage?: Record<string, string> } {
  if (!printed.isInTwoLanguages) return {};
  const words = printed.product.draft[part].secondLanguage;
  const secondLanguage = shownOf(printed, part, textsOf(words, Object.keys(words)));
  return Object.keys(secondLanguage).length === 0 ? {} : { secondLanguage };
}

/** Country and language are always included, because the whole sheet reveals them. */
function shownDescription(printed: Printed): PrintedInputs['description'] {
  const { description } = printed.product.draft;
  const { country, language } = description;
  return {
    ...shownOf(printed, 'description', textsOf(description, Object.keys(describedTexts))),
    ...{ country, language },
    ...shownSecond(printed, 'description'),
  };
}

/** Longest name that a draft accepts. */
const maxName = 300;

/** The ingredients in section 3, with the names and concentrations that it prints. */
function shownIngredients({ product, texts }: Printed): PrintedInputs['ingredients'] {
  const { registrationNumbers: law } = product.profile;
  return product.ingredients.flatMap((each) => {
    const { row, ingredient, isConfidential } = each;
    const name = texts.get(`composition.${row.id}.name`);
    if (name === undefined) return [];
    const registered = isConfidential || !law ? '' : registrationNumbers(row.registrationNumber, law).join(', ');
    return [
      {
        name: name.slice(0, maxName),
        casNumber: isConfidential ? '' : (ingredient.cas ?? ''),
        proportion: shownShare(each) === undefined ? '' : shownProportion(row),
        ...(registered === '' ? {} : { registrationNumber: registered }),
      },
    ];
  });
}

const explosiveLimits: readonly QuantityField[] = ['lowerExplosiveLimit', 'upperExplosiveLimit'];

/** One sentence prints both limits, without method and temperature. */
function shownLimit(printed: Printed, { value, unit }: Quantity): Quantity | undefined {
  const isPrinted = explosiveLimits.some((name) => printed.shows(`properties.${name}.value`));
  return isPrinted && value.trim() !== '' && !isAnsweredByUnit(unit) ? { value, unit } : undefined;
}

/** A unit that is itself the answer has no value. */
function shownQuantity(printed: Printed, name: QuantityField): Quantity | undefined {
  const quantity = printed.product.draft.properties[name];
  if (explosiveLimits.includes(name)) return shownLimit(printed, quantity);
  if (printed.shows(`properties.${name}.value`)) return quantity;
  return printed.shows(`properties.${name}.unit`) ? { value: '', unit: quantity.unit } : undefined;
}

function shownProperties(printed: Printed): PrintedInputs['properties'] {
  const { properties } = printed.product.draft;
  const quantities = quantityFields.flatMap((name) => {
    const quantity = shownQuantity(printed, name);
    return quantity ? [[name, quantity] as const] : [];
  });
  return {
    ...shownOf(printed, 'properties', textsOf(properties, Object.keys(propertyTexts))),
    ...(printed.shows('properties.phSolution') ? { phSolution: properties.phSolution } : {}),
    ...Object.fromEntries(quantities),
    ...shownSecond(printed, 'properties'),
  };
}

/** Section 14 as the supplier confirmed it, with technical names as printed. */
function shownGoods({ product }: Printed): PrintedInputs['dangerousGoods'] {
  const { dangerousGoods: goods } = product.draft;
  if (!hasUsersShipment(product)) return textsOf(goods, ['poisonSchedule']);
  if (shipmentOf(product).status !== 'regulated') return textsOf(goods, ['unNumber', 'poisonSchedule']);
  const { basis, nosIngredients } = goods;
  return {
    ...textsOf(goods, Object.keys(goods)),
    ...(basis.source.trim() === '' ? {} : { basis }),
    ...(nosIngredients.length === 0 ? {} : { nosIngredients: nosIngredients.map((name) => nameToShow(product, name)) }),
  };
}

/** The inputs that a recipient can read in the sheet, for making a new draft from it. */
export function printedInputs(made: MadeSheet): PrintedInputs {
  const printed = printedOf(made);
  return {
    description: shownDescription(printed),
    ingredients: shownIngredients(printed),
    properties: shownProperties(printed),
    dangerousGoods: shownGoods(printed),
  };
}
