import type { Sentence } from '../../model/document.ts';
import { byRule, sentence } from '../words/say.ts';
import type { Writing } from '../writing.ts';
import { cancerFumesOf } from './metal-fume.ts';

/** What the fume of welding holds that causes cancer, in a section of the sheet. */
export const cancerFumes = (
  writing: Writing,
  scope: 'reaction-hazards' | 'decomposition' | 'toxicology',
): readonly Sentence[] =>
  cancerFumesOf(writing.product).map((phrase) =>
    sentence(`${scope}.${phrase}`, writing.phrases.hazards[phrase], byRule(writing, 'whyByComposition')),
  );
