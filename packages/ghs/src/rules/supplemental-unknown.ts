import { say } from '../message.ts';
import type { Reason, SupplementalStatement } from '../classification.ts';
import type { ToxicityRoute } from '../mixture.ts';
import type { AcuteToxicityVerdict } from './acute-toxicity.ts';
import type { Assessment } from './assessment.ts';
import { counted, sumText } from './reason.ts';
import { isSingleSubstance } from './single-substance.ts';
import { unknownInWater } from './unknown-in-water.ts';

/** One statement for routes with the same share. */
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

/** The share of which nobody knows the hazards to water. It is said of mixtures; of a substance the classes are open. */
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
