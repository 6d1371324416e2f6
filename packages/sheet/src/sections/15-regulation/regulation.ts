import { cmrCategory1 } from '../../hazard-groups.ts';
import type { Block, Field, Sentence } from '../../model/document.ts';
import { byRule, field, fields, paragraph, sentence } from '../words/say.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import { has } from '../../product/product-hazards.ts';
import { lawName } from '../words/law-words.ts';
import type { Writing } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { nationalFields, nationalLaws } from './national-regulations.ts';
import { harmfulToPregnant, harmfulToYoung } from './protected-workers-table.ts';
import { marketFields } from './market-regulations.ts';
import { productLawTexts } from './product-laws.ts';

/** What stands in the place of the market's law for a country with rules of its own. */
function nationalTexts(writing: Writing): string[] {
  const words = writing.phrases.regulation;
  const text = writing.product.rules.standing.status === 'draft' ? words.nationalDraft : words.nationalLaw;
  return [text(lawName(writing)), words.national];
}

function marketTexts(writing: Writing): string[] {
  const words = writing.phrases.regulation;
  const isCmr = has(writing.product, cmrCategory1);
  const law = {
    eu: [
      words.reach,
      words.clp,
      words.chemicalAgents,
      ...(isCmr ? [words.carcinogens] : []),
      ...(has(writing.product, harmfulToYoung) ? [words.young] : []),
      ...(has(writing.product, harmfulToPregnant) ? [words.pregnant] : []),
      ...productLawTexts(writing, 'union'),
    ],
    gb: [words.gbReach, words.gbClp, words.coshh, ...productLawTexts(writing, 'britain')],
    us: [writing.product.classification.hazards.length > 0 ? words.hcs : words.hcsNot],
    ca: [words.whmis],
    au: [words.whs],
    un: [words.national],
  };
  return law[writing.product.profile.market];
}

function lawSentences(writing: Writing): Sentence[] {
  const own = nationalLaws(writing);
  if (own) return own;
  const texts = hasNationalRules(writing.product) ? nationalTexts(writing) : marketTexts(writing);
  return texts.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(writing)));
}

export function regulations(writing: Writing): Block[] {
  const rows: readonly Field[] = [
    field(writing.phrases.regulation.lead, ...lawSentences(writing)),
    ...marketFields(writing),
    ...nationalFields(writing),
  ];
  return [fields(...rows)];
}

export function safetyAssessment(writing: Writing): Block[] {
  const words = writing.phrases.regulation;
  const text = isSubstance(writing.product) ? words.noAssessmentSubstance : words.noAssessment;
  return [paragraph(sentence('safety-assessment', text, byRule(writing)))];
}
