import type { Block, Field, Section, Sentence, Subsection } from './document.ts';

/** Subsections drawn together, with their positions in the section. */
export type DrawnSubsection = { readonly subsection: Subsection; readonly places: readonly number[] };

/** The section with lines for each mode of transport: land, sea and air. */
const transportSection = 14;

/** Relative widths of the table columns: headings, and each mode. */
const headingWidth = 24;
const modeWidth = 25;

type ByMode = { readonly labels: readonly string[]; readonly cells: readonly Sentence[] };

const isOneEach = (fields: readonly Field[]): boolean =>
  fields.length > 1 && fields.every(({ values }) => values.length === 1);

/** The lines of a subsection, one for each mode; undefined if it starts with another block. */
function byMode({ blocks: [first] }: Subsection): ByMode | undefined {
  if (first?.kind !== 'fields' || !isOneEach(first.fields)) return undefined;
  return { labels: first.fields.map(({ label }) => label), cells: first.fields.flatMap(({ values }) => values) };
}

/** The subsection's heading as the header cell of its row. */
const headOf = ({ number, heading }: Subsection, { cells: [first] }: ByMode): readonly Sentence[] =>
  first
    ? [
        {
          ...first,
          id: `${first.id}.heading`,
          text: `${number} ${heading}`.trim(),
          origin: { kind: 'rule', paragraph: '', why: '' },
        },
      ]
    : [];

type Row = { readonly place: number; readonly subsection: Subsection; readonly lines: ByMode };

function tableOf(heading: string, rows: readonly Row[]): Block {
  const labels = rows[0]?.lines.labels ?? [];
  return {
    kind: 'table',
    caption: '',
    columns: [{ heading, width: headingWidth }, ...labels.map((label) => ({ heading: label, width: modeWidth }))],
    rows: rows.map(({ subsection, lines }) => [...headOf(subsection, lines), ...lines.cells]),
  };
}

/** The first subsections that share the same modes. */
function leading(rows: readonly (Row | undefined)[]): readonly Row[] {
  const [first] = rows;
  const end = rows.findIndex((row) => row?.lines.labels.join('\n') !== first?.lines.labels.join('\n'));
  return rows.slice(0, end === -1 ? rows.length : end).filter((row) => row !== undefined);
}

const alone = (section: Section): readonly DrawnSubsection[] =>
  section.subsections.map((subsection, place) => ({ subsection, places: [place] }));

/**
 * The subsections of a section as drawn. UN number, name, class and packing group form one table with the modes as
 * columns, as is usual in the trade. The sheet, its data and its XML keep the subsections of the law.
 */
export function drawnSubsections(section: Section): readonly DrawnSubsection[] {
  if (section.number !== transportSection) return alone(section);
  const rows = section.subsections.map((subsection, place) => {
    const lines = byMode(subsection);
    return lines && { place, subsection, lines };
  });
  const joined = leading(rows);
  if (joined.length < 2) return alone(section);
  const table: Subsection = {
    number: '',
    heading: '',
    blocks: [tableOf(section.heading, joined), ...joined.flatMap(({ subsection }) => subsection.blocks.slice(1))],
  };
  return [{ subsection: table, places: joined.map(({ place }) => place) }, ...alone(section).slice(joined.length)];
}
