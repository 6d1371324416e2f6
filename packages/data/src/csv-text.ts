/** A spreadsheet runs a text with one of these starts as a formula, some also with the full-width signs. */
const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const negativeNumber = /^-\d+(?:\.\d+)?$/;

const isFormula = (text: string): boolean =>
  formulaStarts.some((start) => text.startsWith(start)) && !negativeNumber.test(text);

/** Where a spreadsheet whose language parts cells by semicolons begins a cell, and may run what follows. */
const formulaWithin = /[;\t\r\n](?=[=+\-@＝＋－＠])/g;

const cell = (text: string): string => {
  const safe = `${isFormula(text) ? "'" : ''}${text.replaceAll(formulaWithin, "$&'")}`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens in UTF-8. An apostrophe before a text prevents a formula; a negative
 * number stays a number.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
