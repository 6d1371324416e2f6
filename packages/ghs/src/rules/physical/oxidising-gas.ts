import { type MessageValue, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { hazard } from '../../hazard.ts';
import type { Assessment } from '../assessment.ts';
import { counted, roundForDisplay, outcome, plainReason, shownBeside } from '../reason.ts';
import {
  type GasComponent,
  gasComponents,
  type GasShares,
  gasShares,
  isUnassessed,
  negligibleRest,
  strongestInert,
  sumOf,
  untestedOxidiser,
  weakestInert,
} from './gas-components.ts';
import { coefficientSource } from '../../generated/gas-coefficients.ts';
import { asSubstance, membersOf, noIngredientOf, notInThisState, paragraphOf, tableOf } from './physical-outcome.ts';
import { isSingleSubstance } from '../single-substance.ts';

const oxidisingGases = { hazardClass: 'Oxidising gases', part: 4 } as const;
const { hazardClass } = oxidisingGases;

/** In percent, from ISO 10156 by the note to Table 2.4.1. */
export const oxidisingPowerAbove = 23.5;

/** Compares the oxidising power of the mixture with that of air, by ISO 10156. */
export function classifyOxidisingGas(assessment: Assessment): ClassOutcome {
  if (assessment.mixture.physicalState !== 'gas') return notInThisState(assessment, oxidisingGases);
  const substance = membersOf(assessment, hazardClass).find(({ subject }) => isSingleSubstance(subject));
  if (substance) return asSubstance(assessment, oxidisingGases, substance);
  const components = gasComponents(assessment);
  const unassessed = components.filter(isUnassessed).map(({ subject }) => subject.source.name);
  if (!components.some(({ kind }) => kind === 'oxidising')) {
    return unassessed.length === 0 ? noIngredientOf(assessment, oxidisingGases) : open(assessment, unassessed);
  }
  return calculated(assessment, components, unassessed);
}

function open(assessment: Assessment, missing: readonly MessageValue[]): ClassOutcome {
  const summary = say('oxidisingGas-nobodyClassified', { missing });
  const reason = plainReason('ox-gas.not-assessed', paragraphOf(assessment, oxidisingGases), summary);
  return outcome({ hazardClass, hazards: [], reasons: [reason], missing });
}

function calculated(
  assessment: Assessment,
  components: readonly GasComponent[],
  unassessed: readonly string[],
): ClassOutcome {
  const shares = gasShares(assessment, components, 'oxidising');
  const min = oxidisingPower(components, shares, strongestInert);
  const max = oxidisingPower(components, shares, weakestInert);
  const verdict = (power: number) => powerReason(assessment, { components, shares, power });
  if (isAbove(min)) {
    const hazards = [hazard('Ox. Gas 1 H270')];
    return outcome({ hazardClass, hazards, reasons: [verdict(min)], missing: [] });
  }
  const unlisted = isAbove(max) ? unlistedOf(components, shares) : [];
  return outcome({ hazardClass, hazards: [], reasons: [verdict(max)], missing: [...unassessed, ...unlisted] });
}

const isAbove = (power: number) => power > oxidisingPowerAbove + 1e-9;

/** In percent. Unlisted inert gases, the rest and flammable gases count as `unlistedKk`. */
function oxidisingPower(components: readonly GasComponent[], shares: GasShares, unlistedKk: number): number {
  const oxidising = sumOf(components, shares, ({ kind, data }) =>
    kind === 'oxidising' ? (data.oxygenEquivalency ?? untestedOxidiser) : 0,
  );
  const whole =
    sumOf(components, shares, ({ kind, data }) =>
      kind === 'oxidising' ? 1 : (data.nitrogenEquivalency ?? unlistedKk),
    ) +
    shares.rest * unlistedKk;
  return whole > 0 ? (100 * oxidising) / whole : 0;
}

function unlistedOf(components: readonly GasComponent[], shares: GasShares): readonly MessageValue[] {
  const unlisted = components.filter(
    ({ kind, data }) => kind !== 'oxidising' && data.nitrogenEquivalency === undefined,
  );
  return [
    ...unlisted.map(({ subject }) => say('oxidisingGas-nitrogenEquivalencyKk', { name: subject.source.name })),
    ...(shares.rest > negligibleRest ? [say('common-wholeComposition')] : []),
  ];
}

type Shown = { readonly components: readonly GasComponent[]; readonly shares: GasShares; readonly power: number };

function powerReason(assessment: Assessment, { components, shares, power }: Shown): Reason {
  const met = isAbove(power);
  const summary = say('oxidisingGas-oxidisingPower', {
    power: shownBeside(power, oxidisingPowerAbove),
    sign: met ? '>' : '≤',
    oxidisingPowerAbove,
  });
  return {
    ...plainReason(
      met ? 'ox-gas.1' : 'ox-gas.not-met',
      `${tableOf(assessment, oxidisingGases, 1)}; ${coefficientSource}, 5.3`,
      summary,
    ),
    counted: components.map((component) => counted(component.subject, shares.of(component), noteOf(component))),
    found: roundForDisplay(power),
    limit: oxidisingPowerAbove,
    unit: '%',
    stated: { found: shownBeside(power, oxidisingPowerAbove), limit: oxidisingPowerAbove, unit: '%' },
  };
}

function noteOf({ kind, data }: GasComponent): { readonly note?: MessageValue } {
  const origin = data.source === undefined ? '' : ` (${data.source})`;
  if (kind === 'oxidising') {
    const { oxygenEquivalency } = data;
    return {
      note:
        oxygenEquivalency === undefined
          ? say('oxidisingGas-ciNotTested', { ci: untestedOxidiser })
          : say('oxidisingGas-ci', { ci: oxygenEquivalency, origin }),
    };
  }
  return data.nitrogenEquivalency === undefined
    ? {}
    : { note: say('flammableGas-kk', { kk: data.nitrogenEquivalency, origin }) };
}
