import { sheetHead } from './sheet-style.ts';

const lines = {
  404: [
    'This sheet is not here',
    'The address leads to no published safety data sheet. Its owner may not have published it, or no longer, or the code was read wrongly.',
  ],
  429: ['Too many calls', 'This page was called too often from here. Try again in a minute.'],
} as const;

/** The page for a QR code whose sheet cannot be shown. It has the style of the sheet and loads nothing. */
export function refusalHtml(status: keyof typeof lines): string {
  const [title, text] = lines[status];
  return `<!doctype html>
<html lang="en">
<head>
${sheetHead(title)}</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<h2>What to do now</h2>
<ul>
<li>Follow the label on the container, and call the emergency number that it gives.</li>
<li>Without one, call the poison centre or the emergency service of your country.</li>
<li>Ask the supplier on the label for the current safety data sheet.</li>
</ul>
</main>
</body>
</html>
`;
}
