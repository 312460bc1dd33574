/**
 * Regular expression for whitespace of all writing systems. Spreadsheet programs skip whitespace at the beginning of a
 * cell when they look for a formula. The expression is valid in both JavaScript and PostgreSQL.
 */
const BLANK = '[\\u0009-\\u000d \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
/**
 * Regular expression for characters that start a formula in spreadsheet programs, including full-width characters (ASVS
 * 1.2.10; CWE-1236).
 */
const FORMULA = `^(${BLANK}*[=+\\-@＝＋－＠]|[\\t\\r])`;
const isFormula = new RegExp(FORMULA);
const needsQuotes = /[",\r\n]/;

/**
 * Formats one CSV field, in quotation marks if necessary (RFC 4180). If a spreadsheet program would treat the field as
 * a formula, the field is prefixed with an apostrophe.
 */
export function csvField(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const isUnsafe = isFormula.test(text) || text.startsWith('\0');
  if (!isUnsafe && !needsQuotes.test(text)) return text;
  return `"${isUnsafe ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(csvField).join(',')}\r\n`;

/** SQL condition that a text begins with an ASCII letter or digit (or one of six characters that begin no formula). */
const beginsPlain = (column: string): string =>
  `(ascii(${column}) between 65 and 122 or ascii(${column}) between 48 and 57)`;

/**
 * Returns an SQL expression that prefixes a text with an apostrophe if `csvField` would do so in JavaScript, and is
 * null for an empty text. PostgreSQL itself writes the quotation marks. `column` is an SQL expression of type text. NUL
 * characters are ignored, because PostgreSQL cannot store them. The regular expression is only used for the few texts
 * that may be formulas, because it takes longest.
 */
export const csvTextSql = (column: string): string =>
  `case when ${beginsPlain(column)} then ${column} when ${column} ~ '${FORMULA}' then '''' || ${column}
    else nullif(${column}, '') end`;
