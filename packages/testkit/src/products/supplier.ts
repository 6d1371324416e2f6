import { usualLanguageOf } from '@gosds/sheet/profiles/countries';
import { type Draft, draftSchema } from '@gosds/sheet/draft/draft';

type DraftIngredients = Draft['ingredients'];
type Parts = {
  readonly productName: string;
  readonly country: string;
  readonly uses: string;
  /** Confirmed product categories (EuPCS). */
  readonly categories?: readonly string[] | undefined;
  readonly ingredients: DraftIngredients;
  readonly properties: Partial<Draft['properties']>;
};

/** A complete draft in Simple mode with an invented supplier. */
export function draftOf({ productName, country, uses, categories, ingredients, properties }: Parts): Draft {
  return draftSchema.parse({
    description: {
      productName,
      companyName: 'Example Chemicals Ltd',
      country,
      language: usualLanguageOf(country),
      partNumber: 'EX-100',
      uses,
      productCategories: categories,
      usesAdvisedAgainst: 'Consumer use',
      secondLanguage: country === 'CA' ? { usesAdvisedAgainst: 'Usage par les consommateurs' } : {},
      vendorCountry: country,
      telephone: '+1 555 010 0100',
      emergencyTelephone: '+1 555 010 0199 (24 h)',
      email: 'sds@example.com',
      street: '1 Example Street',
      suburb: 'Exampleton',
      postcode: '12345',
    },
    ingredients,
    properties,
  });
}

/** An ingredient picked from the catalogue. */
export function picked(
  id: string,
  materialId: number,
  [name, proportion]: readonly [string, string],
): DraftIngredients[number] {
  return {
    id,
    name,
    proportion,
    casNumber: '',
    cwNumber: '',
    materialId,
    sanitisedName: '',
    sanitisedProportion: '',
    parts: [],
    handClassification: null,
    family: '',
    noteEvidence: {},
    tests: {},
  };
}
