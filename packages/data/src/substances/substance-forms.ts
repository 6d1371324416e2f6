import { z } from 'zod';
import { idCell, numberCell, oneOf, orBlank, partialDate, partsOf, rangeCell, word, yesCell } from '../cells.ts';
import { chemicalFamilies, physicalStates } from '../classification-words.ts';
import { rangeOf } from '../range.ts';
import { isCasNumber, isEcNumber, isIndexNumber } from '../registry-numbers.ts';
import { fitsCategory, fitsCategoryProblem, hazardStatementCell, statementCell } from '../statement-cell.ts';
import {
  functionalClasses,
  gloveMaterials,
  reactiveGroups,
  solidForms,
  substanceGroups,
  treatments,
} from './substance-kinds.ts';

/** Every row identifies its substance by number and by name, so that a wrong number is detected. */
const key = { id: idCell, name: word };

const words = (sign: string) =>
  z
    .string()
    .default('')
    .transform((text) => partsOf(text, sign));
const optionalText = orBlank(word);
const percent = orBlank(numberCell.refine((share) => share >= 0 && share <= 100, 'Write a share from 0 to 100 %.'));

export const substanceForm = z.strictObject({
  ...key,
  cas: orBlank(z.string().refine(isCasNumber, 'This is not a valid CAS number.')),
  ec: orBlank(z.string().refine(isEcNumber, 'This is not a valid EC number.')),
  index: orBlank(z.string().refine(isIndexNumber, 'This is not a valid index number of CLP Annex VI.')),
  formula: optionalText,
  molar_mass: orBlank(numberCell),
  state: orBlank(oneOf(physicalStates)),
  appearance: optionalText,
  odour: optionalText,
  family: orBlank(oneOf(functionalClasses)),
  gives_off: orBlank(idCell),
});

/** `groups.csv`: groups of substances that a sheet mentions beside the family. A substance may have several. */
export const groupForm = z.strictObject({
  ...key,
  group: oneOf(substanceGroups),
});

/** `forms.csv`: a form of the substance that its record covers, with its UN number if that depends on the form. */
export const solidFormForm = z.strictObject({
  ...key,
  form: oneOf(solidForms),
  un_number: orBlank(z.string().regex(/^\d{4}$/, 'A UN number has four digits.')),
});

/** `treatments.csv`: a substance that a doctor must know about, and the text of section 4 for it. */
export const treatmentForm = z.strictObject({
  ...key,
  treatment: oneOf(treatments),
});

/** `reactive-groups.csv`: reactive groups in the structure of an organic substance, or `none`. */
export const reactiveGroupForm = z.strictObject({
  ...key,
  groups: z.union(
    [
      z.literal('none').transform(() => []),
      words(';').pipe(z.array(z.enum(Object.values(reactiveGroups).flat())).min(1)),
    ],
    'Write none, or groups of the list parted by semicolons.',
  ),
});

/** A name in a language that the files of the language lack. */
export const nameByLanguageForm = z.strictObject({
  ...key,
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, 'Write the tag of the language, such as de.'),
  text: word,
  source: word,
});

export const nameForm = z.strictObject({ ...key, synonyms: words(';'), trade_names: words(';') });

export const classificationForm = z.strictObject({
  ...key,
  basis: oneOf(['harmonised', 'notified', 'none']),
  source: word,
  m_acute: orBlank(numberCell),
  m_chronic: orBlank(numberCell),
  notes: words(' '),
  non_additive: yesCell,
  label_families: words(' ').pipe(z.array(oneOf(chemicalFamilies))),
});

const hazard = {
  category: z.string(),
  statement: statementCell,
  detail: optionalText,
};

/** Organs of a harmonised class for which the list names none. */
export const organForm = z.strictObject({ ...key, class: oneOf(['STOT SE', 'STOT RE']), organs: word, source: word });

export const hazardForm = z
  .strictObject({ ...key, ...hazard, minimum: yesCell, source: word })
  .refine(fitsCategory, fitsCategoryProblem);

export const concentrationLimitForm = z
  .strictObject({ ...key, ...hazard, from: percent, above: percent, below: percent, up_to: percent, source: word })
  .refine(fitsCategory, fitsCategoryProblem)
  .refine(({ from, above }) => from === undefined || above === undefined, 'Fill “from” or “above”, not both.')
  .refine(({ below, up_to }) => below === undefined || up_to === undefined, 'Fill “below” or “up_to”, not both.')
  .refine((row) => [row.from, row.above, row.below, row.up_to].some((end) => end !== undefined), 'Give a limit.')
  .refine(
    (row) => (row.from ?? row.above ?? 0) < (row.below ?? row.up_to ?? 101),
    'The lower end lies above the upper end.',
  );

/** Evidence for a test value: the guideline, the number of values it was chosen from, and if a model gave it. */
const evidence = { method: optionalText, values: orBlank(idCell), calculated: yesCell };

/** Units by route. */
const doseUnits = { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppm', vapour: 'mg/l', 'dust-mist': 'mg/l' } as const;

export const acuteToxicityForm = z
  .strictObject({
    ...key,
    route: oneOf(['oral', 'dermal', 'gas', 'vapour', 'dust-mist']),
    kind: oneOf(['ATE', 'LD50', 'LC50', 'limit dose']),
    value: rangeCell,
    unit: word,
    species: optionalText,
    source: word,
    ...evidence,
  })
  .refine(({ route, unit }) => doseUnits[route] === unit, {
    message: 'The unit is mg/kg (oral, dermal), ppm (gas) or mg/l (vapour, dust-mist).',
    path: ['unit'],
  })
  .refine(({ route, kind }) => (doseUnits[route] === 'mg/kg' ? kind !== 'LC50' : kind !== 'LD50'), {
    message: 'LD50 is of a dose, LC50 of a concentration in air.',
    path: ['kind'],
  });

export const ecotoxicityForm = z.strictObject({
  ...key,
  group: oneOf(['fish', 'crustacea', 'algae', 'other']),
  endpoint: oneOf(['LC50', 'EC50', 'ErC50', 'NOEC', 'EC10', 'LOEC']),
  value: rangeCell,
  unit: oneOf(['mg/l']),
  hours: numberCell,
  species: z.string().regex(/^[A-Z]/, 'Give the species by its scientific name.'),
  source: word,
  ...evidence,
});

/** The test of ready biodegradability that is printed: share degraded, and after how many days. */
export const biodegradationForm = z.strictObject({
  ...key,
  percent: numberCell,
  days: numberCell,
  method: z.string().regex(/^(?:OECD 3\d\d(?: [A-F])?|EU C\.4-[A-F])$/, 'Name the guideline, such as OECD 301 B.'),
  source: word,
});

/** Measured properties: the program's key and the unit. */
export const measures = {
  'melting point': { key: 'meltingPoint', unit: '°C' },
  'boiling point': { key: 'boilingPoint', unit: '°C' },
  'flash point': { key: 'flashPoint', unit: '°C' },
  'autoignition temperature': { key: 'autoignition', unit: '°C' },
  'decomposition temperature': { key: 'decomposition', unit: '°C' },
  'lower explosive limit': { key: 'lowerExplosiveLimit', unit: '%' },
  'upper explosive limit': { key: 'upperExplosiveLimit', unit: '%' },
  'vapour pressure': { key: 'vapourPressure', unit: 'kPa' },
  density: { key: 'density', unit: 'g/cm3' },
  'kinematic viscosity': { key: 'kinematicViscosity', unit: 'mm2/s' },
  'log Kow': { key: 'logKow', unit: '' },
  'water solubility': { key: 'waterSolubility', unit: 'mg/l' },
  pH: { key: 'ph', unit: '' },
  'bioconcentration factor': { key: 'bcf', unit: 'l/kg' },
  Koc: { key: 'koc', unit: 'l/kg' },
} as const;

/** Facts beside the measured properties: yes-or-no values and the UN number. */
const otherProperties = {
  'ready biodegradability': /^(?:yes|no)$/,
  'UN number': /^\d{4}$/,
} as const;

type PropertyName = keyof typeof measures | keyof typeof otherProperties;

const propertyNames = Object.keys({ ...measures, ...otherProperties }).filter(
  (name): name is PropertyName => Object.hasOwn(measures, name) || Object.hasOwn(otherProperties, name),
);

export const isMeasure = (name: PropertyName): name is keyof typeof measures => Object.hasOwn(measures, name);

const valueFits = ({ property, value }: { readonly property: PropertyName; readonly value: string }) =>
  isMeasure(property) ? rangeOf(value) !== undefined : otherProperties[property].test(value);

const unitFits = ({ property, unit }: { readonly property: PropertyName; readonly unit: string }) =>
  unit === (isMeasure(property) ? measures[property].unit : '');

export const propertyForm = z
  .strictObject({
    ...key,
    property: oneOf(propertyNames),
    value: word,
    unit: z.string(),
    temperature_c: orBlank(numberCell),
    method: optionalText,
    source: word,
    calculated: yesCell,
  })
  .refine(valueFits, {
    error: 'This is not a value of the property. Write 5, <5, >5 or 5..8; yes or no; a UN number of four digits.',
    path: ['value'],
  })
  .refine(unitFits, { error: 'This is not the unit of the property.', path: ['unit'] });

export const gloveForm = z.strictObject({
  ...key,
  material: oneOf(gloveMaterials),
  minutes: orBlank(numberCell),
  solution_percent: percent,
  source: word,
});

/** Tonnes a year in one country's industry, as a measure of how common a substance is. */
export const productionForm = z.strictObject({ ...key, tonnes: rangeCell, source: word });

export const foundNotHazardousForm = z.strictObject({ ...key, class: word, source: word });

const regimes = words(' ').pipe(z.array(oneOf(['eu', 'gb', 'us', 'ca', 'au', 'un'])));

/** A hazard that only some markets use, and why the others do not. */
export const hazardByMarketForm = z.strictObject({
  ...key,
  statement: hazardStatementCell,
  counts_in: regimes,
  basis: word,
});

const countryCell = z.string().regex(/^[A-Z]{2}$/, 'Write the code of the country, such as JP.');

/** A hazard that an authority found, for the sheets of some countries, in a class that the record does not have. */
export const hazardOfCountriesForm = z.strictObject({
  ...key,
  countries: words(' ').pipe(z.array(countryCell).min(1)),
  category: word,
  statement: hazardStatementCell,
  detail: optionalText,
  source: word,
});

/** Of acute toxicity, swallowed, on the skin, breathed in, and of repeated exposure. */
const minimumStatements = [
  'H300',
  'H301',
  'H302',
  'H310',
  'H311',
  'H312',
  'H330',
  'H331',
  'H332',
  'H372',
  'H373',
] as const;

const nationalCategories = [
  'none',
  'unknown',
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'Acute Tox. 4',
  'STOT RE 1',
  'STOT RE 2',
] as const;

/** The forms in which a substance is inhaled, as routes of the engine. */
export const inhaledForms = ['gas', 'vapour', 'dust-mist'] as const;

/**
 * What a country's own classification says in place of a minimum class of Annex VI, where that is not law. One row for
 * each form that is inhaled, and one for each category of an organ class; `none`: not classified; `unknown`: the country
 * could not judge the form, which `detail` names.
 */
export const nationalCategoryForm = z
  .strictObject({
    ...key,
    country: countryCell,
    minimum: z.enum(minimumStatements, 'Write the statement of the entry, such as H302.'),
    category: z.enum(nationalCategories, 'Write none, unknown, or a category such as Acute Tox. 4.'),
    statement: orBlank(hazardStatementCell),
    detail: optionalText,
    source: word,
  })
  .refine(({ category, statement }) => ['none', 'unknown'].includes(category) === (statement === undefined), {
    message: 'A category has a statement, “none” and “unknown” have none.',
    path: ['statement'],
  })
  .refine(({ category, detail }) => category !== 'unknown' || inhaledForms.some((form) => form === detail), {
    message: 'Name the form that is unknown.',
    path: ['detail'],
  });

/** Why the tables leave out a value of a source. */
const setAsideReasons = [
  'more severe than the class',
  'no value lies in the class',
  'off other sources',
  'does not fit the boiling point',
  'does not fit the log Kow',
  'far above the solubility in water',
  'failed tests',
] as const;

/** A value that was found and is not used, with the table it would belong to. */
export const setAsideForm = z.strictObject({
  ...key,
  table: oneOf(['acute-toxicity', 'ecotoxicity', 'properties']),
  what: word,
  value: z.union([z.enum(['yes', 'no']), rangeCell], 'Write yes, no or a value such as 5, <5, >5 or 5..8.'),
  unit: z.string(),
  source: word,
  reason: oneOf(setAsideReasons),
});

/** Why the data differ from a public reference. `reference` is empty if it has no value. */
export const explainedDifferenceForm = z.strictObject({ ...key, field: word, reference: z.string(), reason: word });

export const sourceForm = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Write the id in small letters, digits and hyphens.'),
  title: word,
  date: z.union([partialDate, z.literal('undated')]),
  judges_every_class: yesCell,
  /** Markets that use its aquatic classes; blank for all (decision 0089). */
  aquatic_counts_in: regimes,
});
