import { type Message, type MessageValue, say } from '../../message.ts';
import type { ThermalStabilityTest } from '../../physical-test.ts';
import { firstMet, type TestRow, type TestVerdict } from './test-verdict.ts';

const selfReactive = { hazardClass: 'Self-reactive substances and mixtures', part: 8 } as const;
const organicPeroxides = { hazardClass: 'Organic peroxides', part: 15 } as const;

type Kind = ThermalStabilityTest['of'];

const words = {
  'self-reactive': { prefix: 'Self-react.', id: 'self-react', physicalClass: selfReactive },
  'organic-peroxide': { prefix: 'Org. Perox.', id: 'org-perox', physicalClass: organicPeroxides },
} as const;

/** CLP Annex I, 2.8.2.1 and 2.8.2.2(g), 2.15.2.2(g); temperatures in °C, heat in J/g. */
const limits = {
  selfReactiveHeatFrom: 300,
  selfReactiveSadtUpTo: 75,
  stableFrom: 60,
  diluentFrom: 150,
} as const satisfies Readonly<Record<string, number>>;

const statements: Readonly<Record<string, string>> = {
  A: 'H240',
  B: 'H241',
  C: 'H242',
  D: 'H242',
  E: 'H242',
  F: 'H242',
};

/** The id of the row of a type, such as `org-perox.a`. */
const rowOf = (of: Kind, type: string): string => `${words[of].id}.${type.toLowerCase()}`;

/** Type A to G by the principles of 2.8.2.2 and 2.15.2.2. */
export function thermalStability(test: ThermalStabilityTest): TestVerdict {
  const { prefix, physicalClass } = words[test.of];
  const typed = (type: string, isMet: boolean, because: Message): TestRow => ({
    row: rowOf(test.of, type),
    notation: `${prefix} ${type} ${statements[type] ?? ''}`.trim(),
    isMet,
    summary: say('thermalTests-type', { prefix, type, because }),
  });
  const { asPackaged } = test;
  const rows: readonly TestRow[] = [
    outOfScope(test),
    typed(
      'A',
      asPackaged?.detonatesOrDeflagratesRapidly === true,
      say('thermalTests-packagedDetonatesDeflagratesRapidly'),
    ),
    typed(
      'B',
      isExplosive(test) && asPackaged?.explodesThermally === true,
      say('thermalTests-explosiveLiableThermalExplosionPackage'),
    ),
    typed('C', isExplosive(test), say('thermalTests-explosiveYetNotPackaged')),
    typed('D', isMedium(test), say('thermalTests-detonatesPartiallyDeflagratesSlowlyMedium')),
    typed('G', isStable(test), say('thermalTests-noEffectTestThermallyStable')),
    typed('F', isWeak(test), say('thermalTests-neitherDetonatesCavitatedNorDeflagrates')),
    typed('E', true, say('thermalTests-neitherDetonatesNorDeflagratesLow')),
  ];
  const verdict = firstMet(physicalClass, rows);
  return { ...verdict, missing: missingFor(test, verdict.row) };
}

const outOfScopeRow = 'self-react.out-of-scope';

function outOfScope({ of, heatOfDecompositionJPerG: heat, sadtC }: ThermalStabilityTest): TestRow {
  const isCool = heat !== undefined && heat < limits.selfReactiveHeatFrom;
  const isStableInBulk = sadtC !== undefined && sadtC > limits.selfReactiveSadtUpTo;
  return {
    row: outOfScopeRow,
    isMet: of === 'self-reactive' && (isCool || isStableInBulk),
    summary: isCool
      ? say('thermalTests-heatDecomposition', { heat, selfReactiveHeatFrom: limits.selfReactiveHeatFrom })
      : say('thermalTests-sadtPackage', { sadtC: sadtC ?? '-', selfReactiveSadtUpTo: limits.selfReactiveSadtUpTo }),
  };
}

const isExplosive = ({ detonation, deflagration, heatedUnderConfinement }: ThermalStabilityTest) =>
  detonation === 'yes' || deflagration === 'rapid' || heatedUnderConfinement === 'violent';

const isMedium = ({ detonation, deflagration, heatedUnderConfinement }: ThermalStabilityTest) =>
  detonation === 'partial' || deflagration === 'slow' || heatedUnderConfinement === 'medium';

const isWeak = ({ detonatesCavitated, explosivePower }: ThermalStabilityTest) =>
  detonatesCavitated === false && (explosivePower === 'low' || explosivePower === 'none');

function isStable(test: ThermalStabilityTest): boolean {
  const { heatedUnderConfinement, explosivePower, detonatesCavitated, sadtC, diluentBoilingPointC } = test;
  const isWithoutEffect = heatedUnderConfinement === 'no' && explosivePower === 'none' && detonatesCavitated === false;
  const isThermallyStable = sadtC !== undefined && sadtC >= limits.stableFrom;
  return isWithoutEffect && isThermallyStable && (diluentBoilingPointC ?? Infinity) >= limits.diluentFrom;
}

/** Tests that were not done and could lead to another type. */
function missingFor(test: ThermalStabilityTest, row: string): readonly MessageValue[] {
  if (row === outOfScopeRow || row === rowOf(test.of, 'A')) return [];
  const sadt = test.sadtC === undefined ? [sadtText(test.of)] : [];
  if (isExplosive(test)) {
    return [...(test.asPackaged ? [] : [say('thermalTests-testsPackagedProductSeriesB')]), ...sadt];
  }
  return isMedium(test) ? sadt : [...weakTestsLeft(test), ...sadt];
}

const weakTestsLeft = ({ explosivePower, detonatesCavitated }: ThermalStabilityTest): readonly MessageValue[] => [
  ...(explosivePower === undefined ? [say('thermalTests-explosivePowerSeriesF')] : []),
  ...(detonatesCavitated === undefined ? [say('thermalTests-detonationCavitatedState')] : []),
];

const sadtText = (of: Kind) =>
  of === 'self-reactive' ? say('thermalTests-sadtPackage2') : say('thermalTests-sadtPackagedProductTemperatureControl');
