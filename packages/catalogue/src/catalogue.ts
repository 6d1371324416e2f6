import type { CompiledFacts, CompiledSubstance } from '@gosds/data/compiled-substance';
import { substanceNamesByLanguage } from '@gosds/phrases/generated/substance-names';
import type { ExposureLimit, Substance } from '@gosds/sheet/substance';
import { compiledLimits } from './generated/compiled-limits.ts';
import { compiledSubstances } from './generated/compiled-substances.ts';
import { listingsOf } from './lists/listings.ts';
import { substanceFromData } from './substance-from-data.ts';
import { findMatches, type Match } from './search/find-matches.ts';
import { indexInSteps, indexNames, type NameIndex, type SearchFacts } from './search/index-names.ts';

const limitsByCas = new Map(compiledLimits.map(({ cas, limits }) => [cas, limits]));
const compiledById = new Map(compiledSubstances.map((compiled) => [compiled.facts.materialId, compiled]));

const limitsOf = ({ cas = '' }: CompiledFacts): readonly ExposureLimit[] => limitsByCas.get(cas) ?? [];

/** The exposure limit in air is that of the gas, from a cylinder or from its solution. */
const limitsOfGas = (gas: CompiledFacts): readonly ExposureLimit[] =>
  limitsOf(gas).map((limit) => ({
    ...limit,
    notation: [limit.notation, `as ${gas.formula ?? gas.name}`].filter((text) => text !== undefined).join(', '),
  }));

function exposureLimitsOf({ facts, givesOff }: CompiledSubstance): readonly ExposureLimit[] {
  const gas = givesOff === undefined ? undefined : compiledById.get(givesOff);
  return gas ? limitsOfGas(gas.facts) : limitsOf(facts);
}

/** Every substance shipped with the product, in the order of `data/substances/substances.csv`. */
export const substances: readonly Substance[] = compiledSubstances.map((compiled) => ({
  ...substanceFromData(compiled.facts),
  exposureLimits: exposureLimitsOf(compiled),
  ...(compiled.facts.cas === undefined ? {} : { listings: listingsOf(compiled.facts.cas) }),
}));

const byMaterialId = new Map(substances.map((substance) => [substance.materialId, substance]));

/** If two records share a CAS number (a gas and its solution), the first is the usual one in a recipe. */
const byCas = new Map(substances.toReversed().map((substance) => [substance.cas, substance]));

/** Search data of the substances that their records do not have, by catalogue name. */
function searchFacts(): ReadonlyMap<string, SearchFacts> {
  const names = new Map<string, string[]>();
  for (const printed of Object.values(substanceNamesByLanguage)) {
    for (const [name, own] of Object.entries(printed)) names.set(name, [...(names.get(name) ?? []), own]);
  }
  return new Map(
    compiledSubstances.map(({ facts: { name, names: byLanguage = {} }, tradeNames = [], tonnes }) => [
      name,
      { names: names.get(name) ?? [], tradeNames: [...tradeNames, ...Object.values(byLanguage)], tonnes },
    ]),
  );
}

const built: { index?: NameIndex } = {};

/** Built at the first search, so that look-ups by number do not wait for it. */
const nameIndex = (): NameIndex => (built.index ??= indexNames(substances, searchFacts()));

/** Builds the index of `search` in steps, so that the thread can do other work between them. */
export function* prepareSearch(): Generator<undefined, void, undefined> {
  if (built.index) return;
  const index = yield* indexInSteps(substances, searchFacts());
  built.index ??= index;
}

export function findByMaterialId(materialId: number): Substance | undefined {
  return byMaterialId.get(materialId);
}

export function findByCas(cas: string): Substance | undefined {
  return byCas.get(cas.trim());
}

/** Substances whose name in any language, synonym, number or formula matches the key, best first. */
export function search(key: string, limit = 20): readonly Match[] {
  return findMatches(nameIndex(), key, limit);
}
