import { draftSchema, type Draft } from '@gosds/sheet/draft/draft';
import { rowLimits } from '@gosds/sheet/draft/row-limits';

/** A field that both sides changed to different values. `path` is dotted; ingredient rows are named by their id. */
export type Conflict = { readonly path: string; readonly mine: unknown; readonly theirs: unknown };

export type Merge = { readonly draft: Draft; readonly conflicts: readonly Conflict[] };

export type Choice = 'mine' | 'theirs';

type Leaves = ReadonlyMap<string, unknown>;

const orderPath = 'ingredients';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Deep equality of plain JSON values. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], b[key]));
}

export const isSameDraft = (a: Draft, b: Draft): boolean => a === b || isSame(a, b);

const testPath = 'properties.tests.';

/** The units of a merge: a quantity with its unit is one, and so are all dangerous-goods data. */
function leavesOf(draft: Draft, testKeys: readonly string[]): Leaves {
  const { ingredients, description, properties, review, addOns, acceptedFindings, precautionChoices, ...whole } = draft;
  const { tests, ...quantities } = properties;
  const sections = { description, properties: quantities, review, addOns, acceptedFindings, precautionChoices };
  const leaves = new Map<string, unknown>(Object.entries(whole));
  for (const [section, fields] of Object.entries(sections)) {
    for (const [field, value] of Object.entries(fields)) leaves.set(`${section}.${field}`, value);
  }
  // A missing test is a leaf too, so that removing one is a change like any other.
  for (const key of testKeys) leaves.set(`${testPath}${key}`, tests[key] ?? null);
  for (const { id, ...fields } of ingredients) {
    for (const [field, value] of Object.entries(fields)) leaves.set(`ingredients.${id}.${field}`, value);
  }
  leaves.set(
    orderPath,
    ingredients.map(({ id }) => id),
  );
  return leaves;
}

function section(leaves: Leaves, name: string): Record<string, unknown> {
  const prefix = `${name}.`;
  const own = [...leaves].filter(([path]) => path.startsWith(prefix));
  return Object.fromEntries(own.map(([path, value]) => [path.slice(prefix.length), value]));
}

function propertiesOf(leaves: Leaves): Record<string, unknown> {
  const own = Object.entries(section(leaves, 'properties'));
  const quantities = own.filter(([field]) => !field.startsWith('tests.'));
  const made = Object.entries(section(leaves, 'properties.tests')).filter(([, test]) => test !== null);
  return { ...Object.fromEntries(quantities), tests: Object.fromEntries(made) };
}

function draftOf(leaves: Leaves, order: readonly string[]): Draft {
  return draftSchema.parse({
    format: leaves.get('format'),
    mode: leaves.get('mode'),
    ownSds: leaves.get('ownSds'),
    dangerousGoods: leaves.get('dangerousGoods'),
    ...Object.fromEntries(
      ['description', 'review', 'addOns', 'acceptedFindings', 'precautionChoices'].map((name) => [
        name,
        section(leaves, name),
      ]),
    ),
    properties: propertiesOf(leaves),
    ingredients: order.map((id) => ({ id, ...section(leaves, `ingredients.${id}`) })),
  });
}

const idsOf = ({ ingredients }: Draft) => ingredients.map(({ id }) => id);

const rowOf = ({ ingredients }: Draft, id: string) => ingredients.find((row) => row.id === id);

type Sides = { readonly base: Draft; readonly mine: Draft; readonly theirs: Draft };

/** A row that one side removed goes, unless the other side changed it: then it stays, so that nothing is lost. */
function survives(id: string, { base, mine, theirs }: Sides): boolean {
  const [before, here, there] = [rowOf(base, id), rowOf(mine, id), rowOf(theirs, id)];
  if (here && there) return true;
  return before === undefined || !isSame(before, here ?? there);
}

/** The order of the side that last changed the order, with the other side's new rows at the end. */
function mergeOrder(sides: Sides): readonly string[] {
  const { base, mine, theirs } = sides;
  const isMineUnmoved = isSame(idsOf(base), idsOf(mine));
  const [first, second] = isMineUnmoved ? [theirs, mine] : [mine, theirs];
  const all = [...new Set([...idsOf(first), ...idsOf(second)])];
  return all.filter((id) => survives(id, sides));
}

const isBlankRow = (row: Draft['ingredients'][number] | undefined) =>
  row?.name.trim() === '' && row.proportion.trim() === '';

/**
 * Maximum number of rows: that of the specification, or more if one side already has more, since the service accepted
 * them.
 */
const maxRows = ({ mine, theirs }: Pick<Sides, 'mine' | 'theirs'>): number =>
  Math.max(rowLimits.max, mine.ingredients.length, theirs.ingredients.length);

/** Drops blank rows if the rows of both sides exceed the maximum. */
function fitRows(order: readonly string[], { mine, theirs }: Sides): readonly string[] {
  const surplus = order.length - maxRows({ mine, theirs });
  if (surplus <= 0) return order;
  const blank = order.filter((id) => isBlankRow(rowOf(mine, id) ?? rowOf(theirs, id)));
  const dropped = new Set(blank.slice(-surplus));
  return order.filter((id) => !dropped.has(id));
}

/** A value that exists on one side only is kept; if only one side changed a value, the changed one is kept. */
function mergeLeaf({ before, here, there }: Readonly<Record<'before' | 'here' | 'there', unknown>>) {
  if (there === undefined || isSame(there, before)) {
    return { value: here === undefined ? there : here, isConflict: false };
  }
  if (here === undefined || isSame(here, before)) return { value: there, isConflict: false };
  return { value: here, isConflict: !isSame(here, there) };
}

const testKeysOf = (...drafts: readonly Draft[]): readonly string[] => [
  ...new Set(drafts.flatMap(({ properties }) => Object.keys(properties.tests))),
];

function mergeLeaves(sides: Sides) {
  const keys = testKeysOf(sides.base, sides.mine, sides.theirs);
  const leaves = (draft: Draft) => leavesOf(draft, keys);
  const [base, mine, theirs] = [leaves(sides.base), leaves(sides.mine), leaves(sides.theirs)];
  const conflicts: Conflict[] = [];
  const merged = new Map<string, unknown>();
  for (const path of new Set([...mine.keys(), ...theirs.keys()])) {
    if (path === orderPath) continue;
    const [here, there] = [mine.get(path), theirs.get(path)];
    const { value, isConflict } = mergeLeaf({ before: base.get(path), here, there });
    merged.set(path, value);
    if (isConflict) conflicts.push({ path, mine: here, theirs: there });
  }
  return { merged, conflicts };
}

/**
 * Merges two drafts with a common base, field by field. The result keeps my value of a conflict until `resolve` applies
 * another choice.
 */
export function mergeDrafts(sides: Sides): Merge {
  const { merged, conflicts } = mergeLeaves(sides);
  const order = fitRows(mergeOrder(sides), sides);
  if (order.length <= maxRows(sides)) return { draft: draftOf(merged, order), conflicts };
  const rows = { path: orderPath, mine: sides.mine.ingredients, theirs: sides.theirs.ingredients };
  return { draft: draftOf(merged, idsOf(sides.mine)), conflicts: [...conflicts, rows] };
}

function withLeaf(draft: Draft, { path, theirs }: Conflict): Draft {
  if (path === orderPath) return draftSchema.parse({ ...draft, ingredients: theirs });
  const leaves = new Map(leavesOf(draft, testKeysOf(draft))).set(path, theirs);
  return draftOf(leaves, idsOf(draft));
}

/** The merged draft with the user's choice for each conflict; my value stays without a choice. */
export function resolve({ draft, conflicts }: Merge, choices: ReadonlyMap<string, Choice>): Draft {
  return conflicts
    .filter(({ path }) => choices.get(path) === 'theirs')
    .reduce((chosen, conflict) => withLeaf(chosen, conflict), draft);
}
