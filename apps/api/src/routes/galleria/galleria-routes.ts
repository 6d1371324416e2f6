import { galleriaPageSize, galleriaSearch, maxGalleriaResults } from '@gosds/contract/galleria/chemical-search';
import { galleriaState } from '@gosds/contract/galleria/galleria-state';
import { getChemical } from '@gosds/contract/galleria/get-chemical';
import { Problem } from '@gosds/contract/problem';
import type { ChemicalStore, ChemicalSummary, FoundChemical } from '@gosds/usecases/chemicals/chemical-store';
import { listedGroups } from '@gosds/usecases/chemicals/listed-groups';
import { queryKinds } from '@gosds/usecases/chemicals/query-kind';
import { rememberLists } from '@gosds/usecases/galleria/browse-lists';
import { policy } from '@gosds/usecases/policy';
import type { RateLimiter } from '@gosds/usecases/rate-limiter';
import { type Route, route } from '../../http/route.ts';
import { userOf } from '../../http/session-guard.ts';

function toFound(found: FoundChemical, summary: ChemicalSummary) {
  return {
    Name: summary.name,
    Cas: [...summary.cas],
    Ec: summary.ec,
    Formula: summary.formula,
    CwNo: `CW${summary.number}`,
    Un: [...new Set(summary.goods.map(({ un }) => un))],
    DGC: [...new Set(summary.goods.map((good) => good.class))],
    Synonyms: [...summary.synonyms],
    GcNo: [],
    GroupCode: [],
    MaterialId: summary.number,
    Lists: summary.listCount,
    Match: found.match,
    Matched: found.matched,
  };
}

/** The CAS number in the text if its check digit is wrong; else null. */
export function wrongCasOf(pattern: string) {
  const wrong = queryKinds(pattern).find((query) => query.kind === 'wrong-check-digit');
  return wrong?.kind === 'wrong-check-digit' ? { cas: wrong.cas, expected: wrong.expected } : null;
}

type Deps = { readonly chemicals: ChemicalStore; readonly limiter: RateLimiter };

/** The search for chemicals. Throws Problem `catalogue-loading` until the first load is complete. */
export function galleriaRoutes({ chemicals, limiter }: Deps): readonly Route[] {
  const mustBeLoaded = async () => {
    if ((await chemicals.state()) === null) throw new Problem('catalogue-loading');
  };
  const groupsOf = listedGroups({ chemicals, allLists: rememberLists(chemicals) });
  return [
    route(galleriaState, async () => {
      const [state, loading] = await Promise.all([chemicals.state(), chemicals.loading()]);
      return { loading: loading ?? null, catalogue: state && { ...state, loadedAt: state.loadedAt.toISOString() } };
    }),
    route(
      galleriaSearch,
      async (request) => {
        const asker = userOf(request).id;
        await limiter.take(policy.rateLimits.chemicalSearchesPerUser, asker);
        await mustBeLoaded();
        const { pattern, page } = request.body;
        const found = await chemicals.search(pattern, maxGalleriaResults, asker);
        const shown = found.slice(page * galleriaPageSize, (page + 1) * galleriaPageSize);
        const summaries = await chemicals.summaries(shown.map(({ number }) => number));
        const byNumber = new Map(summaries.map((summary) => [summary.number, summary]));
        const body = shown.flatMap((each) => {
          const summary = byNumber.get(each.number);
          return summary ? [toFound(each, summary)] : [];
        });
        return { data: { body, total: found.length, wrongCas: wrongCasOf(pattern) } };
      },
      { csrf: false, session: 'recent' },
    ),
    route(getChemical, async (request) => {
      await limiter.take(policy.rateLimits.chemicalsPerUser, userOf(request).id);
      await mustBeLoaded();
      const { materialId } = request.params;
      const facts = await chemicals.find(materialId);
      if (facts === undefined) throw new Problem('not-found');
      const { listCount: _, ...shown } = facts;
      const [listings, mayBeNamed] = await Promise.all([chemicals.listingsOf(materialId), groupsOf([materialId])]);
      return { ...shown, listings, mayBeNamed };
    }),
  ];
}
