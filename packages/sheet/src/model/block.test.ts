import { describe, expect, it } from 'vitest';
import type { Block, Sentence } from './document.ts';
import { blocksOfKind, editBlock, partsOfBlock, sentencesOfBlock } from './block.ts';

const say = (text: string): Sentence => ({
  id: `uses.${text}`,
  text,
  origin: { kind: 'input', path: 'description.uses' },
});

const columns = [
  { heading: 'Name', width: 2 },
  { heading: 'Limit', width: 1 },
];

const blocks: readonly Block[] = [
  { kind: 'paragraph', sentences: [say('a'), say('b')] },
  { kind: 'list', items: [say('c')], isBoxed: true },
  { kind: 'fields', fields: [{ label: 'Colour', values: [say('d')] }] },
  { kind: 'table', caption: 'Limits', columns, rows: [[say('e'), say('f')]] },
  { kind: 'pictograms', pictograms: [{ code: 'GHS02', sentence: say('g') }] },
  { kind: 'signal-word', sentence: say('h') },
];

describe('the visitor over blocks', () => {
  it('reads every sentence in the order of the page', () => {
    expect(blocks.flatMap((block) => sentencesOfBlock(block)).map(({ text }) => text)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'h',
    ]);
  });

  it('gives the words printed before the sentences of a part', () => {
    const labelled = blocks.flatMap((block) => partsOfBlock(block)).filter(({ labels }) => labels.length > 0);
    expect(labelled.map(({ labels }) => labels)).toEqual([['Colour'], ['Limits', 'Name', 'Limit']]);
  });

  it('leaves a block as it is where the edit changes nothing', () => {
    expect(blocks.map((block) => editBlock(block, { sentence: (each) => each }))).toEqual(blocks);
  });

  it('edits sentences and labels', () => {
    const edit = {
      sentence: (each: Sentence) => ({ ...each, text: `${each.text}!` }),
      label: (text: string) => `${text}?`,
    };
    const parts = blocks.flatMap((block) => editBlock(block, edit) ?? []).flatMap((block) => partsOfBlock(block));
    expect(parts.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join('')).toBe('a!b!c!d!e!f!g!h!');
    expect(parts.flatMap(({ labels }) => labels)).toEqual(['Colour?', 'Limits?', 'Name?', 'Limit?']);
  });

  it('leaves out what is taken out, with the fields and rows that held nothing else', () => {
    const left = blocks.map((block) => editBlock(block, { sentence: () => undefined }));
    expect(left.map((block) => block && sentencesOfBlock(block))).toEqual([[], [], [], [], [], undefined]);
    expect(left[2]).toEqual({ kind: 'fields', fields: [] });
    expect(left[3]).toMatchObject({ kind: 'table', columns, rows: [] });
  });

  it('finds the blocks of one kind', () => {
    const sections = [{ number: 2, heading: '', subsections: [{ number: '2.2', heading: '', blocks }] }];
    expect(blocksOfKind(sections, 'pictograms')).toEqual([blocks[4]]);
  });
});
