import { expect, it } from '@jest/globals';
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

it.each(['Ozempic', 'Rybelsus', 'Eliquis', 'Jardiance', 'Humira'])(
  'no invented plan covers a generic of %s, because none is sold',
  (name) => {
    expect(findSampleDrugs(name)).not.toEqual([]);
    expect(answersFor(name)).not.toContain('GenericCovered');
  },
);

it('invented plans cover a generic of a medicine of which a generic is sold', () => {
  expect(answersFor('Lipitor')).toContain('GenericCovered');
});
