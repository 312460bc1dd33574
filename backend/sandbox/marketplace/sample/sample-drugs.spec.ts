import { expect, it } from '@jest/globals';
import { namesWithoutGeneric, shippedProducts } from '#modules/drugs/import/shipped-products.js';
import { BRANDS } from './brands.js';
import { findSampleDrugs, sampleCoverage } from './sample-drugs.js';

const answersFor = (name: string): Set<string> =>
  new Set(
    BRANDS.flatMap(({ number }) =>
      findSampleDrugs(name).map(
        ({ rxcui }) => sampleCoverage(`0${String(number).padStart(2, '0')}00TX0000001`, rxcui).coverage,
      ),
    ),
  );

it.each(['Ozempic', 'Rybelsus', 'Eliquis', 'Xarelto', 'Jardiance', 'Humira', 'Lantus', 'Toujeo'])(
  'no invented plan covers a generic of %s, because none is sold',
  (name) => {
    expect(findSampleDrugs(name)).not.toEqual([]);
    expect(answersFor(name)).not.toContain('GenericCovered');
  },
);

it.each(['Lipitor', 'Viagra', 'Norco'])('some invented plans cover only the generic of %s', (name) => {
  expect(answersFor(name)).toContain('GenericCovered');
});

it('no invented plan covers a generic of any medicine of which no generic is known to be sold', () => {
  const without = new Set(namesWithoutGeneric());
  const brands = shippedProducts().filter(({ isBrand, generic }) => isBrand && without.has(generic));
  expect(brands.length).toBeGreaterThan(500);
  const plans = BRANDS.map(({ number }) => `0${String(number).padStart(2, '0')}00TX0000001`);
  const wrong = brands.filter(({ rxcui }) =>
    plans.some((plan) => sampleCoverage(plan, rxcui).coverage === 'GenericCovered'),
  );
  expect(wrong.map(({ name, strength }) => `${name} ${strength}`)).toEqual([]);
});

it('no invented plan says that it covers a product that nobody sells, such as generic dulaglutide', () => {
  const found = findSampleDrugs('dulaglutide').filter(({ name }) => name === 'dulaglutide');
  expect(found).not.toEqual([]);
  for (const { rxcui } of found)
    expect(BRANDS.map(({ number }) => sampleCoverage(`0${String(number).padStart(2, '0')}00TX0000001`, rxcui))).toEqual(
      BRANDS.map(() => ({ coverage: 'DataNotProvided' })),
    );
});
