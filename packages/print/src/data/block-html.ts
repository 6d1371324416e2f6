import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import { type BlockOf, visitBlock } from '@gosds/sheet/model/block';
import type { Block, Field, Sentence, Subsection } from '@gosds/sheet/model/document';
import { escapeMarkup, type TextWriter } from './html-text.ts';

/** How to write and join the texts of a language. */
export type Style = { readonly write: TextWriter; readonly space: string };

type Pictogram = BlockOf<'pictograms'>['pictograms'][number];

export function subsectionHtml({ number, heading, blocks }: Subsection, style: Style): string {
  const title = `${number} ${heading}`.trim();
  return [
    ...(title === '' ? [] : [`<h3>${style.write(title)}</h3>`]),
    ...blocks.map((block) => blockHtml(block, style)),
  ].join('\n');
}

function textHtml({ text, origin }: Sentence, { write }: Style): string {
  const escaped = write(text);
  return origin.kind === 'missing' ? `<span class="missing">${escaped}</span>` : escaped;
}

export function blockHtml(block: Block, style: Style): string {
  const text = (sentence: Sentence) => textHtml(sentence, style);
  return visitBlock<string>(block, {
    paragraph: ({ sentences }) => `<p>${sentences.map(text).join(style.space)}</p>`,
    list: ({ items, isBoxed }) =>
      `<ul${isBoxed ? ' class="boxed"' : ''}>${items.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`,
    fields: ({ fields }) => `<dl class="fields">${fields.map((field) => fieldHtml(field, style)).join('')}</dl>`,
    table: (table) => tableHtml(table, style),
    pictograms: ({ pictograms }) =>
      `<ul class="pictograms">${pictograms.map((pictogram) => pictogramHtml(pictogram, style)).join('')}</ul>`,
    'signal-word': ({ sentence }) => `<p class="signal">${text(sentence)}</p>`,
  });
}

const fieldHtml = ({ label, values }: Field, style: Style): string =>
  `<div><dt>${style.write(label)}</dt>${values.map((value) => `<dd>${textHtml(value, style)}</dd>`).join('')}</div>`;

function tableHtml({ caption, columns, rows }: BlockOf<'table'>, style: Style): string {
  const text = (sentence: Sentence) => textHtml(sentence, style);
  const name = caption === '' ? '' : `<caption>${style.write(caption)}</caption>`;
  const headings = columns.map(({ heading }) => `<th scope="col">${style.write(heading)}</th>`).join('');
  const cells = (row: readonly Sentence[]) =>
    row.map((cell, index) => (index === 0 ? `<th scope="row">${text(cell)}</th>` : `<td>${text(cell)}</td>`)).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeMarkup(caption || (columns[0]?.heading ?? ''))}"><table>${name}
<thead><tr>${headings}</tr></thead>
<tbody>
${body}
</tbody></table></div>`;
}

function pictogramHtml({ code, sentence }: Pictogram, { write }: Style): string {
  const name = write(sentence.text);
  return `<li>${pictogramSvg(code).replace('<svg ', '<svg aria-hidden="true" ')}<span class="caption">${name}</span></li>`;
}
