import type { Block, Field, Sentence } from '../../model/document.ts';
import { byRule, field, fields, paragraph, sentence } from '../words/say.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import { lawName } from '../words/law-words.ts';
import type { SheetLaw } from '../../profiles/profile.ts';
import type { Writing } from '../writing.ts';
import { isSubstance } from '../../product/is-substance.ts';
import { isNamedFor } from './law-by-class.ts';
import { furtherLaws, nationalFields, nationalLaws } from './national-regulations.ts';
import { marketFields } from './market-regulations.ts';
import { productLawTexts } from './product-laws.ts';

/** Replaces the market's law for a country with its own rules. */
function nationalTexts(writing: Writing): string[] {
  const words = writing.phrases.regulation;
  const text = writing.product.rules.standing.status === 'draft' ? words.nationalDraft : words.nationalLaw;
  return [text(lawName(writing)), words.national];
}

/** The texts for each law in the profile. */
const lawTexts: Readonly<Record<SheetLaw, (writing: Writing) => readonly string[]>> = {
  reach: ({ phrases }) => [phrases.regulation.reach],
  clp: ({ phrases }) => [phrases.regulation.clp],
  'chemical-agents': ({ phrases }) => [phrases.regulation.chemicalAgents],
  carcinogens: ({ phrases }) => [phrases.regulation.carcinogens],
  'young-workers': ({ phrases }) => [phrases.regulation.young],
  'pregnant-workers': ({ phrases }) => [phrases.regulation.pregnant],
  'union-product-laws': (writing) => productLawTexts(writing, 'union'),
  'gb-reach': ({ phrases }) => [phrases.regulation.gbReach],
  'gb-clp': ({ phrases }) => [phrases.regulation.gbClp],
  coshh: ({ phrases }) => [phrases.regulation.coshh],
  'british-product-laws': (writing) => productLawTexts(writing, 'britain'),
  hazcom: ({ product, phrases: { regulation } }) => [
    product.classification.hazards.length > 0 ? regulation.hcs : regulation.hcsNot,
  ],
  whmis: ({ phrases }) => [phrases.regulation.whmis],
  whs: ({ phrases }) => [phrases.regulation.whs],
  national: ({ phrases }) => [phrases.regulation.national],
};

/** A law with rows in `laws-by-class.csv` is named only for products with these hazards. */
function appliesByClass({ product: { profile, productHazards } }: Writing, law: SheetLaw): boolean {
  const byClass = profile.lawsByClass?.find(({ id }) => id === law);
  return byClass === undefined || isNamedFor(byClass, productHazards);
}

const marketTexts = (writing: Writing): readonly string[] =>
  writing.product.profile.laws.filter((law) => appliesByClass(writing, law)).flatMap((law) => lawTexts[law](writing));

function lawSentences(writing: Writing): Sentence[] {
  const own = nationalLaws(writing);
  if (own) return own;
  const texts = hasNationalRules(writing.product) ? nationalTexts(writing) : marketTexts(writing);
  const ofMarket = texts.map((text, index) => sentence(`regulations.law.${index}`, text, byRule(writing)));
  return [...ofMarket, ...furtherLaws(writing)];
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
