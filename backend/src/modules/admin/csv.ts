/** Characters a spreadsheet takes for the start of a formula, full-width forms included (ASVS 1.2.10; CWE-1236). */
const FORMULA = /^[=+\-@\t\r\0＝＋－＠]/;

/** One field: quoted (RFC 4180), and with a leading ' where a spreadsheet would begin to calculate. Blanks in front do not hide a formula. */
export function csvField(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const safe = FORMULA.test(text) || FORMULA.test(text.trimStart()) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (values: readonly (string | number | boolean | null)[]): string => `${values.map(csvField).join(',')}\r\n`;
