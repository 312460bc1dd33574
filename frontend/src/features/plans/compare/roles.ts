/**
 * The roles of the parts of the comparison table, which elements spread as attributes. Browsers derive these roles from
 * the elements, but no longer do so where the styles for phones lay out table rows as grids. So the roles are stated.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
