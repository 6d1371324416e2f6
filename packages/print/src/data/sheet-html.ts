import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import type { Block, Field, Section, Sentence, SheetDocument, Subsection } from '@gosds/sheet/document';
import { escapeLines, escapeMarkup } from './html-text.ts';
import { urgentFirst, urgentHtml } from './urgent-html.ts';
import { sheetPolicy, sheetStyle } from './sheet-style.ts';

type Pictogram = Extract<Block, { kind: 'pictograms' }>['pictograms'][number];

/**
 * The sheet as one file of HTML that needs nothing beside it: no script, no picture or font to load. As a public page
 * it begins with telephone numbers, first aid, fire and spill.
 */
export function sheetHtml(document: SheetDocument, isPublic = false): string {
  const sections = isPublic ? urgentFirst(document.sections) : document.sections;
  const title = escapeMarkup(`${document.title} – ${document.productName}`);
  return `<!doctype html>
<html lang="${escapeMarkup(document.language)}" dir="${document.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(sheetPolicy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${sheetStyle}</style>
</head>
<body>
<header>
<p class="law">${escapeMarkup(document.title)}</p>
<h1>${escapeMarkup(document.productName)}</h1>
<p class="law">${escapeMarkup(document.legalBasis)}</p>
${facts(document)}
${isPublic ? urgentHtml(document) : ''}
</header>
<main>
${sections.map((section) => sectionHtml(section, document.frame.section)).join('\n')}
</main>
</body>
</html>
`;
}

function facts({ frame, ...document }: SheetDocument): string {
  const rows: readonly (readonly [string, string])[] = [
    [frame.company, document.companyName],
    [frame.version, document.version],
    [frame.issueDate, frame.issued],
    [frame.revisionDate, frame.revised],
  ];
  const items = rows.map(([label, text]) => `<div><dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(text)}</dd></div>`);
  return `<dl class="facts">${items.join('')}</dl>`;
}

function sectionHtml({ number, heading, subsections }: Section, word: string): string {
  const id = `section-${number}`;
  const title = escapeMarkup(`${word} ${number}: ${heading}`);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${subsections.map(subsectionHtml).join('\n')}
</section>`;
}

function subsectionHtml({ number, heading, blocks }: Subsection): string {
  const title = `${number} ${heading}`.trim();
  return [...(title === '' ? [] : [`<h3>${escapeMarkup(title)}</h3>`]), ...blocks.map(blockHtml)].join('\n');
}

function textHtml({ text, origin }: Sentence): string {
  const escaped = escapeLines(text);
  return origin.kind === 'missing' ? `<span class="missing">${escaped}</span>` : escaped;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${block.sentences.map(textHtml).join(' ')}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${textHtml(item)}</li>`).join('')}</ul>`;
    case 'fields':
      return `<dl class="fields">${block.fields.map(fieldHtml).join('')}</dl>`;
    case 'table':
      return tableHtml(block);
    case 'pictograms':
      return `<ul class="pictograms">${block.pictograms.map(pictogramHtml).join('')}</ul>`;
    case 'signal-word':
      return `<p class="signal">${textHtml(block.sentence)}</p>`;
  }
}

const fieldHtml = ({ label, values }: Field): string =>
  `<div><dt>${escapeMarkup(label)}</dt>${values.map((value) => `<dd>${textHtml(value)}</dd>`).join('')}</div>`;

function tableHtml({ caption, columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const name = caption === '' ? '' : `<caption>${escapeMarkup(caption)}</caption>`;
  const headings = columns.map(({ heading }) => `<th scope="col">${escapeMarkup(heading)}</th>`).join('');
  const cells = (row: readonly Sentence[]) =>
    row
      .map((cell, index) => (index === 0 ? `<th scope="row">${textHtml(cell)}</th>` : `<td>${textHtml(cell)}</td>`))
      .join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="table" tabindex="0" role="region" aria-label="${escapeMarkup(caption || (columns[0]?.heading ?? ''))}"><table>${name}
<thead><tr>${headings}</tr></thead>
<tbody>
${body}
</tbody></table></div>`;
}

function pictogramHtml({ code, sentence }: Pictogram): string {
  const name = escapeMarkup(sentence.text);
  return `<li>${pictogramSvg(code).replace('<svg ', '<svg aria-hidden="true" ')}<span class="caption">${name}</span></li>`;
}
