/** A rendered mail; `text` and `html` have the same content. */
export type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML text and attribute values. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A user's text on one line, short enough for a subject. */
export const oneLine = (text: string): string =>
  text
    // Bidirectional control characters could make the text read differently.
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 150);

export type MailParts = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly link: string };
  readonly closing: string;
};

/** The language of a mail, and the texts of every mail. */
type MailFrame = {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly greeting: string;
  /** Text before the address that a button opens. */
  readonly buttonFails: string;
};

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

function buttonOf({ label, link }: { readonly label: string; readonly link: string }, help: string): string {
  const style =
    'display:inline-block;padding:12px 24px;background:#0d5f6e;color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold';
  return [
    paragraph(`<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>`),
    paragraph(`${escapeHtml(help)}<br><span style="word-break:break-all">${escapeHtml(link)}</span>`),
  ].join('');
}

/** One column and inline styles, which all mail programs show alike. */
export function layOut({ subject, paragraphs, button, closing }: MailParts, frame: MailFrame): RenderedMail {
  const { tag, direction, greeting, buttonFails } = frame;
  const html = `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f6;font-family:Inter,'Segoe UI',Roboto,Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#16222b">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="600" style="max-width:600px;width:100%;background:#ffffff;border:1px solid #dde3e7;border-radius:8px" cellpadding="32" cellspacing="0"><tr><td>
<p style="margin:0 0 24px;font-size:20px;color:#16222b"><span style="color:#0d5f6e" aria-hidden="true">&#9670;</span> Go<b>SDS</b></p>
${paragraph(escapeHtml(greeting))}${paragraphs.map((text) => paragraph(escapeHtml(text))).join('')}${button ? buttonOf(button, buttonFails) : ''}
<p style="margin:24px 0 0;font-size:13px;color:#4c5964">${escapeHtml(closing)}</p>
</td></tr></table></td></tr></table></body></html>`;
  const lines = [greeting, ...paragraphs, ...(button ? [`${button.label}: ${button.link}`] : []), closing];
  return { subject, html, text: `${lines.join('\n\n')}\n` };
}
