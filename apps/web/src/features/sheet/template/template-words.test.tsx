import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { templates } from '@gosds/sheet/generated/templates';
import { useDescriptorNames } from '@gosds/sheet/generated/use-descriptor-names';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../testing/browser-parts.ts';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { words } from '../../../words/words.ts';
import { FirstList } from './first-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the words of the templates', () => {
  it('are those of the data in English, which the review says too', () => {
    const said = words();
    const named = new Map<string, string>(Object.entries(said.templates.name));
    const questions = new Map<string, Readonly<Record<string, string>>>(Object.entries(said.templateQuestions));
    for (const { id, name, first } of templates) {
      expect(named.get(id)).toBe(name);
      const wanted = first.map(({ path, question }) => [path.replaceAll('.', '-'), question]);
      expect(questions.get(id)).toEqual(Object.fromEntries(wanted));
    }
    expect([named.size, questions.size]).toEqual([templates.length, templates.length]);
  });

  it('are all that the list above the steps says', async () => {
    await speakPseudoLanguage();
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    const { user } = renderInSheet(<FirstList />, {
      template: { id: 'aerosol', ticked: ['ingredients'] },
      description: { country: 'DE' },
    });
    await user.click(screen.getByRole('button', { expanded: false }));
    const codes = [...productCategoryNames, ...useDescriptorNames].map(([code, name]) => `${code} ${name}`);
    expect(hardWiredTexts(document.body, codes)).toEqual([]);
  });
});
