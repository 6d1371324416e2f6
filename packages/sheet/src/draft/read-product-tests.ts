import { ownValue } from '@gosds/ghs/own-value';
import { classifySubstance } from '@gosds/ghs/classify-substance';
import type { ClassOutcome } from '@gosds/ghs/classification';
import type { Market } from '@gosds/ghs/markets/market';
import { marketAsOf } from '@gosds/ghs/markets/market-as-of';
import type { LabelFacts } from '@gosds/ghs/label-facts';
import type { MixtureProperties, PhysicalState, TestData, ToxicityRoute } from '@gosds/ghs/mixture';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import type { ViscousLiquid } from '@gosds/transport/transport-input';
import { givenTests, isOfState, productTestFaults } from './product-test-faults.ts';
import { marketBasis } from '../profiles/countries.ts';
import type { Draft, DraftProductTest } from './draft.ts';
import { readNotation } from './hand-classification.ts';
import { physicalStateOf } from './physical-state.ts';
import { readPhysicalTest } from './physical-test-schema.ts';
import type { ProductTest } from './product-test-table.ts';
import { parseQuantity } from './quantity.ts';

/** What the tests of the product say, in the engine's words. */
export type ReadTests = {
  readonly testData: readonly TestData[];
  readonly testResults: readonly PhysicalTest[];
  readonly labelFacts?: LabelFacts;
  readonly properties: Pick<
    MixtureProperties,
    'doesNotSustainCombustion' | 'hasNoFlashPoint' | 'lowPhReserve' | 'heatOfCombustion'
  >;
};

type Evidence = { readonly method: string; readonly source: string };

/** The date goes with the report, as a sheet cites it. */
export const evidenceOf = ({ method, source, date }: DraftProductTest): Evidence => ({
  method: method.trim(),
  source: [source.trim(), date.trim()].filter((text) => text !== '').join(', '),
});

const answersOf = ({ values }: DraftProductTest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

const routes: Readonly<Record<string, ToxicityRoute>> = {
  'acute-oral': 'oral',
  'acute-dermal': 'dermal',
  vapour: 'vapour',
  'dust-mist': 'dust-mist',
  gas: 'gas',
};

const acuteUnits = { oral: 'mg/kg', dermal: 'mg/kg', vapour: 'mg/l', 'dust-mist': 'mg/l', gas: 'ppmV' } as const;

type Where = { readonly market: Market; readonly state: PhysicalState };

type Value = {
  readonly route: ToxicityRoute;
  readonly kind: 'LD50' | 'LC50';
  readonly unit: (typeof acuteUnits)[ToxicityRoute];
  readonly text: string;
};

function valueOf(test: ProductTest, given: DraftProductTest): Value | undefined {
  const { value: text = '', form = test.id } = answersOf(given);
  const route = ownValue(routes, form);
  return (
    route && { route, kind: route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50', unit: acuteUnits[route], text }
  );
}

/** A tested mixture is judged by the criteria for substances (CLP Annex I, 3.1.3.4). */
function judged({ route, kind, unit, text }: Value, { market, state }: Where): readonly ClassOutcome[] {
  const value = parseQuantity(text);
  if (!value) return [];
  const exposure = kind === 'LC50' ? { exposureHours: 4 } : {};
  const physicalState = state === 'aerosol' ? 'liquid' : state;
  const acuteToxicity = [{ route, kind, value, unit, source: '', ...exposure }];
  return classifySubstance({ name: '', physicalState, acuteToxicity }, market).outcomes;
}

/** A value that leaves the category open decides nothing. */
function acuteTest(test: ProductTest, given: DraftProductTest, where: Where): TestData[] {
  const value = valueOf(test, given);
  const outcome = value && judged(value, where).find(({ hazardClass }) => hazardClass === test.hazardClass);
  if (!outcome || !['classified', 'not-classified'].includes(outcome.status)) return [];
  const { method, source } = evidenceOf(given);
  const [hazard] = outcome.hazards;
  return [
    {
      hazardClass: outcome.hazardClass,
      ...(hazard ? { outcome: hazard } : {}),
      method: `${method}: ${value.kind} ${value.text} ${value.unit}`,
      source,
    },
  ];
}

function categoryTest({ hazardClass, group }: ProductTest, given: DraftProductTest): TestData[] {
  if (hazardClass === undefined) return [];
  const { category = '', organs } = answersOf(given);
  const outcome = readNotation(category);
  return [
    {
      hazardClass,
      ...(outcome ? { outcome: organs === undefined ? outcome : { ...outcome, detail: organs } } : {}),
      ...evidenceOf(given),
      ...(group === 'known' ? { isKnownClass: true as const } : {}),
    },
  ];
}

/** What a test shows of the gas that acid or water sets free: codes of its statements that apply, and that do not. */
function gasOf(tests: ReadonlyMap<string, DraftProductTest>): LabelFacts | undefined {
  const given = tests.get('toxic-gas')?.values;
  if (!given) return undefined;
  const { withAcid, withWater } = given;
  const shown = (code: string, isShown: boolean) => ({ code, isShown });
  const codes = [
    shown('031', withAcid === '031'),
    shown('032', withAcid === '032'),
    ...(withWater === 'yes' || withWater === 'no' ? [shown('029', withWater === 'yes')] : []),
  ];
  return {
    properties: codes.filter(({ isShown }) => isShown).map(({ code }) => code),
    absentProperties: codes.filter(({ isShown }) => !isShown).map(({ code }) => code),
  };
}

const figureOf = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'));

function propertiesOf(tests: ReadonlyMap<string, DraftProductTest>): ReadTests['properties'] {
  const answer = (test: string, field: string) => ownValue(tests.get(test)?.values, field);
  const heat = figureOf(answer('heat-of-combustion', 'heatKjPerG'));
  return {
    ...(heat === undefined ? {} : { heatOfCombustion: { min: heat, max: heat } }),
    ...(answer('L.2', 'doesNotSustain') === 'yes' ? { doesNotSustainCombustion: true } : {}),
    ...(answer('no-flash-point', 'hasNone') === 'yes' ? { hasNoFlashPoint: true } : {}),
    ...(answer('pH-reserve', 'isLow') === 'yes' ? { lowPhReserve: true } : {}),
  };
}

/** The tests that are complete, readable and of the product's physical state. */
const completeTests = ({ properties }: Pick<Draft, 'properties'>) =>
  givenTests(properties).filter(
    ({ test, given }) => isOfState(test, physicalStateOf(properties)) && productTestFaults(test, given).length === 0,
  );

/** What the relief of viscous liquids in transport asks; undefined where it was not measured. */
export function readViscousLiquid(draft: Pick<Draft, 'properties'>): ViscousLiquid | undefined {
  const given = completeTests(draft).find(({ test }) => test.id === 'viscous')?.given;
  if (!given) return undefined;
  const figure = (field: string) => figureOf(ownValue(given.values, field));
  const [viscosity23, solventSeparationPercent] = [figure('viscosity23'), figure('solventSeparationPercent')];
  if (viscosity23 === undefined || solventSeparationPercent === undefined) return undefined;
  const optional = ['flowTime6mmS', 'flammablePercent', 'nitrocellulosePercent', 'receptacleLitres'] as const;
  const others = optional.map((field) => [field, figure(field)] as const).filter(([, value]) => value !== undefined);
  return { viscosity23, solventSeparationPercent, ...Object.fromEntries(others) };
}

const presentFacts = (labelFacts: LabelFacts | undefined) => (labelFacts ? { labelFacts } : {});

/** Only what is complete, readable, of the product's physical state and written down somewhere counts; `asOf` is an ISO date. */
export function readProductTests({ properties, description }: Draft, asOf: string): ReadTests {
  const state = physicalStateOf(properties);
  const complete = completeTests({ properties });
  const where = { market: marketAsOf(marketBasis(description.country).rules, asOf), state };
  return {
    testData: complete.flatMap(({ test, given }) =>
      test.id.startsWith('acute-') ? acuteTest(test, given, where) : categoryTest(test, given),
    ),
    testResults: complete.flatMap(({ test, given }) => {
      const read =
        test.group === 'physical' ? readPhysicalTest(test.id, answersOf(given), evidenceOf(given)) : undefined;
      return read ? [read] : [];
    }),
    ...presentFacts(gasOf(new Map(complete.map(({ test, given }) => [test.id, given])))),
    properties: propertiesOf(new Map(complete.map(({ test, given }) => [test.id, given]))),
  };
}
