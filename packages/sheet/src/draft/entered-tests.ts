import { ownValue } from '@gosds/ghs/own-value';
import type { LabelFacts } from '@gosds/ghs/label-facts';
import type { MixtureProperties, TestData } from '@gosds/ghs/mixture';
import type { PhysicalTest } from '@gosds/ghs/physical-test';
import type { ViscousLiquid } from '@gosds/transport/transport-input';
import { memoised } from '../memoised.ts';
import { answersOf, type EnteredStudy, evidenceOf, readStudy } from './entered-studies.ts';
import { givenTests } from './given-tests.ts';
import { isBlocking, isOfState, productTestFaults } from './product-test-faults.ts';
import type { Draft, DraftProductTest } from './draft.ts';
import { readNotation } from './hand-classification.ts';
import { physicalStateOf } from './physical-state.ts';
import { readPhysicalTest } from './physical-test-schema.ts';
import type { ProductTest } from './test-field.ts';

/**
 * The product's tests in the engine's terms. A test counts only if it is complete, readable, for the product's physical
 * state, and has a source.
 */
export type EnteredTests = {
  /** Tests that decide a class by the category in the report, in the order of `productTests`. */
  readonly ofClasses: readonly TestData[];
  /** The toxicity and environment test rows; the law of the market determines their class. */
  readonly studies: readonly EnteredStudy[];
  readonly testResults: readonly PhysicalTest[];
  readonly labelFacts?: LabelFacts;
  readonly properties: Pick<
    MixtureProperties,
    'doesNotSustainCombustion' | 'hasNoFlashPoint' | 'lowPhReserve' | 'heatOfCombustion'
  >;
  /** The data for the transport relief for viscous liquids; undefined if not measured. */
  readonly viscous: ViscousLiquid | undefined;
};

function categoryTest({ hazardClass, group }: ProductTest, given: DraftProductTest): TestData[] {
  if (hazardClass === undefined) return [];
  const { category, organs } = answersOf(given);
  if (category === undefined) return [];
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

/**
 * What a test shows about gas released by acid or water: codes of the statements that apply, and of those that do not.
 */
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

/** The tests that are complete, readable and for the product's physical state. */
const completeTests = (properties: Draft['properties']) =>
  givenTests(properties.tests).filter(
    ({ test, given }) =>
      isOfState(test, physicalStateOf(properties)) && !productTestFaults(test, given).some(isBlocking),
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

/** Reads the tests. The result is kept for as long as the properties do not change. */
export const parseTests = memoised((properties: Draft['properties']): EnteredTests => {
  const complete = completeTests(properties);
  const byId = new Map(complete.map(({ test, given }) => [test.id, given]));
  return {
    ofClasses: complete.flatMap(({ test, given }) => categoryTest(test, given)),
    studies: complete.flatMap((one) => readStudy(one) ?? []),
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
