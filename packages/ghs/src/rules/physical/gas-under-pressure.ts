import { type Message, say } from '../../message.ts';
import type { ClassOutcome, Reason } from '../../classification.ts';
import { percent } from '../../concentration.ts';
import { hazard, type Hazard } from '../../hazard.ts';
import type { PackedGas } from '../../mixture.ts';
import type { Assessment } from '../assessment.ts';
import { roundForDisplay, outcome, plainReason, sumText } from '../reason.ts';
import { type GasComponent, gasComponents, gasShares, negligibleRest, sumOf } from './gas-components.ts';
import { areAerosolsUnderPressure, propellantGroup } from './aerosol-under-pressure.ts';
import { asSubstance, membersOf, notInThisState, paragraphOf, tableOf } from './physical-outcome.ts';
import { isSingleSubstance } from '../single-substance.ts';

const gasesUnderPressure = { hazardClass: 'Gases under pressure', part: 5 } as const;
const { hazardClass } = gasesUnderPressure;

const groups: Readonly<Record<Exclude<PackedGas, 'unpressurised'>, string>> = {
  compressed: 'Press. Gas (Comp.) H280',
  liquefied: 'Press. Gas (Liq.) H280',
  refrigerated: 'Press. Gas (Ref. Liq.) H281',
  dissolved: 'Press. Gas (Diss.) H280',
};

/** In °C. A gas with a critical temperature up to this value is a compressed gas (Table 2.5.1). */
const compressedUpToC = -50;

/** Uses the packing as entered, or else the critical temperature. Assumes that a gas is packed under pressure. */
export function classifyGasUnderPressure(assessment: Assessment): ClassOutcome {
  const isAerosol = areAerosolsUnderPressure(assessment);
  if (assessment.mixture.physicalState !== 'gas' && !isAerosol) return notInThisState(assessment, gasesUnderPressure);
  const { packedGas } = assessment.mixture.properties;
  if (packedGas) return asEntered(assessment, packedGas);
  if (isAerosol) return byPropellant(assessment);
  const substance = membersOf(assessment, hazardClass).find(({ subject }) => isSingleSubstance(subject));
  const isWithGroup = substance?.hazards.every(({ code }) => code !== 'Press. Gas');
  if (substance && isWithGroup) return asSubstance(assessment, gasesUnderPressure, substance);
  return byCriticalTemperature(assessment);
}

const entry = (group: keyof typeof groups): Hazard => hazard(groups[group]);

function asEntered(assessment: Assessment, packedGas: PackedGas): ClassOutcome {
  if (packedGas === 'unpressurised') {
    const summary = say('gasUnderPressure-packedBelowKpaGaugeNot');
    const reason = plainReason('press-gas.unpressurised', paragraphOf(assessment, gasesUnderPressure, '.1.1'), summary);
    return outcome({ hazardClass, hazards: [], reasons: [reason], missing: [] });
  }
  const hazards = [entry(packedGas)];
  const reason = plainReason(
    `press-gas.${packedGas}`,
    tableOf(assessment, gasesUnderPressure, 1),
    say('gasUnderPressure-packedGas', { code: hazards[0]?.code ?? '', packedGas: say(`packedGas-${packedGas}`) }),
  );
  return outcome({ hazardClass, hazards, reasons: [reason], missing: [] });
}

function byPropellant(assessment: Assessment): ClassOutcome {
  const paragraph = tableOf(assessment, gasesUnderPressure, 1);
  const group = propellantGroup(assessment);
  if (group === undefined) {
    const summary = say('gasUnderPressure-aerosolDispenserHoldsGasUnder');
    return undecided(plainReason('press-gas.propellant-unknown', paragraph, summary));
  }
  const hazards = [entry(group)];
  const summary = say('gasUnderPressure-aerosolDispenserHoldsGas', {
    code: hazards[0]?.code ?? '',
    group: say(`packedGas-${group}`),
  });
  const reason = plainReason(`press-gas.${group}-propellant`, paragraph, summary);
  return outcome({ hazardClass, hazards, reasons: [reason], missing: [] });
}

function byCriticalTemperature(assessment: Assessment): ClassOutcome {
  const paragraph = tableOf(assessment, gasesUnderPressure, 1);
  const components = gasComponents(assessment);
  const criticalC = pseudoCritical(assessment, components);
  if (criticalC === undefined) {
    const names = components
      .filter(({ data }) => data.criticalC === undefined)
      .map(({ subject }) => subject.source.name);
    const summary = say('gasUnderPressure-groupOpenBecauseNoCritical', {
      names: names.length > 0 ? names : say('gasUnderPressure-rest'),
    });
    return undecided(plainReason('press-gas.critical-temperature-unknown', paragraph, summary));
  }
  const text = say('gasUnderPressure-moleWeightedCriticalTemperature', { criticalC: roundForDisplay(criticalC) });
  if (criticalC <= compressedUpToC) {
    const summary = say('gasUnderPressure-compared', { text, compressedUpToC });
    return decided('compressed', { paragraph, criticalC, summary });
  }
  if (components.every(({ data }) => (data.criticalC ?? 0) > compressedUpToC)) {
    const summary = say('gasUnderPressure-everyIngredient', { text, compressedUpToC });
    return decided('liquefied', { paragraph, criticalC, summary });
  }
  return byFilling(assessment, components, { paragraph, text });
}

/** From this much permanent gas, fillers fill the mixture as a gas, because a liquid would separate from it. */
const permanentFrom = percent(5);

function byFilling(
  assessment: Assessment,
  components: readonly GasComponent[],
  { paragraph, text }: { readonly paragraph: string; readonly text: Message },
): ClassOutcome {
  const shares = gasShares(assessment, components, 'flammable');
  const permanent = sumOf(components, shares, ({ data }) => Number((data.criticalC ?? 0) <= compressedUpToC));
  const open = say('gasUnderPressure-yetStayGaseousPressureGroup', {
    text,
    compressedUpToC,
    permanent: sumText(permanent),
  });
  if (permanent < permanentFrom) {
    return undecided(plainReason('press-gas.filling-unknown', paragraph, say('gasUnderPressure-compared2', { open })));
  }
  const summary = say('gasUnderPressure-takenGas', { open });
  return undecided(plainReason('press-gas.filled-as-gas', paragraph, summary), entry('compressed'));
}

function decided(
  group: 'compressed' | 'liquefied',
  {
    paragraph,
    criticalC,
    summary,
  }: { readonly paragraph: string; readonly criticalC: number; readonly summary: Message },
): ClassOutcome {
  const reason = plainReason(`press-gas.${group}-by-critical-temperature`, paragraph, summary);
  const compared = { found: roundForDisplay(criticalC), limit: compressedUpToC, unit: '°C' };
  return outcome({ hazardClass, hazards: [entry(group)], reasons: [{ ...reason, ...compared }], missing: [] });
}

/** Three of the four groups have the same statement, so the hazard is known even if the group is not. */
const undecided = (reason: Reason, presumed = hazard('Press. Gas H280')): ClassOutcome =>
  outcome({
    hazardClass,
    hazards: [presumed],
    reasons: [reason],
    missing: [say('gasUnderPressure-howGasPackedCompressedLiquefied')],
  });

/** The mole-weighted mean of the critical temperatures. Undefined if more than a negligible concentration has none. */
function pseudoCritical(assessment: Assessment, components: readonly GasComponent[]): number | undefined {
  const shares = gasShares(assessment, components, 'flammable');
  const known = components.filter(({ data }) => data.criticalC !== undefined);
  const total = sumOf(components, shares, () => 1);
  const share = sumOf(known, shares, () => 1);
  if (share === 0 || total - share + shares.rest > negligibleRest) return undefined;
  return sumOf(known, shares, ({ data }) => data.criticalC ?? 0) / share;
}
