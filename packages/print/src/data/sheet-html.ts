import { sectionPrefix } from '@gosds/phrases/section-prefix';
import { sentenceSpace } from '@gosds/phrases/sentence-space';
import type { Section, SheetDocument } from '@gosds/sheet/model/document';
import { drawnSubsections } from '@gosds/sheet/model/side-by-side';
import { type Style, subsectionHtml } from './block-html.ts';
import { escapeMarkup, type TextWriter, textWriter } from './html-text.ts';
import { labelHtml } from './label-html.ts';
import { languagesSlot } from './page-languages.ts';
import { urgentFirst, urgentHtml } from './urgent-html.ts';
import { sheetHead } from './sheet-style.ts';

/** The sheet as one HTML file that loads no script, picture or font. */
export const sheetHtml = (document: SheetDocument): string => page(document, { isPublic: false });

/**
 * Like `sheetHtml`, but it begins with the telephone numbers and the label, then first aid, fire and spill. It has a
 * place for the links to its other languages.
 */
export const publicSheetHtml = (document: SheetDocument): string => page(document, { isPublic: true });

function page(document: SheetDocument, { isPublic }: Pick<Place, 'isPublic'>): string {
  const { otherPart } = document;
  const title = escapeMarkup(`${document.title} – ${document.productName}`);
  return `<!doctype html>
<html lang="${escapeMarkup(document.language)}" dir="${document.direction}">
<head>
${sheetHead(title)}</head>
<body>
${isPublic ? languagesSlot : ''}${otherPart ? bothParts([document, otherPart], isPublic) : onePart(document, isPublic)}
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
${isPublic ? `${urgentHtml(document, { write, suffix })}\n${labelHtml(document, { write, suffix })}` : ''}`;
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
