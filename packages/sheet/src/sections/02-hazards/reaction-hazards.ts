import type { Block, Sentence } from '../../model/document.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { setsGasFreeWithAcids } from '../../product/supplemental-codes.ts';
import { cancerFumes } from '../measures/cancer-fumes.ts';
import { fumesOf, isHotWork, isProcessingStated } from '../measures/processing.ts';
import { mustStayDry, reactsViolentlyWithWater, setsToxicGasFreeWithWater } from '../measures/water-contact.ts';
import { byClass, byRule, fromInput, paragraph, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';

/** The reaction of the product with water, if no class states it. */
function waterReaction(writing: Writing): Sentence[] {
  const { product, phrases } = writing;
  if (mayHave(product, 'Water-react.') || !(mustStayDry(product) || reactsViolentlyWithWater(product))) return [];
  const origin = byRule(writing, 'whyByComposition');
  return [
    ...(setsToxicGasFreeWithWater(product)
      ? [sentence('reaction-hazards.water', phrases.stability.reactionWaterGas, origin)]
      : []),
    ...(reactsViolentlyWithWater(product)
      ? [sentence('reaction-hazards.waterViolently', phrases.stability.reactsWaterViolently, origin)]
      : []),
  ];
}

export function reactionHazards(writing: Writing): Block[] {
  const words = writing.phrases.hazards;
  const texts = [
    ...(setsGasFreeWithAcids(writing.product)
      ? [sentence('reaction-hazards.acidContact', words.acidContact, byRule(writing, 'whyByComposition'))]
      : []),
    ...(mayHave(writing.product, 'Water-react.')
      ? [
          sentence(
            'reaction-hazards.water',
            writing.phrases.stability.reactionWaterGas,
            byClass(writing, 'Water-react.'),
          ),
        ]
      : []),
    ...waterReaction(writing),
    ...(isHotWork(writing.product)
      ? [sentence('reaction-hazards.fumes', words[fumesOf(writing.product)], fromInput('description.processing'))]
      : []),
    ...cancerFumes(writing, 'reaction-hazards'),
  ];
  // The sheet may deny reaction products in use only if the user stated how the product is used.
  const denied = isProcessingStated(writing.product) ? words.reactionNone : words.reactionOpen;
  const none = sentence('reaction-hazards.none', denied, byRule(writing));
  return [paragraph(...(texts.length > 0 ? texts : [none]))];
}
