import { escapeHtml } from './templates/mail-layout.ts';
import type { MailboxEntry } from './mailbox.ts';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/mailbox/style.css"></head>
<body><header><p class="mode"><strong>TEST MODE</strong> These mails were not sent.</p><h1>${escapeHtml(title)}</h1></header>
<main>${content}</main></body></html>`;

const time = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/** All mails, the newest first. */
export function mailboxListPage(entries: readonly MailboxEntry[]): string {
  if (entries.length === 0) return page('Mailbox', '<p>There are no mails yet.</p>');
  const rows = entries.map(
    ({ id, recipient, subject, receivedAt, attachmentNames }) =>
      `<tr><td>${time(receivedAt)}</td><td>${escapeHtml(recipient)}</td><td><a href="/mailbox/${id}">${escapeHtml(subject)}</a></td><td>${escapeHtml(attachmentNames.join(', '))}</td></tr>`,
  );
  const head =
    '<tr><th scope="col">Time</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Attachments</th></tr>';
  return page('Mailbox', `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`);
}

const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);

/** One mail: its text with links, its HTML part in a frame that runs nothing, its attachments. */
export function mailPage(entry: MailboxEntry & { readonly text: string }): string {
  const { id, recipient, subject, receivedAt, attachmentNames, text } = entry;
  const attachments = attachmentNames.map(
    (name, index) => `<li><a href="/mailbox/${id}/attachments/${index}">${escapeHtml(name)}</a></li>`,
  );
  return page(
    subject,
    `<p><a href="/mailbox">All mails</a></p>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Sent</dt><dd>${time(receivedAt)}</dd></dl>
${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
<h2>Text</h2><pre>${linked(text)}</pre>
<h2>As mail programs show it</h2><iframe title="HTML part of the mail" src="/mailbox/${id}/html" sandbox=""></iframe>`,
  );
}

export const mailboxStyle = `:root{color-scheme:light}
body{margin:0 auto;padding:24px;max-width:960px;font-family:system-ui,sans-serif;color:#1c2733;background:#fff}
.mode{background:#fff3bf;border:1px solid #b08900;padding:8px 12px;color:#3d2f00}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px;border-bottom:1px solid #d0d5db;vertical-align:top}
a{color:#0b5cad}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f5f7;padding:16px}
iframe{width:100%;height:560px;border:1px solid #d0d5db}dt{font-weight:bold}dd{margin:0 0 8px}
`;
