import { helpOf } from '@gosds/sheet/review/field-help';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../testing/browser-parts.ts';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { words } from '../../../words/words.ts';
import { HelpCard } from './help-card.tsx';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts by the path of their input. */
const byInput = (texts: Texts) =>
  new Map(
    Object.entries(texts).flatMap(([section, named]) =>
      Object.entries(named).map(([key, text]) => [`${section}.${key.replaceAll('-', '.')}`, text] as const),
    ),
  );

describe('the help at the inputs', () => {
  it('is whole sentences, with an example, for inputs that have help', () => {
    const [help, examples] = [byInput(words().fieldHelp), byInput(words().fieldExamples)];
    expect([...examples.keys()]).toEqual([...help.keys()]);
    for (const [input, text] of help) {
      expect(helpOf(input, { country: 'DE', asOf: '2026-11-23' }), input).toBeDefined();
      expect(text, input).toMatch(/^[A-Z].*\.$/);
      expect(text.length, input).toBeLessThan(260);
    }
  });

  it('is said in the language of the screens', async () => {
    await speakPseudoLanguage();
    for (const path of ['properties.phSolution.percentage', 'ingredients.2.proportion', 'dangerousGoods.basis.date'])
      renderInSheet(<HelpCard path={path} onClose={() => undefined} />, { description: { country: 'ZZ' } });
    expect(screen.getAllByText(/⟦/).length).toBeGreaterThan(5);
    expect(hardWiredTexts(document.body)).toEqual([]);
  });
});
