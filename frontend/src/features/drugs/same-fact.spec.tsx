import { expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { api } from '../../api/index.js';
import { AllMedicines } from './AllMedicines.js';
import { CoverageTable } from './CoverageTable.js';
import { type Facts, learned, NO_FACTS, pairOf } from './facts.js';

const WORDS = ['Covered', 'NotCovered', 'GenericCovered', 'DataNotProvided', 'SomethingNew'];
const MEDICINES = Array.from({ length: 20 }, (_, index) => ({ rxcui: String(index), name: `Medicine ${index}` }));
const PLANS = Array.from({ length: 10 }, (_, index) => ({ id: `P${index}`, name: `Plan ${index}` }));
const PROVENANCE = { asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false } as const;

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** What three answers in a row leave behind, each about some of the pairs. */
function randomFacts(next: () => number): Facts {
  return Array.from({ length: 3 }).reduce<Facts>((facts) => {
    const pairs = MEDICINES.flatMap(({ rxcui }) => PLANS.map(({ id }) => ({ rxcui, plan_id: id }))).filter(() => next() < 0.4);
    const told = pairs.filter(() => next() < 0.9).map((pair) => ({ ...pair, coverage: WORDS[Math.floor(next() * WORDS.length)] ?? '', generic_rxcui: null, generic_name: next() < 0.5 ? 'examplin' : null }));
    return learned(facts, { coverage: told, provenance: PROVENANCE }, pairs.map(({ rxcui, plan_id }) => pairOf(rxcui, plan_id)));
  }, NO_FACTS);
}

function cellsOf(shown: ReactElement): string[][] {
  const { container, unmount } = render(shown);
  const cells = [...container.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''));
  unmount();
  return cells;
}

it('a plan says the same of a medicine in both tables, whatever was asked before', () => {
  const store = configureStore({ reducer: { api: api.reducer }, middleware: (standard) => standard().concat(api.middleware) });
  const next = numbers(7);
  for (let round = 0; round < 10; round += 1) {
    const facts = randomFacts(next);
    const all = cellsOf(<Provider store={store}><AllMedicines medicines={MEDICINES} plans={PLANS} facts={facts} leftOut={null} list="saved" isBusy={false} onCheck={() => {}} onRemove={() => {}} /></Provider>);
    MEDICINES.forEach((medicine, at) => {
      const single = cellsOf(<MemoryRouter><CoverageTable medicine={medicine} plans={PLANS} facts={facts} provenance={PROVENANCE} /></MemoryRouter>);
      expect(single.flat()).toEqual(all[at]?.slice(0, PLANS.length));
    });
  }
});
