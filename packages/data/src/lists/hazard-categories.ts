import { z } from 'zod';
import { idCell, numberCell, oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { codeListFacts } from '../code-list-facts.ts';
import type { DataFolder, TableForm } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';

/** `list.json` of a list of categories that a law derives from hazard classes. */
const factsForm = z.strictObject({
  ...codeListFacts.shape,
  id: z.string(),
  kind: z.literal('hazard-categories'),
});

/** Separated by `;`. */
const parts = z.string().transform((text) => partsOf(text, ';'));
const tonnes = numberCell.refine((value) => value > 0, 'A quantity is above 0.');

const sevesoRow = z.strictObject({
  category: word,
  /** One of these classes, categories or statements of the product makes the category, */
  hazards: parts,
  /** together with one of these, */
  also: parts,
  /** and none of these; */
  unless: parts,
  /** and with an ingredient in one of these, or in none of `without_ingredient`. */
  with_ingredient: parts,
  without_ingredient: parts,
  /** A supplemental statement that makes the category alone. */
  statement: orBlank(word),
  lower_tonnes: tonnes,
  upper_tonnes: tonnes,
});

const headingRow = z.strictObject({
  /** Empty if the classification does not decide. */
  heading: orBlank(word),
  hazards: parts,
  also: parts,
  unless: parts,
  with_ingredient: parts,
  without_ingredient: parts,
  statement: orBlank(word),
});

const saraRow = z.strictObject({ category: word, classes: parts, statement: orBlank(word) });

const storageRow = z.strictObject({
  /** Empty if the classification does not decide. */
  class: orBlank(word),
  /** The class of non-combustible products, if `class` is for combustible ones. */
  not_combustible: orBlank(word),
  states: parts,
  hazards: parts,
  /** CAS number of an ingredient to which the row applies. */
  ingredient: orBlank(word),
  /** Hazards for which the order of the classes is unknown. */
  undecided_with: parts,
  remark: orBlank(word),
});

const pointsRow = z.strictObject({
  statement: word,
  points: numberCell,
  /** Statements beside which the row does not count. */
  not_beside: parts,
});

const shareRow = z.strictObject({
  class: idCell,
  of: idCell,
  carcinogenic: yesCell,
  counts: oneOf(['each', 'sum']),
  from_percent: numberCell,
  paragraph: word,
});

type CategoryList = { readonly type: string; readonly read: (data: DataFolder, file: string) => readonly unknown[] };

const list = <Row>(type: string, form: TableForm<Row>, valueOf: (row: Row) => object): CategoryList => ({
  type,
  read: (data, file) => data.table(file, form).map(({ value }) => valueOf(value)),
});

const some = (name: string, values: readonly string[]) => (values.length === 0 ? {} : { [name]: values });
const given = (name: string, value: string | undefined) => (value === undefined ? {} : { [name]: value });
const stated = (statement: string | undefined) => (statement === undefined ? {} : { statement });

const headingOf = (row: z.infer<typeof headingRow>) => ({
  ...given('heading', row.heading),
  hazards: row.hazards,
  ...some('also', row.also),
  ...some('unless', row.unless),
  ...some('withIngredient', row.with_ingredient),
  ...some('withoutIngredient', row.without_ingredient),
  ...stated(row.statement),
});

/** The lists that section 15 reads, by folder name. */
const lists: Readonly<Record<string, CategoryList>> = {
  'eu-seveso-categories': list('SevesoCategory', sevesoRow, (row) => ({
    category: row.category,
    hazards: row.hazards,
    ...some('also', row.also),
    ...some('unless', row.unless),
    ...some('withIngredient', row.with_ingredient),
    ...some('withoutIngredient', row.without_ingredient),
    ...stated(row.statement),
    lower: row.lower_tonnes,
    upper: row.upper_tonnes,
  })),
  'us-epcra-312': list('TierCategory', saraRow, ({ category, classes, statement }) => ({
    category,
    classes,
    ...stated(statement),
  })),
  'nz-certified-handlers': list('HazardHeading', headingRow, headingOf),
  'fr-icpe-4000': list('HazardHeading', headingRow, headingOf),
  'de-trgs-510': list('StorageRow', storageRow, (row) => ({
    ...given('storageClass', row.class),
    ...given('ifNotCombustible', row.not_combustible),
    ...some('states', row.states),
    ...some('hazards', row.hazards),
    ...given('ingredient', row.ingredient),
    ...some('undecidedWith', row.undecided_with),
  })),
  'de-awsv-points': list('StatementPoints', pointsRow, (row) => ({
    statement: row.statement,
    points: row.points,
    ...some('notBeside', row.not_beside),
  })),
  'de-awsv-mixtures': list('WaterHazardShare', shareRow, (row) => ({
    waterHazard: row.class,
    of: row.of,
    ...(row.carcinogenic ? { isCarcinogenic: true } : {}),
    counts: row.counts,
    fromPercent: row.from_percent,
  })),
};

const nameOf = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module of a list. Undefined, with a fault, if the program does not know the list. */
export function hazardCategoryModule(data: DataFolder, folder: string): GeneratedModule | undefined {
  const file = `lists/${folder}/list.json`;
  data.json(file, factsForm);
  const known = lists[folder];
  if (!known) {
    data.report({ file, row: null, message: 'The program knows no categories of this name.' });
    return undefined;
  }
  const rows = known.read(data, `lists/${folder}/entries.csv`);
  return {
    path: `packages/sheet/src/generated/lists/${folder}.ts`,
    text: moduleText(
      `import type { ${known.type} } from '../../lists/hazard-categories.ts';`,
      `export const ${nameOf(folder)}: readonly ${known.type}[] = [`,
      ...rows.map((row) => `  ${literal(row)},`),
      '];',
    ),
  };
}
