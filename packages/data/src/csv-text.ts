/** A spreadsheet runs a text with one of these starts as a formula. */
const formulaStarts = ['=', '+', '-', '@', '\t', '\r'];

const cell = (text: string): string => {
  const safe = formulaStarts.some((start) => text.startsWith(start)) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180) that a spreadsheet opens in UTF-8. An apostrophe before a text prevents a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
