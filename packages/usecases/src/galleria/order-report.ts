import type { Place } from '@gosds/catalogue/galleria/places';
import { industries as allIndustries } from '@gosds/catalogue/galleria/places';
import { maxDataPoints } from '@gosds/contract/galleria/galleria-places';
import { Problem } from '@gosds/contract/problem';
import type { ChemicalStore, ListFacts } from '../chemicals/chemical-store.ts';
import { isoDate, type Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { isForIndustries, listsAt } from './list-tree.ts';
import type { DataPoint, Report, ReportTerms } from './report.ts';

export type ReportOrder = {
  readonly userId: string;
  readonly materialId: number;
  readonly place: Place;
  /** Codes, or `all` for every list of the place. */
  readonly lists: readonly string[] | 'all';
  /** Codes; undefined for no filter, as when all are chosen. */
  readonly industries: readonly string[] | undefined;
};

export type OrderReportDeps = {
  readonly work: UnitOfWork;
  readonly chemicals: Pick<ChemicalStore, 'find' | 'listingsOf' | 'groupsNaming'>;
  readonly allLists: () => Promise<readonly ListFacts[]>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

const refuse = (message: string): never => {
  throw new Problem('validation', { fields: { Lists: message } });
};

/** The facts that set the price. `industries` is empty if the request gave no choice of industries. */
export function reportTerms({ lists, industries }: Pick<ReportOrder, 'lists' | 'industries'>): ReportTerms {
  if (lists === 'all') return { scope: 'all-lists', industries: 0 };
  if (industries === undefined || industries.length === allIndustries.length)
    return { scope: 'all-industries', industries: allIndustries.length };
  return { scope: industries.length === 0 ? 'no-industries' : 'industries', industries: industries.length };
}

/** The lists of the report. Throws a Problem if there are none or too many, or if one does not exist. */
export function chosenLists(
  all: readonly ListFacts[],
  { place, lists, industries = [] }: Pick<ReportOrder, 'place' | 'lists' | 'industries'>,
): readonly ListFacts[] {
  const held = listsAt(all, place);
  const codes = new Set(lists === 'all' ? held.map(({ code }) => code) : lists);
  const chosen = held.filter(({ code }) => codes.has(code));
  if (codes.size === 0) return refuse('Choose at least one data point.');
  if (chosen.length < codes.size) return refuse('A chosen list is not there any more. Please choose again.');
  if (chosen.length > maxDataPoints) return refuse(`Choose ${maxDataPoints} data points at most.`);
  const kept = lists === 'all' ? chosen : chosen.filter((list) => isForIndustries(list, industries));
  return kept.length > 0 ? kept : refuse('None of the chosen lists is for these industries.');
}

function toPoint(list: ListFacts, found: Pick<DataPoint, 'entries' | 'groups'>): DataPoint {
  const { code, country, topic, title, authority, act, version, completeness, licence } = list;
  return { code, country, topic, title, authority, act, version, completeness, licence, ...found };
}

async function readReport({ chemicals, allLists, clock }: OrderReportDeps, order: ReportOrder): Promise<Report> {
  const facts = await chemicals.find(order.materialId);
  if (!facts) throw new Problem('not-found');
  const lists = chosenLists(await allLists(), order);
  const entriesByList = new Map(
    (await chemicals.listingsOf(order.materialId)).map((each) => [each.list.code, each.entries]),
  );
  const { number, name, cas, ec, formula, synonyms } = facts;
  const groups = new Map((await chemicals.groupsNaming([order.materialId])).map((each) => [each.code, each.groups]));
  return {
    chemical: { number, name, cas: [...cas], ec, formula, synonyms: [...synonyms] },
    readOn: isoDate(clock()),
    points: lists.map((list) => {
      const entries = [...(entriesByList.get(list.code) ?? [])];
      return toPoint(list, { entries, groups: [...(groups.get(list.code) ?? [])] });
    }),
  };
}

/** Opens the order for a report with today's data points. Returns the order's id. */
export const orderReport =
  (deps: OrderReportDeps) =>
  async (order: ReportOrder): Promise<string> => {
    const { work, limiter, clock } = deps;
    await limiter.take(policy.rateLimits.reportOrdersPerUser, order.userId);
    const report = await readReport(deps, order);
    const opened = { userId: order.userId, place: order.place, report, ...reportTerms(order) };
    return work.transaction(({ reports }) => reports.open(opened, clock()));
  };
