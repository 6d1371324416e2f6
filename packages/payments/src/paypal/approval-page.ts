import { currencyCode } from '@gosds/phrases/currency';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type PageFacts = { readonly isOpen: boolean; readonly amount: string; readonly description: string };

/** Stands in for PayPal's own page. No money moves. */
export function approvalPage({ isOpen, amount, description }: PageFacts): string {
  const sum = `${currencyCode} ${escaped(amount)}`;
  const buttons = isOpen
    ? `<button name="decision" value="approve">Approve payment</button>
        <button name="decision" value="decline">Approve, then be declined</button>
        <button name="decision" value="cancel">Cancel</button>`
    : `<p>This payment is approved already.</p><button name="decision" value="back">Back to the shop</button>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>PayPal test page</title>
    <link rel="stylesheet" href="/sandbox/paypal.css" />
  </head>
  <body>
    <main>
      <p><strong>TEST MODE</strong> – no money moves. This page stands in for PayPal.</p>
      <h1>Pay ${sum}</h1>
      <p>${escaped(description)}</p>
      <form method="post">
        ${buttons}
      </form>
    </main>
  </body>
</html>
`;
}
