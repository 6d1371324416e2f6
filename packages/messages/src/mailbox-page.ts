import { escapeHtml } from './templates/mail-layout.ts';
import type { MailboxEntry } from './mailbox.ts';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/mailbox/style.css"></head>
<body><header><p class="brand"><img src="/favicon.svg" width="26" height="26" alt=""> <span>Go<b>SDS</b></span></p><p class="mode"><strong>TEST MODE</strong> These mails were not sent.</p><h1>${escapeHtml(title)}</h1></header>
<main>${content}</main></body></html>`;

const time = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/** All mails, newest first. */
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

/** One mail: its text with links, its HTML part in a frame without scripts, and its attachments. */
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

export const mailboxStyle = `:root{color-scheme:light;--ink:#16222b;--soft:#4c5964;--accent:#0d5f6e;--line:#dde3e7}
body{margin:0 auto;padding:24px 16px;max-width:960px;font:0.875rem/1.5 "Inter Variable",system-ui,sans-serif;color:var(--ink);background:#f3f5f6}
.brand{display:flex;align-items:center;gap:8px;margin:0 0 16px;font-size:1.125rem}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-0.01em;overflow-wrap:anywhere}h2{font-size:1.125rem;margin:24px 0 8px}
.mode{background:#fdf2df;border:1px solid #dfb878;border-radius:8px;padding:10px 14px;color:#845000}
main{padding:8px 24px;background:#fff;border:1px solid var(--line);border-radius:8px;overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}th{color:var(--soft);font-weight:600}td:first-child{white-space:nowrap}
a{color:var(--accent)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#edf0f2;border-radius:8px;padding:16px}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:8px}dt{color:var(--soft)}dd{margin:0 0 8px}
`;
