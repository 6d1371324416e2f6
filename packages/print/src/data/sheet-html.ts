import { pictogramSvg } from '@gosds/phrases/pictograms/pictogram-svg';
import { sectionPrefix } from '@gosds/phrases/section-prefix';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Block, Field, Section, Sentence, SheetDocument, Subsection } from '@gosds/sheet/model/document';
import { type BlockOf, visitBlock } from '@gosds/sheet/model/block';
import { drawnSubsections } from '@gosds/sheet/model/side-by-side';
import { escapeMarkup, type TextWriter, textWriter } from './html-text.ts';
import { urgentFirst, urgentHtml } from './urgent-html.ts';
import { sheetHead } from './sheet-style.ts';

/** How to write and join the texts of a language. */
type Style = { readonly write: TextWriter; readonly space: string };

type Pictogram = BlockOf<'pictograms'>['pictograms'][number];

/** The sheet as one HTML file that loads no script, picture or font. */
export const sheetHtml = (document: SheetDocument): string => page(document, { isPublic: false });

/** Like `sheetHtml`, but it begins with telephone numbers, first aid, fire and spill. */
export const publicSheetHtml = (document: SheetDocument): string => page(document, { isPublic: true });

function page(document: SheetDocument, { isPublic }: Pick<Place, 'isPublic'>): string {
  const { otherPart } = document;
  const title = escapeMarkup(`${document.title} – ${document.productName}`);
  return `<!doctype html>
<html lang="${escapeMarkup(document.language)}" dir="${document.direction}">
<head>
${sheetHead(title)}</head>
<body>
${otherPart ? bothParts([document, otherPart], isPublic) : onePart(document, isPublic)}
</body>
</html>
`;
}

function onePart(document: SheetDocument, isPublic: boolean): string {
  return `<header>
${headHtml(document, { isPublic, suffix: '' })}
</header>
<main>
${sectionsHtml(document, { isPublic, suffix: '' })}
</main>`;
}

/** The sheet in two languages, one whole part after the other, with links to both at the top. */
function bothParts(parts: readonly SheetDocument[], isPublic: boolean): string {
  const links = parts.map(
    ({ language, title }) =>
      `<li><a href="#part-${language}" lang="${language}" hreflang="${language}">${escapeMarkup(title)}</a></li>`,
  );
  const articles = parts.map((part, index) => {
    const place = { isPublic, suffix: index === 0 ? '' : `-${part.language}` };
    return `<article id="part-${part.language}" lang="${part.language}" dir="${part.direction}">
<header>
${headHtml(part, place)}
</header>
${sectionsHtml(part, place)}
</article>`;
  });
  return `<nav class="parts"><ul>${links.join('')}</ul></nav>
<main>
${articles.join('\n')}
</main>`;
}

/** `suffix` makes the ids of the second part differ from those of the first. */
type Place = { readonly isPublic: boolean; readonly suffix: string };

function headHtml(document: SheetDocument, { isPublic, suffix }: Place): string {
  const write = textWriter(document.direction);
  return `<p class="law">${write(document.title)}</p>
<h1>${write(document.productName)}</h1>
<p class="law">${write(document.legalBasis)}</p>
${facts(document, write)}
${isPublic ? urgentHtml(document, { write, suffix }) : ''}`;
}

function sectionsHtml({ sections, frame, ...document }: SheetDocument, { isPublic, suffix }: Place): string {
  const write = textWriter(document.direction);
  const style: SectionStyle = { write, space: sentenceSpace(document.language), word: frame.section, suffix };
  const ordered = isPublic ? urgentFirst(sections) : sections;
  return ordered.map((section) => sectionHtml(section, style)).join('\n');
}

function facts({ frame, ...document }: SheetDocument, write: TextWriter): string {
  const rows: readonly (readonly [string, string])[] = [
    [frame.company, document.companyName],
    [frame.version, document.version],
    [frame.issueDate, frame.issued],
    [frame.revisionDate, frame.revised],
    ...(frame.documentNumber ? [frame.documentNumber] : []),
  ];
  const items = rows.map(([label, text]) => `<div><dt>${write(label)}</dt><dd>${write(text)}</dd></div>`);
  return `<dl class="facts">${items.join('')}</dl>`;
}

type SectionStyle = Style & { readonly word: string; readonly suffix: string };

function sectionHtml(section: Section, style: SectionStyle): string {
  const { number, heading } = section;
  const id = `section-${number}${style.suffix}`;
  const title = style.write(`${sectionPrefix(style.word, number)} ${heading}`);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${drawnSubsections(section)
  .map(({ subsection }) => subsectionHtml(subsection, style))
  .join('\n')}
</section>`;
}

function subsectionHtml({ number, heading, blocks }: Subsection, style: Style): string {
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

function blockHtml(block: Block, style: Style): string {
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
