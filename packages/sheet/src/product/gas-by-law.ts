import type { PackedGas, PhysicalState } from '@gosds/ghs/mixture';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { gasRecord } from '@gosds/ghs/rules/physical/gas-data';
import type { Entered } from '../draft/entered.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import type { Substance } from '../substance.ts';

/** In °C. A gas with a critical temperature up to this is liquid only if refrigerated (CLP Annex I, Table 2.5.1). */
const compressedUpToC = -50;

const isGas = (substance: Substance | undefined): substance is Substance =>
  substance?.properties.state === 'gas' &&
  substance.classification.hazards.some((hazard) => isAnyOf(hazard, 'Press. Gas'));

const isLiquidOnlyWhenCold = ({ cas }: Substance): boolean => {
  const critical = gasRecord(cas)?.criticalC;
  return critical !== undefined && critical <= compressedUpToC;
};

/**
 * The physical state by the legal definition: a substance that is completely gaseous at 20 °C is a gas (CLP Annex I,
 * 1.0), even if the supplier calls it a liquid because of its packing. The packing is the chosen one, or `refrigerated`
 * if the gas cannot be liquid otherwise.
 */
export function stateByLaw(
  { draft, recipe }: Pick<Entered, 'draft' | 'recipe'>,
  substances: ReadonlyMap<number, Substance>,
): { readonly state: PhysicalState; readonly packedGas?: PackedGas } {
  const state = physicalStateOf(draft.properties);
  const { packedGas } = draft.properties;
  if (state === 'gas') return packedGas === '' ? { state } : { state, packedGas };
  if (draft.properties.state !== 'Liquid' || recipe.length === 0) return { state };
  const held = recipe.map(({ row }) => (row.materialId === null ? undefined : substances.get(row.materialId)));
  if (!held.every(isGas)) return { state };
  if (packedGas !== '') return { state: 'gas', packedGas };
  return held.every(isLiquidOnlyWhenCold) ? { state: 'gas', packedGas: 'refrigerated' } : { state: 'gas' };
}

/** In °C. A substance that boils or sublimes at or below it freezes the skin on contact. */
const freezesBelow = -50;

/**
 * True for a gas sold as a solid, such as dry ice: every ingredient is a gas that boils or sublimes at such a
 * temperature.
 */
export const isFrozenGas = ({
  state,
  ingredients,
}: {
  readonly state: PhysicalState;
  readonly ingredients: readonly { readonly substance: Substance | undefined }[];
}): boolean =>
  state === 'solid' &&
  ingredients.length > 0 &&
  ingredients.every(
    ({ substance }) =>
      substance?.properties.state === 'gas' && (substance.properties.boilingPoint?.max ?? 0) <= freezesBelow,
  );
