import { description, drop, row, rows, to } from './change.ts';
import { type CheckCase, added, brake, breaks, cleaner, mends, hand, on, only } from './case-parts.ts';
import { picked } from '../products/supplier.ts';

/** An ingredient that nobody can identify. */
const unidentified = row(0, { materialId: null, casNumber: '' });
const onlyWater = only(picked('1', 3001, ['Water', '100']));
const withoutThird = rows((each) => each.filter(({ id }) => id !== '3'));
/** Methylene chloride, which 40 CFR Part 751 restricts. */
const withDichloromethane = added(picked('9', 1320, ['Dichloromethane', '5']));
/** Benzene in the cleaner: restricted in its own right, and a CMR substance of category 1. */
const withBenzene = on(cleaner, row(2, { proportion: '75' }), added(picked('9', 1220, ['Benzene', '5'])));

/** For each check of lists of the law and section 16, a sheet that passes and one that fails. */
export const listCases: Readonly<Record<string, CheckCase>> = {
  'lists.candidates': breaks(cleaner, unidentified),
  'lists.whole-recipe': breaks(cleaner, row(2, { proportion: '70' })),
  'lists.tsca-notice': {
    passes: on(brake, withDichloromethane, description({ usesAdvisedAgainst: 'Notice under TSCA section 6(a)' })),
    fails: on(brake, withDichloromethane),
  },
  'lists.edition': { passes: on(cleaner, { today: '2026-07-31' }), fails: on(cleaner, { today: '2026-08-01' }) },
  'lists.carcinogens': breaks(brake, unidentified),
  'lists.restrictions': { passes: on(cleaner, onlyWater), fails: cleaner },
  'lists.iarc': { passes: on(brake, onlyWater), fails: brake },
  'lists.releases': mends(brake, withoutThird),
  'lists.emergencies': { passes: on(brake, onlyWater), fails: brake },
  'lists.hazardous-chemicals': {
    passes: on(cleaner, to('CN'), onlyWater),
    fails: on(cleaner, to('CN'), only(picked('1', 1030, ['Ethylene glycol', '100']))),
  },
  'lists.quantities': breaks(brake, unidentified),
  'lists.california': mends(brake, withoutThird),
  'lists.inventory': breaks(brake, unidentified),
  'lists.national': mends(
    on(cleaner, to('JP')),
    description({
      nationalListings: Object.fromEntries(
        ['safety-health', 'releases', 'poisons', 'fire', 'evaluation'].map((id) => [id, 'None']),
      ),
    }),
  ),
  'lists.member-state': mends(on(cleaner, to('NL')), description({ nationalListings: { abm: 'B (4)' } })),
  'lists.water-hazard': mends(on(cleaner, to('DE')), description({ nationalListings: { 'water-hazard': 'WGK 1' } })),
  'lists.worked-out': breaks(on(brake, to('DE')), description({ nationalListings: { 'storage-class': '8B' } })),
  'lists.japan-named': { passes: cleaner, fails: on(cleaner, to('JP')) },
  'regulation.cmr-for-public': breaks(
    on(cleaner, row(1, { handClassification: { ...hand, hazards: ['Carc. 1B H350'] } })),
    description({ productUse: 'consumer' }),
  ),
  'regulation.restricted': { passes: cleaner, fails: withBenzene },
  'regulation.packaging-language': breaks(withBenzene, description({ language: 'es' })),
  'regulation.poison-schedule': breaks(
    on(to('AU'), {
      draft: (draft) => ({ ...draft, dangerousGoods: { ...draft.dangerousGoods, poisonSchedule: 'S5' } }),
    }),
    drop('regulations.poisons'),
  ),
  'closing.sources': breaks(brake, drop('sources.')),
};
