import type { Classification } from '@gosds/ghs/classification';
import type { Measure, Mixture } from '@gosds/ghs/mixture';
import type { TransportInput } from '@gosds/transport/transport-input';
import type { Entered } from '../draft/entered.ts';
import { packageMlOf } from '../draft/label-use.ts';
import { solidFormOf } from '../draft/solid-form.ts';
import { isConfidential } from '../draft/shown-name.ts';
import type { Substance } from '../substance.ts';
import { vapourToxicityOf } from './vapour-toxicity-of.ts';

type Known = {
  readonly entered: Entered;
  readonly substances: ReadonlyMap<number, Substance>;
  readonly mixture: Mixture;
  readonly classification: Classification;
};

/** UN numbers by ingredient id. None for an ingredient with a hidden name, because the entry would reveal it. */
function unNumbersOf({ entered, substances }: Known): Readonly<Record<string, string>> {
  const form = solidFormOf(entered.draft.properties);
  const numbers = entered.recipe.flatMap(({ row }): [string, string][] => {
    const substance = row.materialId === null ? undefined : substances.get(row.materialId);
    const ofForm = substance?.forms?.find((each) => each.form === form)?.unNumber;
    const un = ofForm ?? substance?.unNumber?.value;
    return un !== undefined && !isConfidential(row) ? [[row.id, un]] : [];
  });
  return Object.fromEntries(numbers);
}

function vapourOf({ entered, substances }: Known, id: string) {
  const found = entered.recipe.find(({ row }) => row.id === id);
  const substance = substances.get(found?.row.materialId ?? -1);
  return substance && vapourToxicityOf(entered, substance);
}

/** The upper end of a range; for `> 100` the lower end, which is all that is known. */
const hottest = ({ min, max }: Measure): number => (Number.isFinite(max) ? max : min);

/** Largest capacity of a gas cartridge in millilitres (ADR 1.2.1, small receptacle containing gas). */
const largestCartridgeMl = 1000;

/** The kind by use and name; a larger receptacle is no gas cartridge, whatever its name says. */
function kindOf({ purposes: { kind }, draft: { description } }: Entered): Entered['purposes']['kind'] {
  const isLarge = (packageMlOf(description) ?? 0) > largestCartridgeMl;
  return kind === 'gas-cartridge' && isLarge ? undefined : kind;
}

/** The input of the transport classification, from draft and facts. The wizard's suggestions use the same. */
export function transportInputOf(known: Known): TransportInput {
  const { mixture, classification, entered } = known;
  const { draft } = entered;
  const unNumbersByIngredient = unNumbersOf(known);
  const [only, ...others] = mixture.ingredients;
  const kind = kindOf(entered);
  const isAlone = only && others.length === 0;
  const substanceUn = isAlone ? unNumbersByIngredient[only.id] : undefined;
  const vapourToxicity = isAlone ? vapourOf(known, only.id) : undefined;
  const { viscous } = entered.tests;
  const carried = entered.measures.carriageTemperature;
  return {
    mixture,
    classification,
    ...(draft.properties.state.trim() === '' ? { isStateUnknown: true } : {}),
    unNumbersByIngredient,
    ...(kind === undefined ? {} : { productKind: kind }),
    ...(substanceUn === undefined ? {} : { substanceUn }),
    ...(vapourToxicity ? { vapourToxicity } : {}),
    ...(viscous ? { viscous } : {}),
    ...(carried ? { carriageTemperatureC: hottest(carried) } : {}),
  };
}
