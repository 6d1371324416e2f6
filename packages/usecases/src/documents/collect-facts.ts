import { Problem } from '@gosds/contract/problem';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import { writtenFinding } from '@gosds/sheet/review/written-finding';
import { found } from '@gosds/sheet/review/entries/entry-check';
import { entryChecks } from '@gosds/sheet/review/entries/entry-checks-table';
import { catalogueRows, typedNumbers } from '@gosds/sheet/draft/recipe-rows';
import type { PublishedSheet } from '@gosds/sheet/versions/published-sheet';
import { isoDate } from '../clock.ts';
import type { CollectedFacts } from '../sheet-maker.ts';
import type { SubstanceCatalogue } from '../substance-catalogue.ts';

export type FactsRequest = {
  readonly draft: Draft;
  /** The published version that this one replaces. */
  readonly previous: PublishedSheet | undefined;
  readonly today: Date;
  /** The operator's offer. The sheet names it if the draft chose emergency response. */
  readonly emergencyResponse?: EmergencyResponse | undefined;
};

/**
 * Collects the facts for a sheet from today's catalogue. Throws Problem `sheet-incomplete` if a substance has left the
 * catalogue.
 */
export async function collectFacts(catalogue: SubstanceCatalogue, request: FactsRequest): Promise<CollectedFacts> {
  const { draft, previous, emergencyResponse } = request;
  const today = isoDate(request.today);
  const used = catalogueRows(draft);
  const looked = await Promise.all(
    used.map(async (each) => ({ ...each, facts: await catalogue.find(each.materialId) })),
  );
  const findings = looked
    .filter(({ facts }) => !facts)
    .map(({ path }) => writtenFinding(found(entryChecks.leftCatalogue, `${path}.name`)));
  if (findings.length > 0) throw new Problem('sheet-incomplete', { findings });
  const listings = await Promise.all(
    typedNumbers(draft).map(async (cas) => [cas, await catalogue.listings(cas)] as const),
  );
  const known = looked.flatMap(({ facts }) => (facts ? [facts] : []));
  return {
    draft,
    substances: new Map(known.map(({ substance }) => [substance.materialId, substance])),
    listings: new Map(listings),
    sources: new Map(known.flatMap(({ sources }) => sources.map((source) => [source.id, source] as const))),
    issueDate: today,
    revisionDate: today,
    version: '1.0',
    previous,
    emergencyResponse,
  };
}
