import type { PageInLanguage } from '@gosds/usecases/documents/public-page-store';
import { escapeMarkup } from './html-text.ts';

/** Where a public page has the links to its languages, which are known only when it is opened. */
export const languagesSlot = '<!--languages-->';

const nameIn = (language: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';

function linkHtml({ key, language, version }: PageInLanguage, shown: string): string {
  const tag = escapeMarkup(language);
  const current = key === shown ? ' aria-current="page"' : '';
  const name = escapeMarkup(`${nameIn(language)} ${version}`);
  return `<li><a href="./${escapeMarkup(key)}" lang="${tag}" hreflang="${tag}"${current}>${name}</a></li>`;
}

/** The stored page `shown` with a link to each language of its product, and to a newer version of itself. */
export function withLanguages(html: string, languages: readonly PageInLanguage[], shown: string): string {
  const others = languages.filter(({ key }) => key !== shown);
  const links = others.length === 0 ? [] : languages.map((page) => linkHtml(page, shown));
  return html.replace(languagesSlot, links.length === 0 ? '' : `<nav class="parts"><ul>${links.join('')}</ul></nav>\n`);
}
