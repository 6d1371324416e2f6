const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute; characters that no document may hold are left out. */
export const escapeMarkup = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Text as the user broke its lines. */
export const escapeLines = (text: string): string => escapeMarkup(text).replaceAll(/\r\n?|\n/g, '<br>');
