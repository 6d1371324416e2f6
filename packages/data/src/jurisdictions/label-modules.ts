import type { DataFolder, Placed } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import { labelLetterRow, type LabelFacts, labelSizeRow, smallPackageRow } from './label-form.ts';
import type { Folder } from './read-jurisdictions.ts';

type Chain = readonly Folder[];

/** The folder with the facts of a label law: its own, or that of the law it follows. */
function sourceOf(chain: Chain): { readonly id: string; readonly facts: LabelFacts } | undefined {
  const own = chain.flatMap(({ facts: { id, label } }) => (typeof label === 'object' ? [{ id, facts: label }] : []));
  return own.at(-1);
}

/** Reports a table whose rows are not in order of capacity or whose last row has a capacity. */
function reportOrder(
  data: DataFolder,
  file: string,
  rows: readonly Placed<{ readonly up_to_litres: number | undefined }>[],
): void {
  rows.forEach(({ row, value }, index) => {
    const next = rows[index + 1]?.value;
    const isFine = next === undefined ? value.up_to_litres === undefined : isBelow(value, next);
    if (!isFine) data.report({ file, row, message: 'Rows go up by capacity; the last one has none.' });
  });
}

const isBelow = (
  { up_to_litres: own }: { readonly up_to_litres: number | undefined },
  { up_to_litres: next = Infinity }: { readonly up_to_litres: number | undefined },
): boolean => own !== undefined && own < next;

/** JSON has no infinity, so a row without a capacity omits it. */
const upTo = (litres: number | undefined) => (litres === undefined ? {} : { upToLitres: litres });

function reliefsOf(data: DataFolder, id: string) {
  const file = `jurisdictions/${id}/small-packages.csv`;
  if (!data.has(file)) return [];
  return data.table(file, smallPackageRow).map(({ value }) => ({
    category: value.category,
    omits: value.omits,
    ...(value.not_for_public ? { isNotForPublic: true } : {}),
    paragraph: value.paragraph,
  }));
}

function lettersOf(data: DataFolder, id: string) {
  const file = `jurisdictions/${id}/label-letters.csv`;
  if (!data.has(file)) return undefined;
  const rows = data.table(file, labelLetterRow);
  reportOrder(data, file, rows);
  return rows.map(({ value }) => ({
    ...upTo(value.up_to_litres),
    xHeightMm: value.x_height_mm,
    paragraph: value.paragraph,
    validFrom: value.valid_from,
  }));
}

/** The label requirements of a regime, as the program loads them. */
function lawOf(data: DataFolder, chain: Chain, id: string) {
  const source = sourceOf(chain);
  if (!source) return undefined;
  const { followsClp: _, smallPackagesByClass, ...facts } = source.facts;
  const letters = lettersOf(data, id);
  return {
    ...facts,
    ...(smallPackagesByClass
      ? { smallPackagesByClass: { ...smallPackagesByClass, reliefs: reliefsOf(data, source.id) } }
      : {}),
    ...(letters ? { letters } : {}),
  };
}

/** Sizes of labels: one law sets them, and others follow it. */
function sizesOf(data: DataFolder, chains: readonly Chain[]) {
  const ids = chains.flatMap((chain) => chain.slice(-1).map(({ facts }) => facts.id));
  const files = ids.map((id) => `jurisdictions/${id}/label-sizes.csv`).filter((file) => data.has(file));
  for (const file of files.slice(1))
    data.report({ file, row: null, message: `Sizes of labels are in ${files[0]} already.` });
  return files.slice(0, 1).flatMap((file) => {
    const rows = data.table(file, labelSizeRow);
    reportOrder(data, file, rows);
    return rows.map(({ value }) => ({
      ...upTo(value.up_to_litres),
      label: [value.height_mm, value.width_mm],
      isIfPossible: value.if_possible === true,
      pictogramSide: { min: value.pictogram_mm, ifPossible: value.pictogram_if_possible_mm },
      paragraph: value.paragraph,
    }));
  });
}

/** The laws on labels and statements, in list order. The ids are separate: the first screen needs only them. */
export function labelModules(data: DataFolder, chains: readonly Chain[]): readonly GeneratedModule[] {
  const orderOf = (chain: Chain) => chain.at(-1)?.facts.classification?.order ?? Number.MAX_SAFE_INTEGER;
  const regimes = chains
    .filter((chain) => chain.at(-1)?.facts.label !== undefined)
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .flatMap((chain) => chain.slice(-1).map(({ facts: { id } }) => ({ id, chain })));
  const ids = moduleText(
    `export const labelRegimeIds = ${literal(regimes.map(({ id }) => id))} as const;`,
    `export const clpRegimes: readonly (typeof labelRegimeIds)[number][] = ${literal(
      regimes.flatMap(({ id, chain }) => (sourceOf(chain)?.facts.followsClp ? [id] : [])),
    )};`,
  );
  const laws = moduleText(
    `import type { LabelLaw, LabelSize } from '../label/label-law.ts';`,
    `import type { labelRegimeIds } from './label-regime-ids.ts';`,
    `export const labelLaws: Readonly<Record<(typeof labelRegimeIds)[number], LabelLaw>> = ${literal(
      Object.fromEntries(regimes.map(({ id, chain }) => [id, lawOf(data, chain, id)])),
    )};`,
    `export const labelSizes: readonly LabelSize[] = ${literal(sizesOf(data, chains))};`,
  );
  return [
    { path: 'packages/ghs/src/generated/label-regime-ids.ts', text: ids },
    { path: 'packages/ghs/src/generated/label-laws.ts', text: laws },
  ];
}
