import { type AnyHazard, isAnyOf, partsOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { Mixture } from '@gosds/ghs/mixture';
import { type VentedPackaging, ventedPackagingOf } from '@gosds/transport/vented-packaging';
import type { Substance } from '../substance.ts';
import { isBreathed } from './breathed-forms.ts';
import { isMineral } from '../sections/chemistry/ingredient-elements.ts';
import { isInvolatileSolid } from './inhaled-form.ts';
import { isInitiator } from './initiator.ts';
import type { Product } from './product.ts';
import { supplementalCodesOf } from './supplemental-codes.ts';
import { storageTemperature } from './storage-temperature.ts';

type Carried = Pick<Product, 'draft' | 'measures' | 'ingredients' | 'transport' | 'mixture' | 'classification'>;

/** The dangerous goods entry for the product: the user's confirmed one, else the engine's. */
function carriedAs({ draft, transport: { land } }: Carried): { un: string; packingGroup: string | null } | undefined {
  const { confirmed, unNumber, packagingGroup } = draft.dangerousGoods;
  if (confirmed && unNumber.trim() !== '') return { un: unNumber.trim(), packingGroup: packagingGroup.trim() };
  return land.status === 'regulated' ? land.proposal.entry : undefined;
}

/** What the dangerous goods rules say about vents in the product's packagings. */
export function ventingOf(carried: Carried): VentedPackaging | undefined {
  const goods = carriedAs(carried);
  return goods && ventedPackagingOf(goods);
}

/**
 * The concentration from which a solution releases enough gas to burst a tight drum: hydrogen peroxide as UN 2984 (8
 * %), hypochlorite and peracids at any concentration that matters. The 5 % of available chlorine from which hypochlorite is
 * UN 1791, packing group II, are those of its corrosivity: a weaker bleach loses oxygen, too.
 */
const hydrogenPeroxide = '7722-84-1';
const gassingFrom = { hydrogenPeroxide: percent(8), hypochlorite: percent(1), peracid: percent(1) } as const;

function gassingLimit(substance: Substance | undefined, family: string | undefined): Ppb | undefined {
  if (family === 'hypochlorite') return gassingFrom.hypochlorite;
  if (family !== 'peroxide') return undefined;
  return substance?.cas === hydrogenPeroxide ? gassingFrom.hydrogenPeroxide : gassingFrom.peracid;
}

/** Hypochlorite granules and tablets lose oxygen and chlorine, too, faster when damp. */
const gassesAsSolid = (family: string | undefined): boolean => family === 'hypochlorite';

/**
 * True if gas forms in the product: organic peroxides, peracids, strong hydrogen peroxide, bleach and dry
 * hypochlorites.
 */
function formsGas(carried: Carried): boolean {
  const { ingredients, mixture, classification } = carried;
  const { physicalState } = mixture;
  if (physicalState === 'solid')
    return ingredients.some(
      ({ ingredient, family }) => gassesAsSolid(family) && ingredient.concentration.upper >= gassingFrom.hypochlorite,
    );
  if (physicalState !== 'liquid') return false;
  if (classification.hazards.some((hazard) => isAnyOf(hazard, 'Org. Perox.'))) return true;
  return ingredients.some((each) => {
    const limit = gassingLimit(each.substance, each.family);
    return limit !== undefined && each.ingredient.concentration.upper >= limit && !isInitiator(carried, each);
  });
}

/** True if every receptacle must vent, by the dangerous goods rules or because gas forms in the product. */
export const needsVent = (carried: Carried): boolean => ventingOf(carried)?.receptacles === 'all' || formsGas(carried);

/** True if people may inhale any form of it. Uses only what is known before the label exists. */
function isInAir({ draft, ingredients, mixture, classification }: Carried): boolean {
  const productHazards = classification.hazards.map((hazard) => ({ hazard, parts: partsOf(hazard), reasons: [] }));
  const supplementalCodes = supplementalCodesOf({ classification, ingredients });
  return isBreathed({ draft, ingredients, state: mixture.physicalState, productHazards, supplementalCodes });
}

/** Inhalation hazards for which CLP Annex IV asks whether the product is volatile. */
const breathedHazards: AnyHazard = ['H330', 'H331', 'H335', 'H336'];

/** A solid whose harmful ingredients hardly evaporate: its dust is harmful, but no vapour fills the storage room. */
const isSolidWithoutVapour = ({ ingredients, mixture }: Carried): boolean =>
  mixture.physicalState === 'solid' &&
  ingredients
    .filter(
      ({ ingredient }) =>
        ingredient.hazards === 'not-assessed' ||
        knownHazards(ingredient).some((hazard) => isAnyOf(hazard, breathedHazards)),
    )
    .every((each) => each.substance !== undefined && (isInvolatileSolid(each.substance) || isMineral(each)));

/** The mixture for choosing the label: with its closures, its storage temperature and whether people may inhale it. */
export const asPacked = (carried: Carried): Mixture => {
  const { mixture } = carried;
  return {
    ...mixture,
    labelFacts: {
      ...(isSolidWithoutVapour(carried) ? { isVolatile: false } : {}),
      ...(mixture.physicalState === 'gas' ? { isGas: true } : {}),
      ...mixture.labelFacts,
      isStorageTemperatureKnown: storageTemperature(carried) !== undefined,
      ...(isInAir(carried) ? {} : { isBreathedInAnyForm: false }),
      ...(needsVent(carried) ? { needsVentedClosure: true } : {}),
    },
  };
};
