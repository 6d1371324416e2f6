import { ownValue } from '@gosds/ghs/own-value';
import { substanceNamesByLanguage } from '@gosds/phrases/substance-names';
import type { Substance } from '@gosds/sheet/substance';
import { acidsBases } from './records/acids-bases.ts';
import { alcohols } from './records/alcohols.ts';
import { cleaners } from './records/cleaners.ts';
import { halogenatedSulphur } from './records/halogenated-sulphur.ts';
import { hydrocarbons } from './records/hydrocarbons.ts';
import { ketonesEsters } from './records/ketones-esters.ts';
import { oxidisersGases } from './records/oxidisers-gases.ts';
import { oxygenates } from './records/oxygenates.ts';
import { petroleum } from './records/petroleum.ts';
import { saltsMetals } from './records/salts-metals.ts';
import { solvents } from './records/solvents.ts';
import { activesAdditives } from './records/actives-additives.ts';
import { epoxidesIntermediates } from './records/epoxides-intermediates.ts';
import { intermediates } from './records/intermediates.ts';
import { aromatics } from './records/aromatics.ts';
import { biocides } from './records/biocides.ts';
import { epoxiesHardeners } from './records/epoxies-hardeners.ts';
import { fragrances } from './records/fragrances.ts';
import { isocyanatesAmines } from './records/isocyanates-amines.ts';
import { monomers } from './records/monomers.ts';
import { pigmentsPlasticisers } from './records/pigments-plasticisers.ts';
import { surfactants } from './records/surfactants.ts';
import { insecticides } from './records/insecticides.ts';
import { fungicides } from './records/fungicides.ts';
import { herbicides } from './records/herbicides.ts';
import { formulants } from './records/formulants.ts';
import { gases } from './records/gases.ts';
import { transitionMetals } from './records/transition-metals.ts';
import { mainGroupElements } from './records/main-group-elements.ts';
import { inorganicSalts } from './records/inorganic-salts.ts';
import { preservatives } from './records/preservatives.ts';
import { peroxidesInitiators } from './records/peroxides-initiators.ts';
import { pigmentsFlameRetardants } from './records/pigments-flame-retardants.ts';
import { reactiveChemicals } from './records/reactive-chemicals.ts';
import { oilsPolymers } from './records/oils-polymers.ts';
import { rubberSurfaceActives } from './records/rubber-surface-actives.ts';
import { solventsMonomersMore } from './records/solvents-monomers-more.ts';
import { cleaningFragrancesMore } from './records/cleaning-fragrances-more.ts';
import { franceLimits } from './france-limits-table.ts';
import { germanyLimits } from './germany-limits-table.ts';
import { gloveResistances } from './glove-resistances.ts';
import { italyLimits } from './italy-limits-table.ts';
import { ontarioLimits } from './ontario-limits.ts';
import { listingsOf } from './lists/listings.ts';
import { koreaLimits } from './korea-limits-table.ts';
import { japanControl } from './japan-control-table.ts';
import { japanStandards } from './japan-standards-table.ts';
import { chinaLimits } from './china-limits-table.ts';
import { polandLimits } from './poland-limits-table.ts';
import { readExposureLimits, readGloveResistance, readList } from './record-notation.ts';
import { tradeNames } from './trade-names-table.ts';
import { findMatches, indexNames, type FurtherNames, type Match } from './substance-search.ts';

const families: readonly (readonly Substance[])[] = [
  alcohols,
  ketonesEsters,
  hydrocarbons,
  halogenatedSulphur,
  oxygenates,
  aromatics,
  intermediates,
  epoxidesIntermediates,
  solvents,
  petroleum,
  acidsBases,
  oxidisersGases,
  saltsMetals,
  cleaners,
  activesAdditives,
  biocides,
  epoxiesHardeners,
  fragrances,
  isocyanatesAmines,
  monomers,
  pigmentsPlasticisers,
  surfactants,
  insecticides,
  fungicides,
  herbicides,
  formulants,
  gases,
  transitionMetals,
  mainGroupElements,
  inorganicSalts,
  preservatives,
  peroxidesInitiators,
  pigmentsFlameRetardants,
  reactiveChemicals,
  oilsPolymers,
  rubberSurfaceActives,
  solventsMonomersMore,
  cleaningFragrancesMore,
];

/** Lists that stand in tables of their own, by their source. */
const nationalTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ontario: ontarioLimits,
  poland: polandLimits,
  china: chinaLimits,
  korea: koreaLimits,
  'japan-control': japanControl,
  'japan-standards': japanStandards,
  ...franceLimits,
  ...germanyLimits,
  ...italyLimits,
};

/** The limits of those lists, behind those written with the record. */
function withNationalLimits(substance: Substance): Substance {
  const { cas } = substance;
  if (cas === undefined) return substance;
  const added = Object.entries(nationalTables).flatMap(([list, limits]) => {
    const text = ownValue(limits, cas);
    return text === undefined ? [] : readExposureLimits(list, text);
  });
  return added.length === 0 ? substance : { ...substance, exposureLimits: [...substance.exposureLimits, ...added] };
}

/** Solutions that give off the gas whose limits hold for the air above them, and the formula of the gas. */
const gasOfSolution: Readonly<Record<string, readonly [cas: string, formula: string]>> = {
  '1336-21-6': ['7664-41-7', 'NH3'],
};

/** A limit for the air is that of the gas, whether it comes from a cylinder or from its solution. */
function withLimitsOfGas(substance: Substance, _: number, all: readonly Substance[]): Substance {
  const [cas, formula] = ownValue(gasOfSolution, substance.cas ?? '') ?? [];
  const gas = all.find((each) => cas !== undefined && each.cas === cas);
  if (!gas || formula === undefined) return substance;
  const own = gas.exposureLimits.map((limit) => ({
    ...limit,
    notation: [limit.notation, `as ${formula}`].filter((text) => text !== undefined).join(', '),
  }));
  return { ...substance, exposureLimits: own };
}

/** What glove materials hold back, which stands in a table of its own; of a gas only its solutions were tested. */
function withGloves(substance: Substance): Substance {
  const bySource = substance.cas === undefined ? undefined : ownValue(gloveResistances, substance.cas);
  if (!bySource) return substance;
  const gloves = Object.entries(bySource)
    .flatMap(([source, text]) => readList(text).map((notation) => readGloveResistance(source, notation)))
    .filter(({ upToPercent }) => substance.properties.state !== 'gas' || upToPercent !== undefined);
  return { ...substance, gloves };
}

/** What the lists of laws say of it, which stands in tables by number. */
const withListings = (substance: Substance): Substance =>
  substance.cas === undefined ? substance : { ...substance, listings: listingsOf(substance.cas) };

/** Every substance that ships with the product, one family of records after another. */
export const substances: readonly Substance[] = families
  .flat()
  .map(withNationalLimits)
  .map(withLimitsOfGas)
  .map(withGloves)
  .map(withListings);

const byMaterialId = new Map(substances.map((substance) => [substance.materialId, substance]));

/** Where two records share a CAS number (a gas and its solution), the first is what a recipe most often means. */
const byCas = new Map(substances.toReversed().map((substance) => [substance.cas, substance]));

/** What the substances are called in the languages of the sheets, by the catalogue's name. */
function namesInLanguages(): ReadonlyMap<string, FurtherNames> {
  const namesOf = new Map<string, { readonly names: string[]; readonly synonyms: string[] }>();
  const of = (name: string) => {
    const known = namesOf.get(name) ?? { names: [], synonyms: [] };
    namesOf.set(name, known);
    return known;
  };
  for (const printed of Object.values(substanceNamesByLanguage)) {
    for (const [name, own] of Object.entries(printed)) of(name).names.push(own);
  }
  for (const [name, others] of Object.entries(tradeNames)) of(name).synonyms.push(...others.split('; '));
  return namesOf;
}

const index = indexNames(substances, namesInLanguages());

export function findByMaterialId(materialId: number): Substance | undefined {
  return byMaterialId.get(materialId);
}

export function findByCas(cas: string): Substance | undefined {
  return byCas.get(cas.trim());
}

/** Substances whose name in any language, synonym or CAS number meets the typed key, the nearest first. */
export function search(key: string, limit = 20): readonly Match[] {
  return findMatches(index, key, limit);
}
