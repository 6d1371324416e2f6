import { distinct, type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { percent, toPercent } from '../../concentration.ts';
import type { Assessment } from '../assessment.ts';
import { counted, roundForDisplay, outcome, plainReason, shownBeside } from '../reason.ts';
import { flammableGasCategory } from './flammable-gas-category.ts';
import {
  type GasComponent,
  gasComponents,
  type GasShares,
  gasShares,
  isUnassessed,
  leastFlammable,
  negligibleRest,
  strongestInert,
  sumOf,
  weakestInert,
} from './gas-components.ts';
import { coefficientSource } from '../../generated/gas-coefficients.ts';
import { notFlammableBesideOxygen } from './gas-with-oxygen.ts';
import { asSubstance, membersOf, noIngredientOf, notInThisState, paragraphOf } from './physical-outcome.ts';
import { refrigerantBlend } from './refrigerant-blends.ts';
import { isSingleSubstance } from '../single-substance.ts';

const flammableGases = { hazardClass: 'Flammable gases', part: 2 } as const;
const { hazardClass } = flammableGases;

/** ISO 10156: weights each gas by its limit in nitrogen (Tci). Category 1A unless data show otherwise. */
export function classifyFlammableGas(assessment: Assessment): ClassOutcome {
  if (assessment.mixture.physicalState !== 'gas') return notInThisState(assessment, flammableGases);
  const substance = membersOf(assessment, hazardClass).find(({ subject }) => isSingleSubstance(subject));
  if (substance) return asSubstance(assessment, flammableGases, substance);
  const components = gasComponents(assessment);
  const unassessed = components.filter(isUnassessed);
  if (!components.some(({ kind }) => kind === 'flammable')) {
    return unassessed.length === 0 ? noIngredientOf(assessment, flammableGases) : open(assessment, unassessed);
  }
  return refrigerant(assessment) ?? calculated(assessment, components);
}

function refrigerant(assessment: Assessment): ClassOutcome | undefined {
  const blend = refrigerantBlend(assessment);
  if (!blend) return undefined;
  const summary = say('flammableGas-compositionDoesNotPropagateFlame', { blend: blend.name, source: blend.source });
  const reason = plainReason('flam-gas.tested-blend', paragraphOf(assessment, flammableGases), summary);
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
}

function open(assessment: Assessment, components: readonly GasComponent[]): ClassOutcome {
  const missing = components.map(({ subject }) => subject.source.name);
  const summary = say('flammableGas-nobodyClassified', { missing });
  const reason = plainReason('flam-gas.not-assessed', paragraphOf(assessment, flammableGases), summary);
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing });
}

type Sum = { readonly value: number; readonly isAbove: boolean };

function calculated(assessment: Assessment, components: readonly GasComponent[]): ClassOutcome {
  const shares = gasShares(assessment, components, 'flammable');
  const best = flammabilitySum(components, shares, { kk: strongestInert, tci: Infinity, flammableTci: purest });
  const tci = leastFlammable;
  const worst = flammabilitySum(components, shares, { kk: weakestInert, tci, flammableTci: tci });
  const doubts = doubtsOf(components, shares).filter(({ isOnTci }) => !isOnTci || worst.isAbove);
  if (best.isAbove && !doubts.some(({ isDecisive }) => isDecisive)) {
    const verdict = flammableGasCategory(assessment, components, shares);
    const reasons = [sumReason(assessment, { components, shares, sum: best }), ...verdict.reasons];
    return outcome({ hazardClass, ...verdict, reasons });
  }
  const reason = sumReason(assessment, { components, shares, sum: worst });
  const beside = besideOxygen(assessment, components, shares);
  if (beside) return outcome({ hazardClass, hazards: [], reasons: [beside, reason], missing: [] });
  const why = doubts.map((doubt) => plainReason('flam-gas.open', paragraphOf(assessment, flammableGases), doubt.why));
  return outcome({
    hazardClass,
    hazards: [],
    reasons: [...why, reason],
    missing: distinct(doubts.map(({ missing }) => missing)),
  });
}

function besideOxygen(
  assessment: Assessment,
  components: readonly GasComponent[],
  shares: GasShares,
): Reason | undefined {
  const others = components.filter(({ kind }) => kind !== 'oxidising');
  const isOpen = others.some(isUnassessed) || doubtsOf(others, shares).some(({ isOnTci }) => !isOnTci);
  if (isOpen || others.length === components.length) return undefined;
  const shown = notFlammableBesideOxygen(components, shares);
  if (!shown) return undefined;
  const { row, found, summary } = shown;
  return { ...plainReason(row, paragraphOf(assessment, flammableGases, '.1.1'), summary), found, limit: 1 };
}

const mayBurn = (component: GasComponent) => component.kind === 'flammable' || isUnassessed(component);

/** The values used in place of unknown coefficients. */
type Assumed = {
  readonly kk: number;
  readonly tci: number;
  /** For a gas that is classified as flammable. */
  readonly flammableTci: number;
};

/** A gas that burns by itself has a Tci below 100 %. A mixture of such gases alone always burns. */
const purest = 99.9;

/** Oxygen counts as nitrogen, although a mixture burns better with it. */
function flammabilitySum(components: readonly GasComponent[], shares: GasShares, assumed: Assumed): Sum {
  const { kk, tci, flammableTci } = assumed;
  const burning = sumOf(components, shares, (component) =>
    mayBurn(component)
      ? 100 / (component.data.flammableFrom ?? (component.kind === 'flammable' ? flammableTci : tci))
      : 0,
  );
  const whole =
    sumOf(components, shares, ({ kind, data }) =>
      kind === 'flammable' || kind === 'oxidising' ? 1 : (data.nitrogenEquivalency ?? kk),
    ) +
    shares.rest * kk;
  const value = whole > 0 ? burning / whole : 0;
  return { value, isAbove: value > 1 + 1e-9 };
}

/** ISO 10156, Table 1, treats a partly halogenated hydrocarbon as an inert gas up to these concentrations. */
const halogenatedUpTo = percent(0.5);
const flammableBesideItUpTo = percent(0.25);

type Doubt = {
  readonly why: Message;
  readonly missing: MessageValue;
  /** The gas may prevent the mixture from burning, so that no sum can prove that it burns. */
  readonly isDecisive?: boolean;
  /** The missing coefficient matters only if the sum with its worst value exceeds 1. */
  readonly isOnTci?: boolean;
};

function doubtsOf(components: readonly GasComponent[], shares: GasShares): readonly Doubt[] {
  const burning = sumOf(components, shares, ({ kind }) => Number(kind === 'flammable'));
  return [
    ...components.flatMap((component) => doubtOf(component, shares, burning)),
    ...(shares.rest > negligibleRest
      ? [
          {
            why: say('flammableGas-mixtureNotDeclared', { rest: toPercent(shares.rest) }),
            missing: say('common-wholeComposition'),
          },
        ]
      : []),
  ];
}

function doubtOf(component: GasComponent, shares: GasShares, burning: number): readonly Doubt[] {
  const { kind, data, subject } = component;
  const { name } = subject.source;
  const share = shares.of(component);
  if (kind === 'flammable') {
    if (data.flammableFrom !== undefined) return [];
    return [
      { why: say('flammableGas-noTci', { name }), missing: say('flammableGas-tciTestIso', { name }), isOnTci: true },
    ];
  }
  if (kind === 'oxidising') {
    const why = say('flammableGas-oxidisingGasBesideFlammableOnes', { name });
    return [{ why, missing: say('flammableGas-flammabilityTestIsoEn') }];
  }
  if (isUnassessed(component)) {
    return [
      {
        why: say('flammableGas-nobodyClassified2', { name }),
        missing: name,
        isOnTci: true,
        isDecisive: share > halogenatedUpTo,
      },
    ];
  }
  if (kind === 'inert' || share <= halogenatedUpTo || burning <= flammableBesideItUpTo) return [];
  const why = data.isPartlyHalogenated
    ? say('flammableGas-partlyHalogenatedAboveBesideMore', { name })
    : say('flammableGas-noEquivalency', { name });
  return [{ why, missing: say('flammableGas-flammabilityTestIsoEn'), isDecisive: true }];
}

type Shown = { readonly components: readonly GasComponent[]; readonly shares: GasShares; readonly sum: Sum };

function sumReason(assessment: Assessment, { components, shares, sum }: Shown): Reason {
  const sign = sum.isAbove ? '> 1' : '≤ 1';
  const summary = say('flammableGas-nitrogenEquivalentSharesOverTci', { value: shownBeside(sum.value, 1), sign });
  return {
    ...plainReason(
      sum.isAbove ? 'flam-gas.flammable' : 'flam-gas.not-flammable',
      `${paragraphOf(assessment, flammableGases, '.4.1')}; ${coefficientSource}, 4.3`,
      summary,
    ),
    counted: components.map((component) => {
      const note = noteOf(component);
      return counted(component.subject, shares.of(component), note === undefined ? {} : { note });
    }),
    found: roundForDisplay(sum.value),
    limit: 1,
  };
}

function noteOf({ kind, data }: GasComponent): Message | undefined {
  const origin = data.source === undefined ? '' : ` (${data.source})`;
  if (kind === 'flammable')
    return data.flammableFrom === undefined
      ? say('flammableGas-tciNotListedTaken', { leastFlammable })
      : say('flammableGas-tci', { flammableFrom: data.flammableFrom, origin });
  return data.nitrogenEquivalency === undefined
    ? undefined
    : say('flammableGas-kk', { kk: data.nitrogenEquivalency, origin });
}
