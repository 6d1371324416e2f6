import { nationalWordsOf } from '@gosds/phrases/national-words';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import { statementText } from '@gosds/phrases/statement-text';
import type { Block, Sentence } from '../document.ts';
import { inTerms } from './words/in-terms.ts';
import { parametersIn } from './words/parameters-in.ts';
import { byClass, byRule, fromInput, sentence } from './words/say.ts';
import { has, type SheetContext } from '../sheet-context.ts';

type Words = { readonly appearance: string; readonly hazards: string; readonly none: string };

function appearanceOf({ draft, phrases }: SheetContext): string {
  const { appearance, appearanceText, odour } = draft.properties;
  const look = appearance === 'User Input' ? appearanceText : appearance;
  const texts = [look, odour].map((text) => inTerms(phrases, text.trim()));
  return texts.filter((text) => text !== '').join(phrases.shared.semicolon);
}

function lookLine(c: SheetContext, words: Words): Sentence[] {
  const text = appearanceOf(c);
  if (text === '') return [];
  return [
    sentence(
      'emergency-overview.appearance',
      words.appearance + c.phrases.shared.colon + text,
      fromInput('properties.appearance'),
    ),
  ];
}

function hazardLine(c: SheetContext, words: Words): Sentence {
  // What burns the skin damages the eyes: H314 says both, here as on the label.
  const isCorrosive = has(c, 'Skin Corr.');
  const told = c.classification.hazards.filter(({ hCode }) => !(isCorrosive && hCode === 'H318'));
  const texts = told.map((entry) => statementText(entry.hCode, c.wording, parametersIn(c, entry)));
  if (texts.length === 0) return sentence('emergency-overview.none', words.none, byRule(c, 'whyByClass'));
  const text = [...new Set(texts)].join(sentenceSpace(c.language.tag));
  return sentence('emergency-overview.hazards', words.hazards + c.phrases.shared.colon + text, byClass(c, 'any'));
}

/** What those who come first have to know, in a box of its own; empty in forms that have none. */
export function emergencyOverview(c: SheetContext): Block[] {
  const words = c.profile.form && nationalWordsOf(c.profile.form, c.language.tag).overview;
  return words ? [{ kind: 'list', items: [...lookLine(c, words), hazardLine(c, words)], isBoxed: true }] : [];
}
