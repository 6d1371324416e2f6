import type { Classification } from '@gosds/ghs/classification';
import type { Measure, Mixture } from '@gosds/ghs/mixture';
import type { TransportInput } from '@gosds/transport/transport-input';
import type { Draft } from './draft.ts';
import { productKindOf } from './product-kind.ts';
import { measureOf } from './quantity.ts';
import { readViscousLiquid } from './read-product-tests.ts';
import { recipeRows } from './recipe-rows.ts';
import { isConfidential } from './shown-name.ts';
import type { Substance } from '../substance.ts';
import { vapourToxicityOf } from './vapour-toxicity-of.ts';

type Known = {
  readonly draft: Draft;
  readonly substances: ReadonlyMap<number, Substance>;
  readonly mixture: Mixture;
  readonly classification: Classification;
};

/** UN numbers by ingredient id; none for an ingredient whose name is hidden, since the entry would tell it. */
function unNumbersOf({ draft, substances }: Known): Readonly<Record<string, string>> {
  const numbers = recipeRows(draft).flatMap(({ row }): [string, string][] => {
    const substance = row.materialId === null ? undefined : substances.get(row.materialId);
    return substance?.unNumber && !isConfidential(row) ? [[row.id, substance.unNumber.value]] : [];
  });
  return Object.fromEntries(numbers);
}

function vapourOf({ draft, substances }: Known, id: string) {
  const found = recipeRows(draft).find(({ row }) => row.id === id);
  const substance = substances.get(found?.row.materialId ?? -1);
  return substance && vapourToxicityOf(draft, substance);
}

/** The upper end of a range; of `> 100` all that is known. */
const hottest = ({ min, max }: Measure): number => (Number.isFinite(max) ? max : min);

/** What the classification for transport asks, from draft and facts; the wizard's suggestions ask the same. */
export function transportInputOf(known: Known): TransportInput {
  const { mixture, classification } = known;
  const unNumbersByIngredient = unNumbersOf(known);
  const [only, ...others] = mixture.ingredients;
  const kind = productKindOf(known.draft.description.uses);
  const isAlone = only && others.length === 0;
  const substanceUn = isAlone ? unNumbersByIngredient[only.id] : undefined;
  const vapourToxicity = isAlone ? vapourOf(known, only.id) : undefined;
  const viscous = readViscousLiquid(known.draft);
  const carried = measureOf(known.draft.properties.carriageTemperature, 'temperature');
  return {
    mixture,
    classification,
    ...(known.draft.properties.state.trim() === '' ? { isStateUnknown: true } : {}),
    unNumbersByIngredient,
    ...(kind === undefined ? {} : { productKind: kind }),
    ...(substanceUn === undefined ? {} : { substanceUn }),
    ...(vapourToxicity ? { vapourToxicity } : {}),
    ...(viscous ? { viscous } : {}),
    ...(carried ? { carriageTemperatureC: hottest(carried) } : {}),
  };
}
