import { describe, expect, it } from 'vitest';
import type { Section, Sentence, Subsection } from './document.ts';
import { drawnSubsections } from './side-by-side.ts';

const said = (text: string): Sentence => ({
  id: 'bulk',
  text,
  origin: { kind: 'rule', paragraph: 'ADR', why: 'asked for' },
});

const byMode = (number: string, cells: readonly string[], labels = ['Land', 'Sea', 'Air']): Subsection => ({
  number,
  heading: `Heading ${number}`,
  blocks: [{ kind: 'fields', fields: labels.map((label, at) => ({ label, values: [said(cells[at] ?? '')] })) }],
});

const prose = (number: string): Subsection => ({
  number,
  heading: `Heading ${number}`,
  blocks: [{ kind: 'paragraph', sentences: [said('Text.')] }],
});

const section = (number: number, subsections: readonly Subsection[]): Section => ({
  number,
  heading: 'Transport',
  subsections,
});

const names = (drawn: ReturnType<typeof drawnSubsections>) =>
  drawn.map(({ subsection: { heading, blocks }, places }) => [heading, blocks[0]?.kind, places.join()]);

describe('what is drawn of section 14', () => {
  const lines = [byMode('14.1', ['UN 1', 'UN 1', 'UN 2']), byMode('14.2', ['A', 'B', 'C'])];

  it('is one table with the modes as columns, and then the rest', () => {
    const drawn = drawnSubsections(section(14, [...lines, prose('14.5')]));
    expect(names(drawn)).toEqual([
      ['', 'table', '0,1'],
      ['Heading 14.5', 'paragraph', '2'],
    ]);
    const [table] = drawn[0]?.subsection.blocks ?? [];
    expect(table?.kind === 'table' && table.columns.map(({ heading }) => heading)).toEqual([
      'Transport',
      'Land',
      'Sea',
      'Air',
    ]);
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['14.1 Heading 14.1', 'UN 1', 'UN 1', 'UN 2'],
      ['14.2 Heading 14.2', 'A', 'B', 'C'],
    ]);
  });

  it('keeps what stands below a line, such as the danger labels', () => {
    const labels = { ...prose('x').blocks[0], kind: 'paragraph' as const, sentences: [said('Labels')] };
    const withLabels = {
      ...byMode('14.3', ['3', '3', '3']),
      blocks: [...byMode('14.3', ['3', '3', '3']).blocks, labels],
    };
    const [drawn] = drawnSubsections(section(14, [...lines, withLabels]));
    expect(drawn?.subsection.blocks.map(({ kind }) => kind)).toEqual(['table', 'paragraph']);
  });

  it('leaves every other section, and a single line, as it is', () => {
    expect(names(drawnSubsections(section(9, lines)))).toHaveLength(2);
    expect(names(drawnSubsections(section(14, [...lines.slice(0, 1), prose('14.5')])))).toHaveLength(2);
    expect(names(drawnSubsections(section(14, [prose('14.1'), prose('14.2')])))).toHaveLength(2);
  });

  it('joins lines of the same modes alone', () => {
    const other = byMode('14.3', ['a', 'b'], ['Land', 'Sea']);
    expect(names(drawnSubsections(section(14, [...lines, other])))).toEqual([
      ['', 'table', '0,1'],
      ['Heading 14.3', 'fields', '2'],
    ]);
  });
});
