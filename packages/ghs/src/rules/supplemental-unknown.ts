import { say } from '../message.ts';
import type { Reason, SupplementalStatement } from '../classification.ts';
import type { ToxicityRoute } from '../mixture.ts';
import type { AcuteToxicityVerdict } from './acute-toxicity.ts';
import type { Assessment } from './assessment.ts';
import { counted, sumText } from './reason.ts';
import { isSingleSubstance } from './single-substance.ts';
import { unknownInWater } from './unknown-in-water.ts';

/** Combines routes with the same concentration in one statement. */
export function unknownAcuteToxicity(
  { market }: Assessment,
  { unknown }: AcuteToxicityVerdict,
): readonly SupplementalStatement[] {
  const byShare = new Map<number, { routes: ToxicityRoute[]; reason: Reason }>();
  for (const { route, share, reason } of unknown) {
    const text = sumText(share);
    const group = byShare.get(text);
    if (group) group.routes.push(route);
    else byShare.set(text, { routes: [route], reason });
  }
  return [...byShare].map(([percent, { routes, reason }]) => ({
    code: 'UNKNOWN-ACUTE-TOXICITY',
    parameters: { percent: String(percent), routes: routes.join(', ') },
    reason: {
      ...reason,
      ruleId: 'statement.unknown-acute-toxicity',
      paragraph: market.acuteToxicity.unknown.statementParagraph,
      summary: say('supplementalUnknown-mixtureConsistsIngredientsUnknownAcute', {
        percent,
        routes: routes.map((route) => say(`route-${route}`)),
      }),
    },
  }));
}

/** The concentration with unknown aquatic hazards. For mixtures only; for a substance, the classes stay open. */
export function unknownAquaticToxicity(assessment: Assessment): readonly SupplementalStatement[] {
  const { market } = assessment;
  const rule = market.supplemental.unknownAquatic;
  const unknown = unknownInWater(assessment);
  if (!rule || unknown.length === 0 || unknown.some(isSingleSubstance)) return [];
  const share = Math.min(
    1e9,
    unknown.reduce((total, { upper }) => total + upper, 0),
  );
  const percent = sumText(share);
  return [
    {
      code: 'UNKNOWN-AQUATIC-TOXICITY',
      parameters: { percent: String(percent) },
      reason: {
        ruleId: 'statement.unknown-aquatic-toxicity',
        paragraph: rule.paragraph,
        summary: say('supplementalUnknown-mixtureConsistsComponentsUnknownHazards', { percent }),
        counted: unknown.map((subject) => counted(subject, subject.upper, {})),
        leftOut: [],
      },
    },
  ];
}
