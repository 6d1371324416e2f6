import { describe, expect, it } from 'vitest';
import type { Section, Sentence, SheetDocument } from '../model/document.ts';
import { sentencesOfBlock } from '../model/block.ts';
import { applyEdits } from './apply-edits.ts';

const say = (id: 'uses.a' | 'uses.b', text: string): Sentence => ({
  id,
  text,
  origin: { kind: 'input', path: 'description.uses' },
});
const sections = (...texts: readonly [string, string]): readonly Section[] => [
  {
    number: 1,
    heading: 'Identification',
    subsections: [
      {
        number: '1.2',
        heading: 'Uses',
        blocks: [{ kind: 'paragraph', sentences: [say('uses.a', texts[0]), say('uses.b', texts[1])] }],
      },
    ],
  },
];
const sheet = {
  ...{ productName: 'Cleaner', companyName: 'Maker' },
  sections: sections('one', 'two'),
  otherPart: { sections: sections('eins', 'zwei') },
} as unknown as SheetDocument;

const sentences = (document: SheetDocument | undefined) =>
  document?.sections.flatMap(({ subsections }) =>
    subsections.flatMap(({ blocks }) => blocks.flatMap((block) => sentencesOfBlock(block))),
  ) ?? [];
const textsOf = (document: SheetDocument | undefined) => sentences(document).map(({ text }) => text);

describe('an edited sheet', () => {
  it('says what was written, and why', () => {
    const edited = applyEdits(sheet, [{ part: 0, id: 'uses.b', text: 'second', reason: 'It is clearer.' }]);
    expect(textsOf(edited)).toEqual(['one', 'second']);
    expect(sentences(edited)[1]?.origin).toMatchObject({ kind: 'rule', why: 'It is clearer.' });
    expect(textsOf(edited.otherPart)).toEqual(['eins', 'zwei']);
  });

  it('leaves out what was taken out, in the language that was edited', () => {
    const edited = applyEdits(sheet, [{ part: 1, id: 'uses.a', text: null, reason: 'It does not apply.' }]);
    expect(textsOf(edited)).toEqual(['one', 'two']);
    expect(textsOf(edited.otherPart)).toEqual(['zwei']);
  });

  it.each([
    ['identifier.productName', 'Cleaner 2', { productName: 'Cleaner 2', companyName: 'Maker' }],
    ['identifier.productName', null, { productName: 'Cleaner', companyName: 'Maker' }],
    ['identifier.productName', ' ', { productName: 'Cleaner', companyName: 'Maker' }],
    ['supplier.company', 'Maker Ltd', { productName: 'Cleaner', companyName: 'Maker Ltd' }],
  ])('has the name on its pages that section 1 has: %s, %s', (id, text, names) => {
    expect(applyEdits(sheet, [{ part: 0, id, text, reason: 'As on the tin.' }])).toMatchObject(names);
    const other = applyEdits(sheet, [{ part: 1, id, text, reason: 'As on the tin.' }]);
    expect(other).toMatchObject({ productName: 'Cleaner', companyName: 'Maker' });
  });

  it('is the same where no sentence of that name is there', () => {
    expect(applyEdits(sheet, [])).toBe(sheet);
    expect(textsOf(applyEdits(sheet, [{ part: 0, id: 'uses.c', text: 'x', reason: 'y' }]))).toEqual(['one', 'two']);
  });
});
