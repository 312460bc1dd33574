import { expect, it } from '@jest/globals';
import { nextSort, sorted, type Column } from './sorting.js';

interface Row {
  name: string;
  price: number | null;
}
const rows: Row[] = [
  { name: 'Birch', price: 3 },
  { name: 'ash', price: null },
  { name: 'Cedar', price: 1 },
];
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => price, sortBy: ({ price }) => price },
];
const names = (column: string, direction: 'ascending' | 'descending') =>
  sorted(rows, columns, { column, direction }).map(({ name }) => name);

it('names are sorted alphabetically and numbers by size', () => {
  expect(names('name', 'ascending')).toEqual(['ash', 'Birch', 'Cedar']);
  expect(names('price', 'ascending')).toEqual(['Cedar', 'Birch', 'ash']);
});

it('rows without a value come last in both directions', () => {
  expect(names('price', 'descending')).toEqual(['Birch', 'Cedar', 'ash']);
});

it('pressing the same header reverses the order, and another header starts in ascending order', () => {
  const first = nextSort({ column: 'name', direction: 'ascending' }, 'price');
  expect(first).toEqual({ column: 'price', direction: 'ascending' });
  expect(nextSort(first, 'price').direction).toBe('descending');
});
