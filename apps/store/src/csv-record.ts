/** What a spreadsheet would take for a formula, in the forms that it folds together, too. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** One line of a CSV file (RFC 4180), its end included; text stays text in every spreadsheet. */
export function csvRecord(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Spreadsheets take a file for Latin letters without it. */
export const byteOrderMark = '\uFEFF';

/** A whole file of them, for spreadsheets. */
export function csvFile(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [head, ...rows].map(csvRecord).join('');
}

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
