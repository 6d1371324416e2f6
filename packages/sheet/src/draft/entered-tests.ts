import { ownValue } from '@gosds/ghs/own-value';
import type { LabelFacts } from '@gosds/ghs/label-facts';
import { type MessageValue, say } from '@gosds/ghs/message';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { Measure, MixtureProperties, TestData, ToxicityRoute } from '@gosds/ghs/mixture';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import type { ViscousLiquid } from '@gosds/transport/transport-input';
import { memoised } from '../memoised.ts';
import { givenTests, isOfState, productTestFaults } from './product-test-faults.ts';
import type { Draft, DraftProductTest } from './draft.ts';
import { readNotation } from './hand-classification.ts';
import { physicalStateOf } from './physical-state.ts';
import { readPhysicalTest } from './physical-test-schema.ts';
import type { ProductTest } from './product-test-table.ts';
import { parseQuantity } from './quantity.ts';

/** A dose of the product that was tested; the law of the market decides its class. */
export type TestedDose = {
  readonly hazardClass: HazardClass;
  readonly route: ToxicityRoute;
  readonly kind: 'LD50' | 'LC50';
  readonly value: Measure;
  readonly unit: (typeof acuteUnits)[ToxicityRoute];
  /** With the value that was found. */
  readonly method: MessageValue;
  readonly source: string;
};

/**
 * The tests of the product, in the engine's words. Only what is complete, readable, of the product's physical state and
 * written down somewhere counts.
 */
export type EnteredTests = {
  /** What decides a class, in the order of `productTests`. */
  readonly ofClasses: readonly (TestData | TestedDose)[];
  readonly testResults: readonly PhysicalTest[];
  readonly labelFacts?: LabelFacts;
  readonly properties: Pick<
    MixtureProperties,
    'doesNotSustainCombustion' | 'hasNoFlashPoint' | 'lowPhReserve' | 'heatOfCombustion'
  >;
  /** What the relief of viscous liquids in transport asks; undefined where it was not measured. */
  readonly viscous: ViscousLiquid | undefined;
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

function doseTest(test: ProductTest, given: DraftProductTest): TestedDose[] {
  const { value: text = '', form = test.id } = answersOf(given);
  const route = ownValue(routes, form);
  const value = parseQuantity(text);
  if (!route || !value || test.hazardClass === undefined) return [];
  const kind = route === 'oral' || route === 'dermal' ? 'LD50' : 'LC50';
  const unit = acuteUnits[route];
  const { method, source } = evidenceOf(given);
  // A limit such as "> 2000" stays as typed.
  const amount = /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
  const cited = say('testData-dose', { method, kind, amount, unit });
  return [{ hazardClass: test.hazardClass, route, kind, value, unit, method: cited, source }];
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

function propertiesOf(tests: ReadonlyMap<string, DraftProductTest>): EnteredTests['properties'] {
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
const completeTests = (properties: Draft['properties']) =>
  givenTests(properties).filter(
    ({ test, given }) => isOfState(test, physicalStateOf(properties)) && productTestFaults(test, given).length === 0,
  );

function viscousOf(tests: ReadonlyMap<string, DraftProductTest>): ViscousLiquid | undefined {
  const values = tests.get('viscous')?.values;
  const figure = (field: string) => figureOf(ownValue(values, field));
  const [viscosity23, solventSeparationPercent] = [figure('viscosity23'), figure('solventSeparationPercent')];
  if (viscosity23 === undefined || solventSeparationPercent === undefined) return undefined;
  const optional = ['flowTime6mmS', 'flammablePercent', 'nitrocellulosePercent', 'receptacleLitres'] as const;
  const others = optional.map((field) => [field, figure(field)] as const).filter(([, value]) => value !== undefined);
  return { viscosity23, solventSeparationPercent, ...Object.fromEntries(others) };
}

const presentFacts = (labelFacts: LabelFacts | undefined) => (labelFacts ? { labelFacts } : {});

/** Reads the tests once, for as long as the properties stay as typed. */
export const parseTests = memoised((properties: Draft['properties']): EnteredTests => {
  const complete = completeTests(properties);
  const byId = new Map(complete.map(({ test, given }) => [test.id, given]));
  return {
    ofClasses: complete.flatMap(({ test, given }) =>
      test.id.startsWith('acute-') ? doseTest(test, given) : categoryTest(test, given),
    ),
    testResults: complete.flatMap(({ test, given }) => {
      const read =
        test.group === 'physical' ? readPhysicalTest(test.id, answersOf(given), evidenceOf(given)) : undefined;
      return read ? [read] : [];
    }),
    ...presentFacts(gasOf(byId)),
    properties: propertiesOf(byId),
    viscous: viscousOf(byId),
  };
});
