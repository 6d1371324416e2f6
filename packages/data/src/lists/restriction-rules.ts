import { z } from 'zod';
import { numberCell, oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { isCasNumber } from '../registry-numbers.ts';
import { categoryRow, purposes } from '../use-descriptors/use-descriptor-forms.ts';

const folder = 'lists/eu-reach-annex-xvii';

const entry = z.string().regex(/^\d+$/, 'Write the number of the entry.');
const percentCell = orBlank(numberCell.pipe(z.number().positive().max(100)));
const casNumbers = z
  .string()
  .transform((text) => partsOf(text, ';'))
  .pipe(z.array(z.string().refine(isCasNumber, 'This is not a valid CAS number.')));

const hazardRow = z.strictObject({ entry, hazard: word });

/** A purpose that column 2 leaves out of the entry, in this state only if one is given. */
const leftOutRow = z.strictObject({
  entry,
  purpose: oneOf(purposes),
  state: orBlank(oneOf(['gas', 'liquid', 'solid'])),
});

/** The product categories that the entry restricts, with all below them, if it restricts no others. */
const onlyForRow = z.strictObject({ entry, categories: z.string().transform((text) => partsOf(text, ' ')) });

const conditionRow = z.strictObject({
  entry,
  /** Concentration from which the entry restricts a mixture, of one member or of all together. */
  from_percent: percentCell,
  sum: yesCell,
  /** Concentration from which the condition of the entry applies. */
  condition_from_percent: percentCell,
  /** Generic limit from which a mixture of the class must not be sold to the general public. */
  public_from_percent: percentCell,
  /** Solvents whose packaging must say that they are for industrial installations. */
  for_industry: yesCell,
  /** In the Union's law, but added after Great Britain kept its own version. */
  union_only: yesCell,
  /** Substances to which the condition applies, if not to all of the entry. */
  cas: casNumbers,
  worker_inhalation_mg_m3: orBlank(numberCell.transform(String)),
  worker_dermal_mg_kg: orBlank(numberCell.transform(String)),
});

type Condition = z.infer<typeof conditionRow>;
type LeftOut = z.infer<typeof leftOutRow>;

const given = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const ruleOf = (condition: Condition, leftOut: readonly LeftOut[]) =>
  given({
    entry: condition.entry,
    fromPercent: condition.from_percent,
    isSum: condition.sum,
    conditionFromPercent: condition.condition_from_percent,
    publicFromPercent: condition.public_from_percent,
    isForIndustry: condition.for_industry,
    isUnionOnly: condition.union_only,
    leftOut: leftOut.length > 0 ? leftOut.map(({ purpose, state }) => given({ purpose, state })) : undefined,
    cas: condition.cas.length > 0 ? condition.cas : undefined,
    workerInhalation: condition.worker_inhalation_mg_m3,
    workerDermal: condition.worker_dermal_mg_kg,
  });

/** Each entry that restricts some product categories alone, with their codes of EuPCS. */
function categoriesByEntry(data: DataFolder) {
  const file = `${folder}/only-for.csv`;
  const known = 'use-descriptors/eupcs.csv';
  if (!data.has(known)) return [];
  const all = data.table(known, categoryRow).map(({ value }) => value.code);
  return data.table(file, onlyForRow).map(({ row, value: { entry: own, categories } }) => {
    const covered = categories.map((top) => all.filter((each) => `${each}-`.startsWith(`${top}-`)));
    if (covered.some((codes) => codes.length === 0))
      data.report({ file, row, message: `A category is not in ${known}.` });
    return [own, covered.flat()] as const;
  });
}

/** The requirements of REACH Annex XVII, and the hazards to which some entries apply. */
export function restrictionModule(data: DataFolder): readonly GeneratedModule[] {
  const file = `${folder}/conditions.csv`;
  if (!data.has(file)) return [];
  const seen = new Set<string>();
  const leftOut = data.table(`${folder}/left-out.csv`, leftOutRow).map(({ value }) => value);
  const rules = data.table(file, conditionRow).map(({ row, value }) => {
    if (seen.has(value.entry)) data.report({ file, row, message: `Entry ${value.entry} appears twice.` });
    seen.add(value.entry);
    return ruleOf(
      value,
      leftOut.filter((each) => each.entry === value.entry),
    );
  });
  const byHazard = data.table(`${folder}/by-hazard.csv`, hazardRow).map(({ value }) => value);
  const entries = [...new Set(byHazard.map(({ entry: own }) => own))];
  const hazardsOf = (own: string) => byHazard.filter(({ entry: other }) => other === own).map(({ hazard }) => hazard);
  const text = moduleText(
    "import type { EntriesByHazard, RestrictionRule } from '../../lists/restriction-rule.ts';",
    'export const restrictionRules: readonly RestrictionRule[] = [',
    ...rules.map((rule) => `  ${literal(rule)},`),
    '];',
    `export const restrictedHazards: EntriesByHazard = ${literal(Object.fromEntries(entries.map((own) => [own, hazardsOf(own)])))};`,
    `export const restrictedCategories: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(categoriesByEntry(data)))};`,
  );
  return [{ path: 'packages/sheet/src/generated/lists/eu-reach-annex-xvii-rules.ts', text }];
}
