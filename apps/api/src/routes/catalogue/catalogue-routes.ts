import { getConfig } from '@gosds/contract/catalogue/get-config';
import { ownValue } from '@gosds/ghs/own-value';
import { getListings } from '@gosds/contract/catalogue/get-listings';
import { getSubstance, writeSubstanceFacts } from '@gosds/contract/catalogue/get-substance';
import { languagesForCountry } from '@gosds/contract/catalogue/languages-for-country';
import { reachUses } from '@gosds/contract/catalogue/reach-uses';
import { searchIngredients } from '@gosds/contract/catalogue/search-ingredients';
import type { ResponseOf } from '@gosds/contract/call';
import { Problem } from '@gosds/contract/problem';
import { countries, documentTypeOf, type Language, languagesOf, notSpecified } from '@gosds/sheet/profiles/countries';
import { loadCodeNames } from '@gosds/sheet/draft/use/load-code-names';
import { listOfDescriptor } from '@gosds/sheet/draft/use/list-of-descriptor';
import { useDescriptorNames } from '@gosds/sheet/generated/use-descriptor-names';
import { policy } from '@gosds/usecases/policy';
import type { RateLimit, RateLimiter } from '@gosds/usecases/rate-limiter';
import type { SubstanceCatalogue } from '@gosds/usecases/substance-catalogue';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import { etagOf } from '../../http/etag.ts';
import { type Route, route } from '../../http/route.ts';

// Without the response schema, because `writeSubstanceFacts` writes the response.
const { method, path, summary, params } = getSubstance;
const writtenSubstance = { method, path, summary, params } as const;

const toEntry = ({ id, name, tag }: Language) => ({ Id: id, Name: name, Code: tag });

/** The tag of a language given by its tag or number. */
const tagOf = (languageId: string | number): string =>
  countries.flatMap(languagesOf).find(({ id }) => id === languageId)?.tag ?? String(languageId);

async function listedUses(languageId: string | number) {
  const names = await loadCodeNames(tagOf(languageId));
  return useDescriptorNames.map(([Code, name]) => ({
    List: listOfDescriptor(Code),
    Code,
    Name: ownValue(names, Code) ?? name,
  }));
}

/** Facts that do not change while the service runs. */
type ServiceFacts = Pick<ResponseOf<typeof getConfig>, 'limits' | 'payments' | 'features' | 'emergencyResponse'>;

const languageEntries = () => {
  const all = countries.flatMap((country) => languagesOf(country).map(toEntry));
  return [...new Map(all.map((entry) => [entry.Id, entry])).values()];
};

type CatalogueAdapters = {
  readonly catalogue: SubstanceCatalogue;
  readonly limiter: RateLimiter;
  readonly shownPrices: () => Promise<ResponseOf<typeof getConfig>['prices']>;
};

const { visitorSearchesPerAddress, visitorSubstancesPerAddress } = policy.rateLimits;

/** Counts a request of a visitor who is not signed in against the limit. */
async function countVisitor(limiter: RateLimiter, request: FastifyRequest, limit: RateLimit): Promise<void> {
  if (!request.session) await limiter.take(limit, callerOf(request).ip);
}

export function catalogueRoutes(adapters: CatalogueAdapters, facts: ServiceFacts): readonly Route[] {
  const { catalogue, limiter, shownPrices } = adapters;
  const config = {
    countries: countries.map(({ code, name }) => ({ id: code, name, documentType: documentTypeOf(code) })),
    languages: languageEntries(),
    ...facts,
  };
  return [
    route(getConfig, async () => ({ ...config, prices: await shownPrices() }), { access: 'anyone' }),

    route(
      languagesForCountry,
      async ({ body: { countryId } }) => {
        const country = countries.find(({ id, code }) => countryId === code || Number(countryId) === id);
        return { data: languagesOf(country ?? notSpecified).map(toEntry) };
      },
      { access: 'anyone', csrf: false },
    ),

    route(reachUses, ({ body }) => listedUses(body.languageId), { access: 'anyone', csrf: false }),

    route(
      searchIngredients,
      async (request) => {
        await countVisitor(limiter, request, visitorSearchesPerAddress);
        return [...(await catalogue.search(request.body.key, policy.listed.substanceMatches))];
      },
      { access: 'public', csrf: false },
    ),

    route(getListings, async (request, reply) => {
      void reply.header('cache-control', 'private, max-age=300');
      return { listings: await catalogue.listings(request.params.casNumber) };
    }),

    route(
      writtenSubstance,
      async (request, reply) => {
        await countVisitor(limiter, request, visitorSubstancesPerAddress);
        const found = await catalogue.find(request.params.materialId);
        if (!found) throw new Problem('not-found');
        const json = writeSubstanceFacts(found);
        const tag = etagOf(json);
        void reply.header('etag', tag).header('cache-control', 'private, max-age=300');
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply
          .type('application/json; charset=utf-8')
          .serializer((text: unknown) => String(text))
          .send(json);
      },
      { access: 'public' },
    ),
  ];
}
