import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { type AnyClass, isClassOf } from '@gosds/ghs/hazard-question';
import type { ClassOutcome } from '@gosds/ghs/classification';
import { percent } from '@gosds/ghs/concentration';
import { physicalClasses } from '@gosds/ghs/hazard-parts';
import { isWater } from '@gosds/ghs/water';
import { classEvidence } from '../../draft/class-evidence.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { atLeast } from '../../product/at-least.ts';
import { outcomesOf } from '../../product/product-hazards.ts';
import { unstatedShare } from '../classes/class-standing.ts';
import { isScreened } from './structure-screen.ts';

/**
 * Why a product is not in a physical class: ruled out by test, value or assessment; screened by structure; excluded by
 * its state; or not known.
 */
export type PhysicalStanding = 'not-met' | 'screened' | 'other-state' | 'lack-of-data';

const waterReactive = 'Substances and mixtures which in contact with water emit flammable gases';

/** A product made with water evidently does not react with it (CLP 2.12.4.1 (b)). */
const isMadeWithWater = (product: Product): boolean =>
  atLeast(product, percent(1)).some(({ substance }) => isWater(substance));

/** The product's flash point was measured in air without spontaneous ignition. */
const stoodAir = ({ mixture: { properties } }: Product): boolean => properties.flashPointC !== undefined;

function isProductScreened(product: Product, { hazardClass }: ClassOutcome): boolean {
  if (hazardClass === waterReactive) return isMadeWithWater(product);
  return isClassOf(hazardClass, ['Pyrophoric liquids', 'Pyrophoric solids']) && stoodAir(product);
}

function byIngredients(product: Product, outcome: ClassOutcome): PhysicalStanding {
  const { hazardClass } = outcome;
  const isJudged = (each: ProductIngredient) =>
    classEvidence(each, hazardClass, product.rules.acuteToxicity) !== undefined;
  const unjudged = atLeast(product, percent(1)).filter((each) => !isJudged(each));
  const open = unjudged.filter((each) => !isScreened(each, hazardClass, product.state));
  if (open.length > 0 || unstatedShare(product) >= percent(1)) {
    return isProductScreened(product, outcome) ? 'screened' : 'lack-of-data';
  }
  return unjudged.length > 0 ? 'screened' : 'not-met';
}

const classesOfGas: AnyClass = ['Flammable gases', 'Oxidising gases', 'Gases under pressure', 'Aerosols'];

/** For a class that is not met; the rule in the engine's reason decides. */
export function physicalStanding(product: Product, outcome: ClassOutcome): PhysicalStanding {
  const [reason] = outcome.reasons;
  if (outcome.testData !== undefined) return 'not-met';
  if (endsIn(reason, 'state', 'under-pressure', 'unpressurised')) return 'other-state';
  const isOfGas = isClassOf(outcome.hazardClass, classesOfGas);
  return endsIn(reason, 'none') && !isOfGas ? byIngredients(product, outcome) : 'not-met';
}

/** True if some physical class is neither reached nor ruled out: nothing that rests on these classes may be denied. */
export const lacksPhysicalData = (product: Product): boolean =>
  outcomesOf(product, physicalClasses).some(
    (outcome) => outcome.status === 'not-classified' && physicalStanding(product, outcome) === 'lack-of-data',
  );
