import type { Section, SheetDocument } from '@gosds/sheet/model/document';
import { sentencesOf } from '@gosds/sheet/model/written';
import type { TextWriter } from './html-text.ts';

/**
 * Matches a text with exactly one telephone number and no digits that could be read as part of it: `+1 555 010 0199 (24
 * h)`, but neither `555 0199 24 h` nor two numbers. A wrong number is worse than none. The pattern can match in only
 * one way, so that it never takes long.
 */
const onlyNumber = /^[^\d+]*(\+?\d(?:[ .\-/]{0,2}\d|[ .\-/]?\(\d+\)[ .\-/]?\d)+)(?=$|\s*[(,;])[^\d]*(?:\d+ ?h[^\d]*)?$/;

/** Sections shown first: first aid, fire, spill. */
const urgentSections = [4, 5, 6];

/** How to write the texts of a part, and the suffix of its ids. */
type Naming = { readonly write: TextWriter; readonly suffix: string };

/** The emergency telephone numbers as links that dial, and links to first aid, fire and spill. */
export function urgentHtml({ sections }: SheetDocument, { write, suffix }: Naming): string {
  const isPhone = (id: string) => id === 'emergency.telephone' || id === 'emergency.others';
  const phones = sentencesOf(sections)
    .filter(({ id, origin }) => isPhone(id) && origin.kind !== 'missing')
    .map(({ text }) => `<li>${callable(text, write)}</li>`);
  const links = sections
    .filter((section) => urgentSections.includes(section.number))
    .map((section) => link(section, { write, suffix }));
  return `<nav class="urgent"><ul>${[...phones, ...links].join('')}</ul></nav>`;
}

const link = ({ number: place, heading }: Section, { write, suffix }: Naming) =>
  `<li><a href="#section-${place}${suffix}">${write(heading)}</a></li>`;

function callable(text: string, write: TextWriter): string {
  const found = onlyNumber.exec(text)?.[1];
  if (found === undefined) return `<strong>${write(text)}</strong>`;
  // The (0) of an international number is dialled only within the country.
  const dialled = found.startsWith('+') ? found.replace('(0)', '') : found;
  return `<a class="phone" href="tel:${dialled.replaceAll(/[^\d+]/g, '')}">${write(text)}</a>`;
}

/** First aid, fire and spill first, then the other sections in their order. */
export const urgentFirst = (sections: readonly Section[]): readonly Section[] => [
  ...sections.filter((section) => urgentSections.includes(section.number)),
  ...sections.filter((section) => !urgentSections.includes(section.number)),
];
