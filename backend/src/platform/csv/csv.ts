/** Spreadsheet programs skip it when they look for a formula at the start of a cell. */
const BLANK = '[\\u0009-\\u000d \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
/** What starts a formula, full-width characters included (ASVS 1.2.10; CWE-1236). */
const FORMULA = `^(${BLANK}*[=+\\-@＝＋－＠]|[\\t\\r])`;
const isFormula = new RegExp(FORMULA);
const needsQuotes = /[",\r\n]/;

/** Quoted if necessary (RFC 4180), with an apostrophe before what looks like a formula. */
export function csvField(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const isUnsafe = isFormula.test(text) || text.startsWith('\0');
  if (!isUnsafe && !needsQuotes.test(text)) return text;
  return `"${isUnsafe ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(csvField).join(',')}\r\n`;
