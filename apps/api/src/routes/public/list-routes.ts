import { galleriaPageSize, maxGalleriaResults } from '@gosds/contract/galleria/chemical-search';
import { listsAPage } from '@gosds/contract/galleria/find-lists';
import { entriesAPage } from '@gosds/contract/galleria/list-page';
import {
  checkProduct,
  readChemical,
  readList,
  readListEntries,
  searchChemicals,
  searchLists,
} from '@gosds/contract/public/public-lists';
import { holderOf } from '../../http/key-guard.ts';
import type { Route } from '../../http/route.ts';
import type { UseCases } from '../../wire.ts';
import { toChecked, toEntry } from '../galleria/check-routes.ts';
import { wrongCasOf } from '../galleria/galleria-routes.ts';
import { toSaid } from '../galleria/list-routes.ts';
import { publicRoute } from './public-route.ts';

type Api = UseCases['public']['lists'];

const chemicalRoutes = (api: Api): readonly Route[] => [
  publicRoute(searchChemicals, async (request) => {
    const { text, page } = request.body;
    const query = { text, page, size: galleriaPageSize, most: maxGalleriaResults };
    const { met, total } = await api.search(holderOf(request).user.id, query);
    const chemicals = met.map(({ match, matched, summary }) => ({
      ...{
        number: summary.number,
        name: summary.name,
        cas: [...summary.cas],
        ec: summary.ec,
        formula: summary.formula,
      },
      ...{ synonyms: [...summary.synonyms], lists: summary.listCount, match, matched },
    }));
    return { chemicals, total, wrongCas: wrongCasOf(text) };
  }),

  publicRoute(readChemical, async (request) => {
    const { facts, listings, mayBeNamed } = await api.chemical(holderOf(request).user.id, request.params.number);
    const { listCount: _, ...shown } = facts;
    return { ...shown, listings, mayBeNamed };
  }),
];

/** Routes for chemicals and lists, and for checking a product against all lists. */
export const publicListRoutes = (api: Api): readonly Route[] => [
  ...chemicalRoutes(api),

  publicRoute(searchLists, (request) => api.find(holderOf(request).user.id, { ...request.body, size: listsAPage })),

  publicRoute(readList, (request) => api.list(holderOf(request).user.id, request.params.code)),

  publicRoute(readListEntries, async (request) => {
    const query = { ...request.params, ...request.body, size: entriesAPage };
    const { entries, total } = await api.entries(holderOf(request).user.id, query);
    return {
      entries: entries.map(({ number, cas, name, ...said }) => ({ number, cas, name, ...toSaid(said) })),
      total,
    };
  }),

  publicRoute(checkProduct, async (request) => {
    const { checked, matches, mayBeNamed, wholeLists } = await api.check(holderOf(request).user.id, request.body.lines);
    return {
      lines: checked.map((line) => {
        const { chemical, lists: _, ...checked } = toChecked(line);
        return {
          ...checked,
          chemical: chemical && { number: chemical.MaterialId, name: chemical.Name, cas: chemical.Cas },
        };
      }),
      matches: matches.map(({ list, chemicals }) => ({
        list,
        chemicals: chemicals.map(({ number, verdict, entries }) => ({
          number,
          verdict,
          entries: entries.map(toEntry),
        })),
      })),
      mayBeNamed: [...mayBeNamed],
      wholeLists: wholeLists.map(({ code }) => code),
    };
  }),
];
