import type { ClassOutcome } from '@gosds/ghs/classification';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { marketAsOf, marketIds } from '@gosds/ghs/markets/market-as-of';
import type { PhysicalState } from '@gosds/ghs/mixture';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { exampleCountryOf } from '../profiles/countries.ts';
import type { Substance } from '../substance.ts';
import { mixtureOf } from './mixture-of.ts';

/** Markets that classify a substance alike in every class. */
export type ClassesOfMarkets = {
  readonly markets: readonly JurisdictionId[];
  /** One outcome for each class, in the order of the classes. */
  readonly outcomes: readonly ClassOutcome[];
  /** Codes of supplemental statements, such as `EUH066`. */
  readonly supplemental: readonly string[];
};

/** The classes that at least one market gives a substance, and the outcome in each market. */
export type ClassesByMarket = {
  readonly classes: readonly HazardClass[];
  readonly columns: readonly ClassesOfMarkets[];
};

const stateOf: Readonly<Record<PhysicalState, Draft['properties']['state']>> = {
  gas: 'Gas',
  liquid: 'Liquid',
  solid: 'Solid',
  aerosol: 'Aerosol',
};

/** A draft for a sheet of the substance alone in a country. */
function draftOf({ materialId, name, properties }: Substance, country: string): Draft {
  const empty = emptyDraft();
  const [row] = empty.ingredients;
  return {
    ...empty,
    description: { ...empty.description, country },
    properties: { ...empty.properties, state: properties.state === undefined ? '' : stateOf[properties.state] },
    ingredients: row ? [{ ...row, name, materialId, proportion: '100' }] : [],
  };
}

const written = ({ outcomes, supplemental }: Omit<ClassesOfMarkets, 'markets'>): string =>
  JSON.stringify([outcomes.map(({ status, hazards }) => [status, hazards]), supplemental]);

/** The classification of a catalogue substance by the rules of each market on a day, an ISO date. */
export function classesByMarket(substance: Substance, day: string): ClassesByMarket {
  const substances = new Map([[substance.materialId, substance]]);
  const sides = marketIds.flatMap((market) => {
    const country = exampleCountryOf(market);
    if (country === null) return [];
    const mixture = mixtureOf(parseDraft(draftOf(substance, country)), substances, day);
    return classifyMixture(mixture, marketAsOf(market, day));
  });
  const given = new Set(
    sides.flatMap(({ outcomes }) =>
      outcomes.filter(({ hazards }) => hazards.length > 0).map(({ hazardClass }) => hazardClass),
    ),
  );
  // The order of the outcomes, not that in which markets first give a class.
  const order = new Set(sides.flatMap(({ outcomes }) => outcomes.map(({ hazardClass }) => hazardClass)));
  const classes = [...order].filter((hazardClass) => given.has(hazardClass));
  const columns = new Map<string, ClassesOfMarkets>();
  for (const { market, outcomes, supplemental } of sides) {
    const column = {
      outcomes: classes.flatMap((wanted) => outcomes.find(({ hazardClass }) => hazardClass === wanted) ?? []),
      supplemental: supplemental.map(({ code }) => code),
    };
    const key = written(column);
    columns.set(key, { ...column, markets: [...(columns.get(key)?.markets ?? []), market] });
  }
  return { classes, columns: [...columns.values()] };
}
