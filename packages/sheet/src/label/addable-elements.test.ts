import { describe, expect, it } from 'vitest';
import { assess } from '../product/assess.ts';
import { parseDraft } from '../draft/entered.ts';
import { emptyDraft } from '../draft/draft.ts';
import { addableElements } from './addable-elements.ts';

const edition = { sources: new Map(), issueDate: '2026-03-02', revisionDate: '2026-03-02', version: '1' };

function offeredIn(country: string) {
  const draft = emptyDraft();
  const entered = parseDraft({ ...draft, description: { ...draft.description, productName: 'Paint', country } });
  const product = assess(entered, { substances: new Map(), asOf: '2026-03-02' });
  const offered = addableElements(product, edition);
  return { offered, codes: offered.map(({ code }) => code) };
}

describe('what can be added to a label', () => {
  it('has every kind of element, in the words of the law', () => {
    const { offered } = offeredIn('DE');
    const at = (code: string) => offered.find((each) => each.code === code);
    expect(at('Danger')).toEqual({ added: 'signal-word', code: 'Danger', texts: ['Danger'] });
    expect(at('GHS05')).toEqual({ added: 'pictogram', code: 'GHS05', texts: ['Corrosion'] });
    expect(at('H315')).toEqual({ added: 'statement', code: 'H315', texts: ['Causes skin irritation.'] });
    expect(at('EUH066')?.added).toBe('supplement');
    expect(at('P102')).toEqual({ added: 'precaution', code: 'P102', texts: ['Keep out of reach of children.'] });
    expect(at('EUH208')?.namesSubstances).toBe(true);
  });

  it.each([
    ['DE', ['H360FD', 'EUH066', 'EUH380', 'P310', 'H301+H311'], ['H303', 'H401', 'AUH066', 'P316', 'H315+H320']],
    ['US', ['H320', 'P310'], ['EUH066', 'H360FD', 'P316', 'AUH066']],
    ['AU', ['AUH066', 'P310'], ['EUH066', 'EUH208', 'P316']],
  ])('has in %s the codes of its law alone', (country, has, lacks) => {
    const { codes } = offeredIn(country);
    for (const code of has) expect(codes, code).toContain(code);
    for (const code of lacks) expect(codes, code).not.toContain(code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
