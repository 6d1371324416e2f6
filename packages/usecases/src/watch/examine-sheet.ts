import type { WatchEffect } from '@gosds/contract/watch/watch-effect';
import { Problem } from '@gosds/contract/problem';
import { toPercent } from '@gosds/ghs/concentration';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import type { Differing, ListStore, Said } from '../chemicals/list-store.ts';
import type { Clock } from '../clock.ts';
import { collectFacts } from '../documents/collect-facts.ts';
import type { CollectedFacts, SheetMaker } from '../sheet-maker.ts';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { WatchCause, WatchedSheet } from './watch-store.ts';

export type ExamineDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly catalogue: SubstanceCatalogue;
  readonly lists: Pick<ListStore, 'record' | 'changesOf' | 'groupChangesOf'>;
  readonly sheets: Pick<SheetMaker, 'ahead' | 'since'>;
};

/** The facts of the sheet; undefined if the sheet cannot be made because a substance has left the catalogue. */
async function factsOf(
  { catalogue }: ExamineDeps,
  { draft }: WatchedSheet,
  today: Date,
): Promise<CollectedFacts | undefined> {
  try {
    return await collectFacts(catalogue, { draft, previous: undefined, today });
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

type LawCause = Extract<WatchCause, { kind: 'law' }>;

/** The effect of law that began since the sheet was made and that no earlier check has covered. */
async function touchedByLaw(
  deps: ExamineDeps,
  sheet: WatchedSheet,
  { after, day }: LawCause,
): Promise<WatchEffect | undefined> {
  const from = sheet.madeOn > after ? sheet.madeOn : after;
  if (from >= day) return undefined;
  const facts = await factsOf(deps, sheet, new Date(from));
  if (facts === undefined) return undefined;
  const ahead = await deps.sheets.ahead({ facts, until: day });
  const steps = ahead.steps.filter(({ redline }) => redline.length > 0);
  return steps.length === 0 ? undefined : { kind: 'law', steps };
}

const toSaid = ({ entry, threshold }: Said) => ({
  entry,
  threshold: threshold ? { percent: toPercent(threshold.at), isAbove: threshold.isAbove } : null,
});

/** The differences if the published sheet were made again with its edits; null if there is none. */
async function sinceItWasPublished(deps: ExamineDeps, sheet: WatchedSheet, facts: CollectedFacts) {
  if (sheet.documentId === null) return null;
  const published: PublishedSheet | undefined = await deps.work.stores.documents.findSheet(sheet.documentId);
  return published ? deps.sheets.since({ facts, published, edits: sheet.edits }) : null;
}

const bothSaid = ({ before, after }: Pick<Differing, 'before' | 'after'>) => ({
  before: before.map(toSaid),
  after: after.map(toSaid),
});

/** What the catalogue, else the user, calls the ingredient. */
const nameIn = ({ substances, draft }: CollectedFacts, cas: string): string =>
  [...substances.values()].find((substance) => substance.cas === cas)?.name ??
  draft.ingredients.find(({ casNumber }) => casNumber.trim() === cas)?.name ??
  cas;

type ListCause = Extract<WatchCause, { kind: 'list' }>;

async function touchedByList(
  deps: ExamineDeps,
  sheet: WatchedSheet,
  { change }: ListCause,
): Promise<WatchEffect | undefined> {
  const facts = await factsOf(deps, sheet, deps.clock());
  if (facts === undefined) return undefined;
  const ofCatalogue = [...facts.substances.values()].flatMap(({ cas }) => cas ?? []);
  const numbers = [...new Set([...ofCatalogue, ...(facts.listings?.keys() ?? [])])];
  if (numbers.length === 0) return undefined;
  const [list, changed, groups] = await Promise.all([
    deps.lists.record(change.list),
    deps.lists.changesOf(change, numbers),
    deps.lists.groupChangesOf(change, numbers),
  ]);
  if (list === undefined || changed === undefined || changed.length + groups.length === 0) return undefined;
  return {
    kind: 'list',
    ...change,
    title: list.title,
    ingredients: [
      ...changed.map(({ cas, name, ...said }) => ({
        ...{ cas: cas ?? '', name: name ?? nameIn(facts, cas ?? ''), group: null },
        ...bothSaid(said),
      })),
      ...groups.flatMap(({ mayName, name: group, ...said }) =>
        mayName.map((cas) => ({ cas, name: nameIn(facts, cas), group, ...bothSaid(said) })),
      ),
    ],
    sheet: await sinceItWasPublished(deps, sheet, facts),
    editedSentences: sheet.edits.length,
  };
}

/** The effect of an outside change on a sheet; undefined if there is none. */
export const examineSheet =
  (deps: ExamineDeps) =>
  (cause: WatchCause, sheet: WatchedSheet): Promise<WatchEffect | undefined> =>
    cause.kind === 'law' ? touchedByLaw(deps, sheet, cause) : touchedByList(deps, sheet, cause);
