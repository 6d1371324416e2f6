import { productCategoryNames } from '@gosds/sheet/generated/product-category-names';
import { whyFirst } from '@gosds/sheet/draft/template/why-first';
import { templates } from '@gosds/sheet/generated/templates';
import { useDescriptorNames } from '@gosds/sheet/generated/use-descriptor-names';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../testing/browser-parts.ts';
import { hardWiredTexts } from '../../../testing/hard-wired-texts.ts';
import { speakPseudoLanguage } from '../../../testing/in-pseudo-language.ts';
import { renderInSheet } from '../../../testing/render-step.tsx';
import { sayFindingNow } from '../../../words/say-finding.ts';
import { words } from '../../../words/words.ts';
import { FirstList } from './first-list.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the words of the templates', () => {
  it('are there for each template and each of its first inputs', () => {
    const said = words();
    const named = new Map<string, string>(Object.entries(said.templates.name));
    for (const { id, name, first } of templates) {
      expect(named.get(id)).toBe(name);
      for (const { path } of first) expect(sayFindingNow(whyFirst(id, path))).toMatch(/\.$/);
    }
    expect(named.size).toBe(templates.length);
    const all = templates.flatMap(({ first }) => first);
    expect(Object.keys(said.findings.firstField)).toHaveLength(all.length);
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
