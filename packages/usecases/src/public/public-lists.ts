import { Problem } from '@gosds/contract/problem';
import type { ChemicalStore, ListFacts } from '../chemicals/chemical-store.ts';
import { checkLines } from '../chemicals/check-lines.ts';
import { listedGroups, type ListedGroups } from '../chemicals/listed-groups.ts';
import { type JudgedMatch, judgeProduct, type ProductChemical } from '../chemicals/judge-product.ts';
import type { EditionKey, ListStore, Page } from '../chemicals/list-store.ts';
import { listsWith } from '../chemicals/lists-with.ts';
import { policy } from '../policy.ts';
import type { RateLimiter } from '../rate-limiter.ts';

export type PublicListDeps = {
  readonly chemicals: ChemicalStore;
  readonly lists: ListStore;
  readonly limiter: RateLimiter;
  readonly allLists: () => Promise<readonly ListFacts[]>;
};

const limits = {
  search: policy.rateLimits.chemicalSearchesPerUser,
  read: policy.rateLimits.chemicalsPerUser,
  check: policy.rateLimits.chemicalChecksPerUser,
} as const;

/** Chemicals judged in one go; other requests are served in between (decision 0108). */
const judgedAtOnce = 10;

async function found<T>(search: Promise<T | undefined>): Promise<T> {
  const answer = await search;
  if (answer === undefined) throw new Problem('not-found');
  return answer;
}

/** The chemicals of the lines, without repetition, with their concentration on each line. */
function productOf(checked: Awaited<ReturnType<ReturnType<typeof checkLines>>>): readonly ProductChemical[] {
  const shares = new Map<number, ProductChemical['shares'][number][]>();
  for (const { chemical, share } of checked) {
    if (chemical) shares.set(chemical.number, [...(shares.get(chemical.number) ?? []), share]);
  }
  return [...shares].map(([number, each]) => ({ number, shares: each }));
}

/** Joins the matches of all parts of the product, one per list. */
function joined(matches: readonly JudgedMatch[]): readonly JudgedMatch[] {
  const byList = new Map<string, JudgedMatch>();
  for (const match of matches) {
    const known = byList.get(match.list.code);
    byList.set(match.list.code, known ? { ...known, chemicals: [...known.chemicals, ...match.chemicals] } : match);
  }
  return [...byList.values()];
}

/** Public API calls for chemicals and lists. All throw Problem `catalogue-loading` until the catalogue is loaded. */
export function publicLists({ chemicals, lists, limiter, allLists }: PublicListDeps) {
  const judge = judgeProduct({ chemicals, allLists });
  const groupsOf = listedGroups({ chemicals, allLists });
  const start = async (userId: string, limit: keyof typeof limits) => {
    await limiter.take(limits[limit], userId);
    if ((await chemicals.state()) === null) throw new Problem('catalogue-loading');
  };
  return {
    async search(userId: string, { text, page, size, most }: Page & { readonly text: string; readonly most: number }) {
      await start(userId, 'search');
      const all = await chemicals.search(text, most, userId);
      const shown = all.slice(page * size, (page + 1) * size);
      const summaries = await chemicals.summaries(shown.map(({ number }) => number));
      const byNumber = new Map(summaries.map((summary) => [summary.number, summary]));
      const met = shown.flatMap((each) => {
        const summary = byNumber.get(each.number);
        return summary ? [{ ...each, summary }] : [];
      });
      return { met, total: all.length };
    },
    async chemical(userId: string, number: number) {
      await start(userId, 'read');
      const facts = await found(chemicals.find(number));
      const [listings, mayBeNamed] = await Promise.all([chemicals.listingsOf(number), groupsOf([number])]);
      return { facts, listings, mayBeNamed };
    },
    async find(userId: string, { page, size, ...narrowed }: Page & Parameters<typeof listsWith>[1]) {
      await start(userId, 'read');
      const all = listsWith(await allLists(), narrowed);
      return { lists: all.slice(page * size, (page + 1) * size), total: all.length };
    },
    async list(userId: string, code: string) {
      await start(userId, 'read');
      const list = await found(lists.record(code));
      return { list, editions: await lists.editions(code) };
    },
    async entries(userId: string, { text, page, size, ...key }: EditionKey & Page & { readonly text: string }) {
      await start(userId, 'read');
      return found(lists.entries(key, { text, page, size }));
    },
    async check(userId: string, lines: readonly string[]) {
      await start(userId, 'check');
      const checked = await checkLines({ chemicals })(lines, userId);
      const product = productOf(checked);
      const matches: JudgedMatch[] = [];
      const mayBeNamed: ListedGroups[] = [];
      let wholeLists: readonly ListFacts[] = [];
      for (let at = 0; at < Math.max(product.length, 1); at += judgedAtOnce) {
        const judged = await judge(product.slice(at, at + judgedAtOnce));
        matches.push(...judged.matches);
        mayBeNamed.push(...judged.mayBeNamed);
        ({ wholeLists } = judged);
      }
      return { checked, matches: joined(matches), mayBeNamed, wholeLists };
    },
  };
}
