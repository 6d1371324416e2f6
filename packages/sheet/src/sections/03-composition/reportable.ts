import { followsClp } from '@gosds/ghs/label/follows-clp';
import type { CategoryCode, ClassCode, PhysicalClassCode } from '@gosds/ghs/hazard';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { sensitising } from '../../hazard-groups.ts';
import { percent, type Ppb } from '@gosds/ghs/concentration';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { SpecificLimit } from '@gosds/ghs/mixture';
import { ownValue } from '@gosds/ghs/own-value';
import { categoryOf } from '@gosds/ghs/registry';
import type { Product, ProductIngredient } from '../../product/product.ts';

/** Concentrations from which section 3 names an ingredient of a class: REACH Annex II, Table 1.1. Other markets are not stricter. */
const cutOffs: Readonly<Record<Exclude<ClassCode, PhysicalClassCode>, Ppb>> = {
  'Acute Tox.': percent(1),
  'Skin Corr.': percent(1),
  'Skin Irrit.': percent(1),
  'Eye Dam.': percent(1),
  'Eye Irrit.': percent(1),
  'Resp. Sens.': percent(0.1),
  'Skin Sens.': percent(0.1),
  'Muta.': percent(0.1),
  'Carc.': percent(0.1),
  'Repr.': percent(0.1),
  'Lact.': percent(0.1),
  'STOT SE': percent(1),
  'STOT RE': percent(1),
  'Asp. Tox.': percent(1),
  'ED HH': percent(0.1),
  'Aquatic Acute': percent(1),
  'Aquatic Chronic': percent(1),
  'ED ENV': percent(0.1),
  PBT: percent(0.1),
  vPvB: percent(0.1),
  PMT: percent(0.1),
  vPvM: percent(0.1),
  Ozone: percent(0.1),
};

/** Categories of Table 1.1 with another limit than their class. */
const categoryCutOffs: Readonly<Partial<Record<CategoryCode, Ppb>>> = {
  'Acute Tox. 1': percent(0.1),
  'Acute Tox. 2': percent(0.1),
  'Acute Tox. 3': percent(0.1),
  'Resp. Sens. 1A': percent(0.01),
  'Skin Sens. 1A': percent(0.01),
  'Muta. 2': percent(1),
  'Aquatic Acute 1': percent(0.1),
  'Aquatic Chronic 1': percent(0.1),
};

/** Physical hazards have no cut-off, so such an ingredient is named from 1 %. */
const physical = percent(1);

const cutOffOf = (code: CategoryCode): Ppb =>
  categoryCutOffs[code] ?? ownValue(cutOffs, categoryOf(code)?.classCode ?? '') ?? physical;

/** A sensitiser with a specific limit is named from a tenth of it, like EUH208 (REACH Annex II, 3.2.1 and 3.2.2). */
const tenthOf = (market: LabelRegimeId, { outcome, lower }: SpecificLimit): readonly Ppb[] => {
  if (lower === undefined) return [];
  const isElicited = followsClp(market) && isAnyOf(outcome, sensitising);
  return [isElicited ? Math.ceil(lower / 10) : lower];
};

function limitsOf(market: LabelRegimeId, each: ProductIngredient): Ppb[] {
  const { specificLimits = [], mAcute = 1, mChronic = 1 } = each.ingredient;
  const generic = each.hazards.map(({ code }) => {
    const limit = cutOffOf(code);
    const isWeighted = code === 'Aquatic Acute 1' || code === 'Aquatic Chronic 1';
    return isWeighted ? limit / Math.max(mAcute, mChronic) : limit;
  });
  const specific = specificLimits.flatMap((limit) => tenthOf(market, limit));
  return [...generic, ...specific];
}

/**
 * A candidate substance is named from 0.1 %, hazardous or not (REACH Annex II, 3.2.1 and 3.2.2). Japan requires the
 * substances listed in the Order for Enforcement of the Industrial Safety and Health Act: thousands, many from 0.1 %.
 * The data lack that list, so every ingredient except water is named.
 */
function isNamedByList(
  { regulatoryLists, namesEveryIngredient }: Product['profile'],
  each: ProductIngredient,
): boolean {
  const isCandidate = regulatoryLists.includes('candidates') && each.listings?.svhc !== undefined;
  const mayBeListed = namesEveryIngredient !== undefined && each.family !== 'water';
  return (isCandidate || mayBeListed) && each.ingredient.concentration.upper >= percent(0.1);
}

/**
 * The concentration from which an exposure limit alone requires naming an ingredient: any, for a classified mixture
 * under REACH Annex II, 3.2.1(b); else 1 % (3.2.2(a)).
 */
const limitNamesFrom = ({ profile, productHazards }: Classified): Ppb =>
  profile.followsReach && productHazards.length > 0 ? 1 : percent(1);

type Classified = Pick<Product, 'profile' | 'productHazards'>;

/**
 * True if section 3 must name the ingredient: it is hazardous at or above its lowest limit, nobody has assessed it, a
 * list names it, or it has an exposure limit.
 */
export function isReportable(product: Classified, each: ProductIngredient): boolean {
  const { profile } = product;
  const { upper } = each.ingredient.concentration;
  if (each.ingredient.hazards === 'not-assessed' || isNamedByList(profile, each)) return true;
  if (limitsOf(profile.market, each).some((limit) => upper >= limit)) return true;
  return (
    upper >= limitNamesFrom(product) &&
    (each.substance?.exposureLimits ?? []).some((limit) => profile.limitsThatName.includes(limit.country))
  );
}
