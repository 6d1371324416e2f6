import { describe, expect, it } from 'vitest';
import { hazard } from '@gosds/ghs/hazard';
import { finishStatement } from './finish-statement.ts';
import { language as english } from './generated/en/language.ts';
import { language as dutch } from './generated/nl/language.ts';
import { type BreathedForm, statementContext } from './statement-context.ts';
import { wordingOf } from './statement-text.ts';

const codes = [...new Set(english.statements.flatMap(({ texts }) => Object.keys(texts)))].filter((code) =>
  code.startsWith('P'),
);

describe('a P-statement as printed', () => {
  it.each(codes)('%s leaves no blank and no choice', (code) => {
    for (const market of ['eu', 'us', 'un'] as const) {
      const { text } = finishStatement(code, { wording: wordingOf(market) });
      expect(text).not.toMatch(/…|\.\.\.|\/|[[\]{}<>]/);
    }
  });

  it('reports what only the supplier can say', () => {
    expect(finishStatement('P230', { wording: wordingOf('eu') })).toEqual({
      code: 'P230',
      text: 'Not Available',
      known: [],
      assumed: [],
      missing: ['wettingMedium'],
    });
  });

  it('begins with a capital where the language begins with the slot', () => {
    expect(
      finishStatement('P260', { wording: wordingOf('eu', dutch), slots: { exposureForms: 'nevel of damp' } }).text,
    ).toBe('Nevel of damp niet inademen.');
  });

  it('reports what it took as usual', () => {
    expect(finishStatement('P264', { wording: wordingOf('eu') })).toMatchObject({
      text: 'Wash hands thoroughly after handling.',
      assumed: ['washed'],
    });
  });

  it('takes the words of the supplier', () => {
    const slots = { disposal: 'a licensed incinerator' };
    expect(finishStatement('P501', { wording: wordingOf('eu'), slots })).toMatchObject({
      text: 'Dispose of contents and container to a licensed incinerator.',
      assumed: [],
      missing: [],
    });
  });
});

describe('the open places filled from the product (CLP Annex IV, column 5)', () => {
  const thinner = statementContext({
    hazards: [hazard('Flam. Liq. 2 H225'), hazard('Skin Irrit. 2 H315')],
    physicalState: 'liquid',
    wording: wordingOf('eu'),
    gloveMaterial: 'nitrile rubber',
  });

  it.each([
    ['P261', 'Avoid breathing mist or vapours.'],
    ['P280', 'Wear protective gloves (nitrile rubber), eye protection and face protection.'],
    ['P302+P352', 'IF ON SKIN: Wash with plenty of soap and water.'],
    ['P370+P378', 'In case of fire: Use alcohol-resistant foam, dry powder or carbon dioxide to extinguish.'],
  ])('%s of a flammable skin irritant', (code, text) => {
    expect(finishStatement(code, thinner).text).toBe(text);
  });

  it('knows that a dust is breathed as dust and that a spray is sprayed', () => {
    const of = (physicalState: 'solid' | 'liquid', more: { breathedForms?: readonly BreathedForm[] }) =>
      finishStatement('P260', statementContext({ hazards: [], physicalState, wording: wordingOf('us'), ...more })).text;
    expect(of('solid', {})).toBe('Do not breathe dust.');
    expect(of('solid', { breathedForms: ['fume'] })).toBe('Do not breathe fume.');
    expect(of('liquid', { breathedForms: ['mist', 'vapours', 'spray'] })).toBe('Do not breathe mist, vapors or spray.');
  });

  it('never uses water on what reacts with water', () => {
    const sodium = statementContext({
      hazards: [hazard('Water-react. 1 H260'), hazard('Flam. Sol. 1 H228')],
      physicalState: 'solid',
      wording: wordingOf('eu'),
    });
    expect(finishStatement('P370+P378', sodium).text).not.toContain('water');
  });
});
