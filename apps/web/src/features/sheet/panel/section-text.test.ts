import type { Section, Sentence } from '@gosds/sheet/model/document';
import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import { expect, it } from 'vitest';
import { sectionText, subsectionText } from './section-text.ts';

const sentence = (id: SentenceId, text: string): Sentence => ({
  id,
  text,
  origin: { kind: 'input', path: 'description.uses' },
});

const section = (first: string, second: string): Section => ({
  number: 1,
  heading: 'Identification',
  subsections: [
    {
      number: '1.1',
      heading: '',
      blocks: [
        { kind: 'paragraph', sentences: [sentence('uses.a', first)] },
        { kind: 'fields', fields: [{ label: 'B', values: [sentence('uses.b', second)] }] },
      ],
    },
  ],
});

it('distinguishes a changed section from one that was only made again', () => {
  expect(sectionText(section('x', 'y'))).toBe(sectionText(section('x', 'y')));
  expect(sectionText(section('x', 'y'))).not.toBe(sectionText(section('x', 'z')));
  expect(sectionText(section('xy', ''))).not.toBe(sectionText(section('x', 'y')));
});

it('distinguishes a sentence that comes from elsewhere, and a subsection with another heading', () => {
  const [made] = section('x', 'y').subsections;
  const [other] = section('x', 'z').subsections;
  if (made === undefined || other === undefined) throw new Error('a section has a subsection');
  const why = 'Regulation (EC) No 1907/2006 asks for it';
  const missing: Sentence = { ...sentence('uses.a', 'x'), origin: { kind: 'missing', path: 'description.uses', why } };
  const blocks = (of: Sentence) => [{ kind: 'paragraph' as const, sentences: [of] }];
  expect(subsectionText({ ...made })).toBe(subsectionText(made));
  expect(subsectionText(other)).not.toBe(subsectionText(made));
  expect(subsectionText({ ...made, heading: 'Uses' })).not.toBe(subsectionText(made));
  expect(subsectionText({ ...made, blocks: blocks(missing) })).not.toBe(
    subsectionText({ ...made, blocks: blocks(sentence('uses.a', 'x')) }),
  );
});
