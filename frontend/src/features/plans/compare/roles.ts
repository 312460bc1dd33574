/**
 * The ARIA roles of the parts of the comparison table, which elements spread as attributes. Browsers usually derive
 * these roles from the elements. They do not do so on phones, because the styles for phones lay out table rows as
 * grids.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
