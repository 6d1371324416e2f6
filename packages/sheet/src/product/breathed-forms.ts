import { percent } from '@gosds/ghs/concentration';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { BreathedForm } from '@gosds/phrases/statement-context';
import { isMetalInOnePiece, isSpread, raisesDust } from '../sections/measures/combustible-dust.ts';
import { holdsPhosphide } from '../sections/measures/holds-group.ts';
import { isHotWork, isProcessingStated, isSprayed } from '../sections/measures/processing.ts';
import { solidFormOf } from '../draft/solid-form.ts';
import { atLeast } from './at-least.ts';
import { isFrozenGas } from './gas-by-law.ts';
import type { Product, ProductIngredient } from './product.ts';
import { has } from './product-hazards.ts';
import { hasStatement } from './supplemental-codes.ts';

type Known = Pick<Product, 'ingredients' | 'draft' | 'state' | 'productHazards' | 'supplementalCodes'>;

const byState: Readonly<Record<Exclude<PhysicalState, 'solid'>, readonly BreathedForm[]>> = {
  gas: ['gas'],
  liquid: ['mist', 'vapours'],
  aerosol: ['mist', 'vapours', 'spray'],
};

/** In °C. A substance that boils above it is not volatile: Directive 2004/42/EC, Article 2(5). */
const volatileUpToC = 250;

/** True for a solvent that evaporates from a soaked piece, or a solid such as naphthalene that sublimes. */
const givesVapour = ({ family, substance }: ProductIngredient): boolean =>
  family !== 'water' &&
  substance?.properties.state !== 'gas' &&
  (substance?.properties.boilingPoint?.max ?? Infinity) <= volatileUpToC;

/** Forms for a solid piece, or for grains that raise no dust. */
function formsOfPiece(product: Known): readonly BreathedForm[] {
  // Until the user states how a metal is worked, it may be ground, cut or welded.
  const isWorked =
    !isProcessingStated(product) && !has(product, 'Water-react.') && product.ingredients.some(isMetalInOnePiece);
  return [
    ...(isWorked ? (['dust', 'fume'] as const) : []),
    ...(hasStatement(product, ['029', '031', '032']) || holdsPhosphide(product) ? (['gas'] as const) : []),
    ...(atLeast(product, percent(1)).some(givesVapour) ? (['vapours'] as const) : []),
  ];
}

function formsOfSolid(product: Known): readonly BreathedForm[] {
  if (isFrozenGas(product)) return ['gas'];
  if (isHotWork(product)) return ['fume'];
  if (raisesDust(product)) return ['dust'];
  return isSpread(product) ? ['vapours'] : formsOfPiece(product);
}

/**
 * The forms of the product that people may inhale, by its physical form and its use; none for a tablet or a block of
 * wax.
 */
export function breathedForms(product: Known): readonly BreathedForm[] {
  if (product.state === 'solid') return formsOfSolid(product);
  const forms = byState[product.state];
  return isSprayed(product) && !forms.includes('spray') ? [...forms, 'spray'] : forms;
}

/**
 * True if inhalation is a likely route. Unlike `isBreathed`, it is false only for a solid in one piece: pellets and pastes
 * count, because work may free dust from them.
 */
export const mayReachLungs = (product: Known): boolean =>
  solidFormOf(product.draft.properties) !== 'massive' || has(product, 'Water-react.') || isBreathed(product);

/** False for a tablet, block or pellet that releases nothing into the air. */
export const isBreathed = (product: Known): boolean => breathedForms(product).length > 0;
