/**
 * ARIA roles for the parts of the comparison table. They are stated explicitly, because the styles for phones lay out
 * table rows as grids, and browsers then stop treating them as table rows.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
