import { sentencesOf } from '@gosds/sheet/model/written';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../builders/a-product.ts';
import { sheetOf } from './sheet-of.ts';

type Shares = readonly (readonly [cas: string, share: string])[];

function textsOf(shares: Shares, properties: object, description: object = {}): ReadonlyMap<string, string> {
  const draft = aProduct({ shares, properties, description });
  return new Map(sentencesOf(sheetOf(draft).document.sections).map(({ id, text }) => [id, text]));
}

describe('the sections agree', () => {
  it.each([
    ['1.2', true],
    ['2', true],
    ['2.1', false],
    ['11.4', false],
    ['11.5', true],
  ])('10.3 and 10.1 know what a pH of %s does, whatever the family of the ingredient: %s', (ph, reacts) => {
    const texts = textsOf([['7647-14-5', '100']], { state: 'Solid', ph });
    expect(texts.has(`reactions.reactionWith${Number(ph) < 7 ? 'Bases' : 'Acids'}`)).toBe(reacts);
    expect(texts.has('reactions.noReactions')).toBe(!reacts);
    expect(texts.has('reactivity.noReactivity')).toBe(!reacts);
  });

  it('7 lets gas out of a dry hypochlorite, as 6.3 does of what was spilled', () => {
    const texts = textsOf([['7778-54-3', '65']], { state: 'Solid' });
    expect([texts.has('handling.closed'), texts.has('storage.original')]).toEqual([false, false]);
    expect([texts.has('handling.closedVented'), texts.has('storage.originalVented')]).toEqual([true, true]);
  });

  it('14 names the form that has the class of section 2', () => {
    const texts = textsOf([['7778-54-3', '65']], { state: 'Solid' });
    expect(texts.get('unNumber.adr')).toBe('UN 3485');
  });

  it('3 writes a category as 2 does: eye irritation 2A where the market has 2A', () => {
    const acetone = [...textsOf([['67-64-1', '100']], { state: 'Liquid' }, { country: 'US' })];
    const classes = acetone.flatMap(([id, text]) => (id.endsWith('.classes') ? [text] : []));
    expect(classes.join()).toContain('Eye Irrit. 2A, H319');
  });
});
