import { readFileSync } from 'node:fs';
import { IMPORTANT_DATES, OWN_MARKETPLACES_CLOSE } from './enrollment-dates.js';

it('the first and the last end in states with their own marketplace match the facts in backend/data', () => {
  const rows = readFileSync('backend/data/enrollment-dates.csv', 'utf8').trim().split('\n').slice(1);
  const own = rows.map((line) => line.split(',')).filter(([scope, year]) => scope?.length === 2 && year === '2027');
  const ends = own.map(([, , , closes]) => closes).toSorted();
  expect(OWN_MARKETPLACES_CLOSE).toEqual({ first: ends[0], last: ends.at(-1) });
});

function shippedDates(scope: string): Record<string, string> {
  const [header = '', ...rows] = readFileSync('backend/data/enrollment-dates.csv', 'utf8').trim().split('\n');
  const row = rows.find((line) => line.startsWith(`${scope},2027,`))?.split(',') ?? [];
  return Object.fromEntries(header.split(',').map((column, at) => [column, row[at] ?? '']));
}

it.each([
  ['Medicare', 'medicare-2027'],
  ['HealthCare.gov', 'marketplace-2027'],
])('the enrollment dates of %s match the facts in backend/data', (scope, id) => {
  const facts = shippedDates(scope);
  const date = IMPORTANT_DATES.find((window) => window.id === id);
  expect(date).toMatchObject({ opens: facts.opens, closes: facts.closes });
  expect(date?.isContested ?? false).toBe(facts.is_contested === 'yes');
  expect(date?.januaryFirstBy ?? date?.closes).toBe(facts.january_1_deadline);
});
