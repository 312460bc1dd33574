import { readFileSync } from 'node:fs';
import { IMPORTANT_DATES } from './enrollment-dates.js';

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
