const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML forbids; they are left out. */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for content or attributes of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(impossible, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
