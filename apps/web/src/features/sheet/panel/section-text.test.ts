import type { Section, Sentence } from '@gosds/sheet/model/document';
import type { SentenceId } from '@gosds/sheet/model/sentence-id';
import { expect, it } from 'vitest';
import { sectionText } from './section-text.ts';

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
