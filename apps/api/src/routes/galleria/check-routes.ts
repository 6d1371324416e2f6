import { checkChemicals, type ShareOfProduct } from '@gosds/contract/galleria/check-chemicals';
import { listMatches } from '@gosds/contract/galleria/list-matches';
import { Problem } from '@gosds/contract/problem';
import { type Concentration, percent, toPercent } from '@gosds/ghs/concentration';
import type { ChemicalStore } from '@gosds/usecases/chemicals/chemical-store';
import { checkLines, type LineCheck } from '@gosds/usecases/chemicals/check-lines';
import { type JudgedEntry, type JudgedMatch, judgeProduct } from '@gosds/usecases/chemicals/judge-product';
import { rememberLists } from '@gosds/usecases/galleria/browse-lists';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';

const toShare = ({ lower, upper }: Concentration) => ({ from: toPercent(lower), to: toPercent(upper) });

export const toChecked = ({ text, verdict, chemical, expected, share, isShareFaulty }: LineCheck) => ({
  ...{ text, verdict, expected, isShareFaulty },
  share: share ? toShare(share) : null,
  lists: chemical?.listCount ?? null,
  chemical: chemical ? { MaterialId: chemical.number, Name: chemical.name, Cas: [...chemical.cas] } : null,
});

const fromShare = (share: ShareOfProduct | null): Concentration | undefined =>
  share ? { lower: percent(share.from), upper: percent(Math.max(share.from, share.to)) } : undefined;

export const toEntry = ({ entry, threshold, verdict }: JudgedEntry) => ({
  ...{ entry, verdict },
  threshold: threshold ? { percent: toPercent(threshold.at), isAbove: threshold.isAbove } : null,
});

const toMatch = ({ list, chemicals }: JudgedMatch) => ({
  list,
  chemicals: chemicals.map(({ number, verdict, entries }) => ({
    ...{ MaterialId: number, verdict },
    entries: entries.map(toEntry),
  })),
});

type Deps = { readonly chemicals: ChemicalStore; readonly limiter: RateLimiter };

/** Checks a product's whole list of ingredients against every list. */
export function checkRoutes({ chemicals, limiter }: Deps): readonly Route[] {
  const judge = judgeProduct({ chemicals, allLists: rememberLists(chemicals) });
  const mustBeLoaded = async () => {
    if ((await chemicals.state()) === null) throw new Problem('catalogue-loading');
  };
  return [
    route(
      checkChemicals,
      async (request) => {
        const asker = userOf(request).id;
        await limiter.take(policy.rateLimits.chemicalChecksPerUser, asker);
        await mustBeLoaded();
        const checked = await checkLines({ chemicals })(request.body.lines, asker);
        return { lines: checked.map(toChecked) };
      },
      { csrf: false },
    ),
    route(
      listMatches,
      async (request) => {
        await limiter.take(policy.rateLimits.listMatchesPerUser, userOf(request).id);
        await mustBeLoaded();
        const product = request.body.chemicals.map((each) => ({
          number: each.MaterialId,
          shares: each.shares.map(fromShare),
        }));
        const { matches, mayBeNamed, wholeLists } = await judge(product);
        return {
          matches: matches.map(toMatch),
          mayBeNamed: mayBeNamed.map(({ number, list, groups }) => ({ MaterialId: number, list, groups })),
          wholeLists,
        };
      },
      { csrf: false },
    ),
  ];
}
