import { type Message, type MessageValue, say } from '../../message.ts';
import type { ClassOutcome } from '../../classification.ts';
import type { Market } from '../../markets/market.ts';
import type { Measure } from '../../mixture.ts';
import type { SubstanceData } from '../../substance.ts';
import { isAtMost, measureText } from '../measure.ts';
import { roundForDisplay } from '../reason.ts';
import { decided, type Finding, placeOf, reasonOf } from './finding.ts';

const hazardClass = 'Aspiration hazard';

/** Highest viscosity of Category 2 in mm2/s at 40 C: UN GHS, Table 3.10.1. */
const secondAtMost = 14;
const first = { code: 'Asp. Tox. 1', hCode: 'H304' } as const;
const second = { code: 'Asp. Tox. 2', hCode: 'H305' } as const;

type Lack = 'viscosity' | 'hydrocarbon' | 'concern';
const lacking: Readonly<Record<Lack, Message>> = {
  viscosity: say('common-kinematicViscosity'),
  hydrocarbon: say('aspirationOfSubstance-whetherSubstanceHydrocarbon'),
  concern: say('aspirationOfSubstance-expertJudgementAspirationHazardCategory'),
};

/** Category 1: human evidence, or a thin hydrocarbon. Category 2, if adopted: expert judgement as entered. */
export function aspirationOfSubstance(data: SubstanceData, market: Market): ClassOutcome {
  return decided(hazardClass, [judge(data, market)]);
}

function judge(data: SubstanceData, market: Market): Finding {
  const finding = (id: string, summary: Message) => ({
    reason: reasonOf({ ruleId: `substance.aspiration.${id}`, paragraph: placeOf(market, 'aspiration'), summary }),
  });
  if (data.physicalState === 'gas') return finding('gas', say('aspirationOfSubstance-gasCannotAspirated'));
  const { humanEvidence } = data.aspiration ?? {};
  if (humanEvidence !== undefined) {
    return { ...finding('human', say('aspirationOfSubstance-evidenceHumans', { humanEvidence })), hazard: first };
  }
  if (data.physicalState === 'solid') {
    return finding('solid', say('common-solidNoKinematicViscosityMeet'));
  }
  const viscosity = viscosityOf(data);
  if (!viscosity) {
    const isOther = data.aspiration?.isHydrocarbon === false && !market.adopted.includes(second.code);
    if (isOther) return finding('not-hydrocarbon', say('aspirationOfSubstance-notHydrocarbonNoEvidenceHumans'));
    return {
      ...finding('viscosity-unknown', say('aspirationOfSubstance-notGiven', { viscosity: lacking.viscosity })),
      missing: [lacking.viscosity],
    };
  }
  return judgeViscosity(data, market, viscosity);
}

type Viscosity = { readonly value: Measure; readonly how: MessageValue };

/** mPa s divided by g/cm3 is mm2/s. */
function viscosityOf({ properties }: SubstanceData): Viscosity | undefined {
  if (properties?.kinematicViscosity40) return { value: properties.kinematicViscosity40, how: '' };
  const { dynamicViscosity40: dynamic, density40: density } = properties ?? {};
  if (dynamic === undefined || density === undefined) return undefined;
  const kinematic = roundForDisplay(dynamic / density);
  return { value: { min: kinematic, max: kinematic }, how: say('aspirationOfSubstance-cm3', { dynamic, density }) };
}

function judgeViscosity(data: SubstanceData, market: Market, { value, how }: Viscosity): Finding {
  const limit = market.aspiration.viscosityAtMost.mm2PerS;
  const finding = (id: string, atMost: number, text: MessageValue) => {
    const isThin = isAtMost(value, atMost);
    const compared = say('aspirationOfSubstance-kinematicViscosity', {
      value: measureText(value),
      how,
      sign: isThin ? '≤' : '>',
      atMost,
    });
    return {
      reason: reasonOf({
        ruleId: `substance.aspiration.${id}`,
        paragraph: placeOf(market, 'aspiration'),
        summary: say('common-colon', { head: text, text: compared }),
        ...(Number.isFinite(value.min) ? { found: value.min } : {}),
        limit: atMost,
        unit: 'mm2/s',
        isAtMost: true,
      }),
    };
  };
  const { isHydrocarbon, expertConcern } = data.aspiration ?? {};
  if (!isAtMost(value, limit)) return finding('viscous', limit, 'Asp. Tox. 1');
  if (isHydrocarbon)
    return { ...finding('hydrocarbon', limit, say('aspirationOfSubstance-aspToxHydrocarbon')), hazard: first };
  const lacksKind = isHydrocarbon === undefined ? [lacking.hydrocarbon] : [];
  const mayBeSecond = market.adopted.includes(second.code) && isAtMost(value, secondAtMost);
  if (mayBeSecond && expertConcern !== undefined) {
    const summary = say('aspirationOfSubstance-aspToxExpertJudgement', { expertConcern });
    return { ...finding('category-2', secondAtMost, summary), hazard: second, missing: lacksKind };
  }
  const missing = [...lacksKind, ...(mayBeSecond ? [lacking.concern] : [])];
  return { ...finding('not-hydrocarbon', limit, say('aspirationOfSubstance-aspToxNotShownHydrocarbon')), missing };
}
