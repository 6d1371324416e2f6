import { cmrCategory1 } from '../hazard-groups.ts';
import type { Block, Field, Sentence } from '../document.ts';
import { byRule, field, fields, paragraph, sentence } from './words/say.ts';
import { has, lawName, hasNationalRules, type SheetContext } from '../sheet-context.ts';
import { isSubstance } from '../product/is-substance.ts';
import { nationalFields, nationalLaws } from './national-regulations.ts';
import { harmfulToPregnant, harmfulToYoung } from './protected-workers-table.ts';
import { marketFields } from './market-regulations.ts';
import { productLawTexts } from './product-laws.ts';

/** What stands in the place of the market's law for a country with rules of its own. */
function nationalTexts(c: SheetContext): string[] {
  const words = c.phrases.regulation;
  const text = c.rules.standing.status === 'draft' ? words.nationalDraft : words.nationalLaw;
  return [text(lawName(c)), words.national];
}

function marketTexts(c: SheetContext): string[] {
  const words = c.phrases.regulation;
  const isCmr = has(c, cmrCategory1);
  const law = {
    eu: [
      words.reach,
      words.clp,
      words.chemicalAgents,
      ...(isCmr ? [words.carcinogens] : []),
      ...(has(c, harmfulToYoung) ? [words.young] : []),
      ...(has(c, harmfulToPregnant) ? [words.pregnant] : []),
      ...productLawTexts(c, 'eu'),
    ],
    gb: [words.gbReach, words.gbClp, words.coshh, ...productLawTexts(c, 'gb')],
    us: [c.classification.hazards.length > 0 ? words.hcs : words.hcsNot],
    ca: [words.whmis],
    au: [words.whs],
    un: [words.national],
  };
  return law[c.profile.market];
}

function lawSentences(c: SheetContext): Sentence[] {
  const own = nationalLaws(c);
  if (own) return own;
  const texts = hasNationalRules(c) ? nationalTexts(c) : marketTexts(c);
  return texts.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(c)));
}

export function regulations(c: SheetContext): Block[] {
  const rows: readonly Field[] = [
    field(c.phrases.regulation.lead, ...lawSentences(c)),
    ...marketFields(c),
    ...nationalFields(c),
  ];
  return [fields(...rows)];
}

export function safetyAssessment(c: SheetContext): Block[] {
  const words = c.phrases.regulation;
  const text = isSubstance(c) ? words.noAssessmentSubstance : words.noAssessment;
  return [paragraph(sentence('safety-assessment', text, byRule(c)))];
}
