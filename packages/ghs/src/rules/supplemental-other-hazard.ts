import { say } from '../message.ts';
import type { SupplementalStatement } from '../classification.ts';
import type { OtherHazard } from '../label-facts.ts';
import type { OtherHazardRule } from '../markets/market.ts';
import type { Assessment } from './assessment.ts';
import { plainReason } from './reason.ts';
import { none, type Supplements } from './supplements.ts';

/** Hazards outside the classes in North American law: dusts, asphyxiants, hazards not otherwise classified. */
export function otherHazardStatements({ market, mixture }: Assessment): Supplements {
  const hazards = mixture.otherHazards;
  if (!hazards || hazards.length === 0) return none;
  const rules = market.supplemental.otherHazards ?? [];
  const met = hazards.flatMap((hazard) => {
    const rule = rules.find(({ kind }) => kind === hazard.kind);
    return rule ? [stated(rule, hazard)] : [];
  });
  const notMet = hazards
    .filter((hazard) => !rules.some(({ kind }) => kind === hazard.kind))
    .map(({ kind }) => ({
      code: kind.toUpperCase(),
      parameters: {},
      reason: plainReason(
        'statement.other-hazard',
        market.law,
        say('supplementalOtherHazard-noStatementLaw', { kind: say(`otherHazard-${kind}`) }),
      ),
    }));
  return { met, notMet };
}

const stated = (rule: OtherHazardRule, { statement, evidence }: OtherHazard): SupplementalStatement => ({
  code: rule.code,
  parameters: statement ? { statement } : {},
  ...(rule.signalWord ? { signalWord: rule.signalWord } : {}),
  reason: plainReason(
    'statement.other-hazard',
    rule.paragraph,
    say('common-colon', { head: rule.code, text: evidence }),
  ),
});
