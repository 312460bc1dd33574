/**
 * ARIA roles for the parts of a table whose rows become grids or cards on phones. The roles are stated explicitly,
 * because browsers stop treating such rows as table rows.
 */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
