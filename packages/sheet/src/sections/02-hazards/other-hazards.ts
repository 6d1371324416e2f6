import { isUnclassifiedHazard } from '@gosds/ghs/supplemental-code';
import { coldGases, highlyFlammableLiquids } from '../../hazard-groups.ts';
import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from '../measures/cold-form.ts';
import { isBattery } from '../measures/battery.ts';
import { mayExplodeAsDust } from '../measures/combustible-dust.ts';
import { holdsNitrateEster } from '../measures/holds-group.ts';
import { formsHydrogenFluoride } from '../measures/water-contact.ts';
import type { Block, Sentence } from '../../model/document.ts';
import { needsVent } from '../../product/vented-closure.ts';
import { isPoisonGas } from '../measures/poison-gas.ts';
import { cancerFumesOf } from '../measures/metal-fume.ts';
import { isFlameWork, isMelted, isTinSoldered } from '../measures/processing.ts';
import { holdsPeroxide } from '../chemistry/reactive-kind.ts';
import { isAllInorganic } from '../chemistry/ingredient-elements.ts';
import { unknownAquatic } from './unknown-aquatic.ts';
import { statedHazard } from './stated-hazard.ts';
import { concernSentence, ofConcern } from '../classes/substances-of-concern.ts';
import { byRule, list, notOwed, onceAssessed, paragraph, type PhraseRule, select, sentence } from '../words/say.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { hasStatement, setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import type { Writing } from '../writing.ts';

type HazardPhrase =
  | 'vapourAir'
  | 'heatedVapour'
  | 'staticCharge'
  | 'dustExplosion'
  | 'containerBurst'
  | 'coldBurns'
  | 'coldContact'
  | 'coldBursts'
  | 'asphyxiant'
  | 'acidContact'
  | 'oxygenPressure'
  | 'reactionFumes'
  | 'chromiumFume'
  | 'nickelFume'
  | 'solderFumes'
  | 'meltBurns'
  | 'batteryContents'
  | 'reactionHydrogenFluoride'
  | 'reactionNitrateEster'
  | 'defatting';

/** A gas that supports neither breathing nor combustion. */
const displacesOxygen = (product: Product) =>
  (product.state === 'gas' || isFrozenGas(product)) && !mayHave(product, 'Ox. Gas') && !isPoisonGas(product);

const otherHazardRules: readonly PhraseRule<HazardPhrase>[] = [
  { phrase: 'vapourAir', hazard: highlyFlammableLiquids },
  { phrase: 'heatedVapour', hazard: ['Flam. Liq. 3', 'Flam. Liq. 4'] },
  { phrase: 'staticCharge', hazard: highlyFlammableLiquids },
  { phrase: 'dustExplosion', when: mayExplodeAsDust },
  {
    phrase: 'containerBurst',
    hazard: ['Aerosol', 'Press. Gas', 'Flam. Liq. 1', 'Org. Perox.'],
    when: (product) => !isVeryCold(product),
  },
  { phrase: 'coldBurns', hazard: coldGases, unless: 'Press. Gas (Ref. Liq.)' },
  { phrase: 'coldContact', when: isVeryCold },
  { phrase: 'coldBursts', when: isVeryCold },
  { phrase: 'asphyxiant', when: displacesOxygen },
  { phrase: 'acidContact', when: setsGasFreeWithAcids },
  { phrase: 'oxygenPressure', when: (product) => holdsPeroxide(product) && needsVent(product) },
  { phrase: 'reactionFumes', when: isFlameWork },
  { phrase: 'chromiumFume', when: (product) => cancerFumesOf(product).includes('chromiumFume') },
  { phrase: 'nickelFume', when: (product) => cancerFumesOf(product).includes('nickelFume') },
  { phrase: 'solderFumes', when: isTinSoldered },
  { phrase: 'meltBurns', when: isMelted },
  { phrase: 'batteryContents', when: isBattery },
  { phrase: 'reactionHydrogenFluoride', when: formsHydrogenFluoride },
  { phrase: 'reactionNitrateEster', when: holdsNitrateEster },
  { phrase: 'defatting', when: (product) => hasStatement(product, '066') },
];

/** Hazards that no class of the standard covers. */
const unclassifiedHazards: readonly HazardPhrase[] = [
  'defatting',
  'coldBurns',
  'coldContact',
  'coldBursts',
  'meltBurns',
  'batteryContents',
];

/** The phrases of the section, and two of section 10. */
function textsOf({ phrases }: Writing): Readonly<Record<HazardPhrase, string>> {
  const { reactionHydrogenFluoride, reactionNitrateEster } = phrases.stability;
  return { ...phrases.hazards, reactionHydrogenFluoride, reactionNitrateEster };
}

/** PBT and endocrine statements of REACH Annex II, 2.3; nothing if not known. */
function europeanStatements(writing: Writing): Sentence[] {
  const { hazards: words, ecology } = writing.phrases;
  const pbt = concernSentence(writing, {
    id: 'other-hazards.pbt',
    concern: 'pbt',
    texts: { found: words.pbtFound, none: words.pbtNone },
  });
  const endocrine = concernSentence(writing, {
    id: 'other-hazards.endocrine',
    concern: 'endocrine',
    texts: { found: words.endocrineFound, none: words.endocrineNone },
  });
  const inorganic = sentence('other-hazards.pbtInorganic', ecology.pbtInorganic, byRule(writing, 'whyByComposition'));
  return [isAllInorganic(writing.product) ? inorganic : pbt, endocrine].filter((each) => each !== undefined);
}

/** True if ingredients have a property of concern that is not a class of the product. */
const hasConcern = (writing: Writing): boolean =>
  ofConcern(writing, 'pbt').length + ofConcern(writing, 'endocrine').length > 0;

export function otherHazards(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const found = select(writing, { scope: 'other-hazards', rules: otherHazardRules, texts: textsOf(writing) });
  const european = writing.product.profile.showsEuropeanNumbers ? europeanStatements(writing) : [];
  const unknown = unknownAquatic(writing, 'other-hazards.unknownAquatic');
  const isSaid = found.length > 0 || unknown.length > 0 || (european.length > 0 && hasConcern(writing));
  const none = isSaid
    ? []
    : [onceAssessed(writing, notOwed(sentence('other-hazards.none', words.noOtherHazards, byRule(writing))))];
  return [list([...found, ...unknown, ...european, ...none])];
}

/** Statements of section 2(d) about hazards without a class. */
export function unclassifiedHazardsOf(writing: Writing): readonly Sentence[] {
  const rules = otherHazardRules.filter(({ phrase }) => unclassifiedHazards.includes(phrase));
  const stated = writing.product.classification.supplemental
    .filter(({ code }) => isUnclassifiedHazard(code))
    .map((entry) => statedHazard(writing, { id: `hnoc.${entry.code}`, entry }));
  return [...select(writing, { scope: 'hnoc', rules, texts: textsOf(writing) }), ...stated];
}

export function hazardsNotOtherwiseClassified(writing: Writing): Block[] {
  const found = unclassifiedHazardsOf(writing);
  if (found.length > 0) return [list(found)];
  return [paragraph(sentence('hnoc.none', writing.phrases.hazards.hnocNone, byRule(writing)))];
}
