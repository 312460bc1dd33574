/** Blanks of every script: a spreadsheet skips them in front of a formula. Written for JavaScript and PostgreSQL alike. */
const BLANK = '[\\u0009-\\u000d \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]';
/** What a spreadsheet takes for the start of a formula, full-width forms included (ASVS 1.2.10; CWE-1236). */
const FORMULA_START = `(${BLANK}*[=+\\-@＝＋－＠]|[\\t\\r])`;
const FORMULA = `^${FORMULA_START}`;
const QUOTED = '[",\\r\\n]';
const isFormula = new RegExp(FORMULA);
const needsQuotes = new RegExp(QUOTED);

/** One field: quoted (RFC 4180), and with a leading ' where a spreadsheet would begin to calculate. */
export function csvField(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const isUnsafe = isFormula.test(text) || text.startsWith('\0');
  if (!isUnsafe && !needsQuotes.test(text)) return text;
  return `"${isUnsafe ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

export const csvLine = (values: readonly (string | number | boolean | null)[]): string => `${values.map(csvField).join(',')}\r\n`;

/** The same field made by PostgreSQL, whose texts hold no NUL: `column` is an SQL expression of type text. */
const fieldSql = (column: string): string => {
  const doubled = `replace(${column}, '"', '""')`;
  return `case when ${column} ~ '${FORMULA}' then '"''' || ${doubled} || '"' when ${column} ~ '${QUOTED}' then '"' || ${doubled} || '"' else coalesce(${column}, '') end`;
};

interface Columns {
  /** SQL expressions of type text that hold what people typed. */
  readonly typed: readonly string[];
  /** Expressions that hold ids, times and words of our own: no comma, no quotation mark, no formula. */
  readonly own?: readonly string[];
}
const BETWEEN = '\\u001f';
/** Whether any of several fields, joined by a sign nobody types, needs care: one look at a row instead of two at each field. */
const NEEDS_CARE = `(^|${BETWEEN})${FORMULA_START}|${QUOTED}`;
const joined = (fields: readonly string[]): string => fields.join(" || ',' || ");
const plainSql = (column: string): string => `coalesce((${column})::text, '')`;

/** A line as an SQL expression, the typed columns last: long lists are put together where they lie. */
export const csvLineSql = ({ own = [], typed }: Columns): string => {
  const line = joined([...own.map(plainSql), `case when concat_ws(E'${BETWEEN}', ${typed.join(', ')}) ~ '${NEEDS_CARE}' then ${joined(typed.map(fieldSql))} else ${joined(typed.map(plainSql))} end`]);
  return `${line} || E'\\r\\n'`;
};
