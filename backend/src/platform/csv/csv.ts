/**
 * Regular expression for whitespace of all writing systems. Spreadsheet programs skip whitespace at the beginning of a
 * cell when they look for a formula. The expression is valid in both JavaScript and PostgreSQL.
 */
const BLANK = '[\\u0009-\\u000d \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
/**
 * Regular expression for characters that start a formula in spreadsheet programs, including full-width characters (ASVS
 * 1.2.10; CWE-1236).
 */
const FORMULA_START = `(${BLANK}*[=+\\-@＝＋－＠]|[\\t\\r])`;
const FORMULA = `^${FORMULA_START}`;
const QUOTED = '[",\\r\\n]';
const isFormula = new RegExp(FORMULA);
const needsQuotes = new RegExp(QUOTED);

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

/**
 * Returns an SQL expression that formats a CSV field in the same way as the function `csvField` does in JavaScript.
 * `column` is an SQL expression of type text. NUL characters are ignored, because PostgreSQL cannot store them.
 */
const fieldSql = (column: string): string => {
  const doubled = `replace(${column}, '"', '""')`;
  const asText = `when ${column} ~ '${FORMULA}' then '"''' || ${doubled} || '"'`;
  const quoted = `when ${column} ~ '${QUOTED}' then '"' || ${doubled} || '"'`;
  return `case ${asText} ${quoted} else coalesce(${column}, '') end`;
};

interface Columns {
  /**
   * SQL expressions of type text for values that people have entered. Such values may need quotation marks in a CSV
   * file, and spreadsheet programs may read them as formulas.
   */
  readonly typed: readonly string[];
  /**
   * SQL expressions of the columns that contain only ids, times or words from a fixed list. Such values never need
   * quotation marks in a CSV file, and spreadsheet programs never read them as formulas.
   */
  readonly own?: readonly string[];
}
const BETWEEN = '\\u001f';
/**
 * Regular expression for all fields of a row, joined by a control character. The expression matches if any field needs
 * quotation marks or may be a formula. One match per row is faster than two matches per field.
 */
const NEEDS_CARE = `(^|${BETWEEN})${FORMULA_START}|${QUOTED}`;
const joined = (fields: readonly string[]): string => fields.join(" || ',' || ");
const plainSql = (column: string): string => `coalesce((${column})::text, '')`;

/**
 * Returns an SQL expression that produces a whole CSV line. The columns with values that people have entered are at the
 * end of the line. The lines are built in the database, because the database builds long lists faster than Node.js
 * does.
 */
export const csvLineSql = ({ own = [], typed }: Columns): string => {
  const needsCare = `concat_ws(E'${BETWEEN}', ${typed.join(', ')}) ~ '${NEEDS_CARE}'`;
  const line = joined([
    ...own.map(plainSql),
    `case when ${needsCare} then ${joined(typed.map(fieldSql))} else ${joined(typed.map(plainSql))} end`,
  ]);
  return `${line} || E'\\r\\n'`;
};
