import { nationalWordsOf } from '@gosds/phrases/national-words';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import { statementText } from '@gosds/phrases/statement-text';
import type { Block, Sentence } from '../../model/document.ts';
import { inTerms } from '../words/in-terms.ts';
import { parametersIn } from '../words/parameters-in.ts';
import { byClass, byRule, fromInput, sentence } from '../words/say.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing } from '../writing.ts';

type Words = { readonly appearance: string; readonly hazards: string; readonly none: string };

function appearanceOf({ product: { draft }, phrases }: Writing): string {
  const { appearance, appearanceText, odour } = draft.properties;
  const look = appearance === 'User Input' ? appearanceText : appearance;
  const texts = [look, odour].map((text) => inTerms(phrases, text.trim()));
  return texts.filter((text) => text !== '').join(phrases.shared.semicolon);
}

function lookLine(writing: Writing, words: Words): Sentence[] {
  const text = appearanceOf(writing);
  if (text === '') return [];
  return [
    sentence(
      'emergency-overview.appearance',
      words.appearance + writing.phrases.shared.colon + text,
      fromInput('properties.appearance'),
    ),
  ];
}

function hazardLine(writing: Writing, words: Words): Sentence {
  // H314 includes eye damage, so H318 is left out, as on the label.
  const isCorrosive = has(writing.product, 'Skin Corr.');
  const hazards = writing.product.classification.hazards.filter(({ hCode }) => !(isCorrosive && hCode === 'H318'));
  const texts = hazards.map((entry) => statementText(entry.hCode, writing.wording, parametersIn(writing, entry)));
  if (texts.length === 0) return sentence('emergency-overview.none', words.none, byRule(writing, 'whyByClass'));
  const text = [...new Set(texts)].join(sentenceSpace(writing.language.tag));
  return sentence(
    'emergency-overview.hazards',
    words.hazards + writing.phrases.shared.colon + text,
    byClass(writing, 'any'),
  );
}

/** A box with the essentials for first responders; empty in forms without one. */
export function emergencyOverview(writing: Writing): Block[] {
  const words =
    writing.product.profile.form && nationalWordsOf(writing.product.profile.form, writing.language.tag).overview;
  return words
    ? [{ kind: 'list', items: [...lookLine(writing, words), hazardLine(writing, words)], isBoxed: true }]
    : [];
}
