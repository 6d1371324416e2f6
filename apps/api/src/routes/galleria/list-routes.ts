import { findLists, listsAPage } from '@gosds/contract/galleria/find-lists';
import { entriesAPage, getList, listDifference, listEntries } from '@gosds/contract/galleria/list-page';
import { Problem } from '@gosds/contract/problem';
import { toPercent } from '@gosds/ghs/concentration';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import { listsWith } from '@gosds/usecases/chemicals/lists-with';
import type { ListStore, Named, Said } from '@gosds/usecases/chemicals/list-store';
import { rememberLists } from '@gosds/usecases/galleria/browse-lists';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';

export const toSaid = ({ entry, threshold }: Said) => ({
  entry,
  threshold: threshold ? { percent: toPercent(threshold.at), isAbove: threshold.isAbove } : null,
});

const toNamed = ({ number, cas, name }: Named) => ({ MaterialId: number, cas, name });

type Deps = { readonly chemicals: ChemicalStore; readonly lists: ListStore; readonly limiter: RateLimiter };

/** The pages of the regulatory lists: the directory, a list, its entries, and differences. */
export function listRoutes({ chemicals, lists, limiter }: Deps): readonly Route[] {
  const allLists = rememberLists(chemicals);
  const start = async (userId: string) => {
    await limiter.take(policy.rateLimits.chemicalsPerUser, userId);
    if ((await chemicals.state()) === null) throw new Problem('catalogue-loading');
  };
  return [
    route(
      findLists,
      async (request) => {
        await start(userOf(request).id);
        const { page, ...narrowed } = request.body;
        const all = await allLists();
        const found = listsWith(all, narrowed);
        return {
          lists: found.slice(page * listsAPage, (page + 1) * listsAPage),
          total: found.length,
          countries: [...new Set(all.map(({ country }) => country))],
        };
      },
      { csrf: false },
    ),
    route(getList, async (request) => {
      await start(userOf(request).id);
      const { code } = request.params;
      const list = await lists.record(code);
      if (list === undefined) throw new Problem('not-found');
      return { list, editions: await lists.editions(code) };
    }),
    route(
      listEntries,
      async (request) => {
        await start(userOf(request).id);
        const { version, text, page } = request.body;
        const found = await lists.entries({ ...request.params, version }, { text, page, size: entriesAPage });
        if (found === undefined) throw new Problem('not-found');
        return { ...found, entries: found.entries.map((each) => ({ ...toNamed(each), ...toSaid(each) })) };
      },
      { csrf: false },
    ),
    route(
      listDifference,
      async (request) => {
        await limiter.take(policy.rateLimits.listDifferencesPerUser, userOf(request).id);
        await start(userOf(request).id);
        const { first, second, ...question } = request.body;
        const found = await lists.difference(first, second, { ...question, size: entriesAPage });
        if (found === undefined) throw new Problem('not-found');
        const rows = found.rows.map((row) => ({
          ...toNamed(row),
          ...{ before: row.before.map(toSaid), after: row.after.map(toSaid) },
        }));
        return { counts: found.counts, rows };
      },
      { csrf: false },
    ),
  ];
}
