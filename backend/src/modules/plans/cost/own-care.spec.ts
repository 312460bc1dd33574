import { averagePrice, withOwnCare } from './own-care.js';
import { spendingFacts } from './spending-facts.js';

const { table } = spendingFacts();
/**
 * Returns the fractions of a person's primary care visits that come after the first visit of the year, after the second
 * visit, and so on.
 */
const beyond = (primaryCare: number): (number | undefined)[] =>
  withOwnCare(table, { visits: { primaryCare } }).primaryCareBeyond.map(({ dollars, uses }) => {
    expect(uses).toEqual(dollars);
    return dollars[0];
  });

it('a quarter of four visits comes after the third, and none after the fourth', () => {
  expect(beyond(4).slice(0, 6)).toEqual([0.75, 0.5, 0.25, 0, 0, 0]);
  expect(new Set(beyond(0))).toEqual(new Set([0]));
});

it('own medicines and visits replace the average ones, whatever other care costs', () => {
  const medicines = [
    { kind: 'genericDrugs', fills: 12, price: 10 },
    { kind: 'specialtyDrugs', fills: 2 },
  ] as const;
  const { services } = withOwnCare(table, { medicines, visits: { specialist: 3 } });
  const everyBucket = (amount: number) => new Set([amount]);
  expect(new Set(services.genericDrugs.dollars)).toEqual(everyBucket(120));
  expect(new Set(services.genericDrugs.uses)).toEqual(everyBucket(12));
  expect(new Set(services.specialtyDrugs.dollars)).toEqual(everyBucket(2 * averagePrice(table, 'specialtyDrugs')));
  expect(new Set(services.preferredBrandDrugs.dollars)).toEqual(everyBucket(0));
  expect(new Set(services.specialist.uses)).toEqual(everyBucket(3));
  expect(services.primaryCare).toBe(table.services.primaryCare);
});
