import type { ClassOutcome } from '@gosds/ghs/classification';
import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { Market } from '@gosds/ghs/markets/market';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { TestData } from '@gosds/ghs/mixture';
import type { Entered } from '../draft/entered.ts';
import { physicalStateOf } from '../draft/physical-state.ts';
import type { TestedDose } from '../draft/entered-tests.ts';
import { marketBasis } from '../profiles/countries.ts';

/** A tested mixture is judged by the criteria for substances (CLP Annex I, 3.1.3.4). */
function judged({ route, kind, unit, value }: TestedDose, entered: Entered, market: Market): readonly ClassOutcome[] {
  const state = physicalStateOf(entered.draft.properties);
  const exposure = kind === 'LC50' ? { exposureHours: 4 } : {};
  const physicalState = state === 'aerosol' ? 'liquid' : state;
  const acuteToxicity = [{ route, kind, value, unit, source: '', ...exposure }];
  return classifySubstance({ name: '', physicalState, acuteToxicity }, market).outcomes;
}

/** A value that leaves the category open decides nothing. */
function ofDose(dose: TestedDose, entered: Entered, market: Market): TestData[] {
  const outcome = judged(dose, entered, market).find(({ hazardClass }) => hazardClass === dose.hazardClass);
  if (!outcome || !['classified', 'not-classified'].includes(outcome.status)) return [];
  const { method, source } = dose;
  const [hazard] = outcome.hazards;
  return [{ hazardClass: outcome.hazardClass, ...(hazard ? { outcome: hazard } : {}), method, source }];
}

/** What the tests of the product decide, by the law of its country as of an ISO date. */
export function testDataOf(entered: Entered, asOf: string): readonly TestData[] {
  const market = marketAsOf(marketBasis(entered.draft.description.country).rules, asOf);
  return entered.tests.ofClasses.flatMap((test) => ('route' in test ? ofDose(test, entered, market) : [test]));
}
