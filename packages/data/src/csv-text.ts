/** A spreadsheet would run a text that begins so as a formula. */
const formulaStarts = ['=', '+', '-', '@', '\t', '\r'];

const cell = (text: string): string => {
  const safe = formulaStarts.some((start) => text.startsWith(start)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) that a spreadsheet opens in UTF-8. No text is run as a formula: an apostrophe stands before it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
