import { expect, it } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderWithStore } from '#features/session/session.builder.js';
import { aStore } from '#store/store.builder.js';
import { addReply, NO_COVERAGE_DATA, pairOf, type CoverageData } from '../model/coverage-data.js';
import { AllMedicines } from './AllMedicines.js';
import { CoverageTable } from './CoverageTable.js';

const WORDS = ['Covered', 'NotCovered', 'GenericCovered', 'DataNotProvided', 'SomethingNew'];
const MEDICINES = Array.from({ length: 20 }, (_, index) => ({ rxcui: String(index), name: `Medicine ${index}` }));
const PLANS = Array.from({ length: 10 }, (_, index) => ({ id: `P${index}`, name: `Plan ${index}` }));
const PROVENANCE = { asOf: '2026-11-01T00:00:00Z', source: 'sample', stale: false } as const;

const cost = { pharmacy_type: '1-MONTH-IN-RETAIL', copay_opt: '', coinsurance_rate: null, coinsurance_opt: '' };
const NO_RULES = { generic: null, preferredBrand: null, otherBrand: null, specialty: null };
const PLAN_TERMS = {
  drug_costs: { rules: NO_RULES, deductible: 0, maximum: null },
  drug_tiers: {
    plan_year: 2026,
    imported_on: '2026-11-01',
    tiers: [{ drug_tier: 'SPECIALTY', cost_sharing: [{ ...cost, copay_amount: 45 }] }],
  },
};
const BY_PLAN = new Map([['P0', PLAN_TERMS]]);
const FACTS = new Map(
  MEDICINES.map(({ rxcui }) => {
    const va = { status: 'unknown', product: null } as const;
    return [rxcui, { rxcui, generic_name: null, is_brand: true, price: { low: 60, high: 70 }, generic: null, va }];
  }),
);
const TERMS = { tier: 'SPECIALTY', prior_authorization: true, step_therapy: null, quantity_limit: false };

/** Creates a generator of pseudo-random numbers. The same seed gives the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

function randomCoverageData(next: () => number): CoverageData {
  return Array.from({ length: 3 }).reduce<CoverageData>((coverageData) => {
    const pairs = MEDICINES.flatMap(({ rxcui }) => PLANS.map(({ id }) => ({ rxcui, plan_id: id }))).filter(
      () => next() < 0.4,
    );
    const answered = pairs
      .filter(() => next() < 0.9)
      .map((pair) => ({
        ...pair,
        coverage: WORDS[Math.floor(next() * WORDS.length)] ?? '',
        generic_rxcui: null,
        generic_name: next() < 0.5 ? 'examplin' : null,
        ...(next() < 0.5 && { terms: TERMS }),
      }));
    return addReply(
      coverageData,
      { coverage: answered, provenance: PROVENANCE },
      pairs.map(({ rxcui, plan_id }) => pairOf(rxcui, plan_id)),
    );
  }, NO_COVERAGE_DATA);
}

/** Number of random sets of answers to check. It is 3, or 10 if the environment variable FUZZ is `all`. */
const ROUNDS = process.env['FUZZ'] === 'all' ? 10 : 1;

const store = aStore();
function cellsOf(shown: ReactElement): string[][] {
  const { container, unmount } = renderWithStore(store, shown);
  const cells = [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent ?? ''),
  );
  unmount();
  return cells;
}

it('both tables show the same coverage for a plan and a medicine after any sequence of checks', () => {
  const next = numbers(7);
  for (let round = 0; round < ROUNDS; round += 1) {
    const coverageData = randomCoverageData(next);
    const all = cellsOf(
      <AllMedicines
        medicines={MEDICINES}
        plans={PLANS}
        coverageData={coverageData}
        earlierCheckAt={null}
        terms={BY_PLAN}
        facts={FACTS}
        areFactsMissing={false}
        listDate={null}
        leftOut={null}
        list="saved"
        isBusy={false}
        onCheck={() => {}}
        onRemove={() => {}}
        onFills={() => {}}
      />,
    );
    MEDICINES.forEach((medicine, at) => {
      const single = cellsOf(
        <CoverageTable
          medicine={medicine}
          plans={PLANS}
          coverageData={coverageData}
          earlierCheckAt={null}
          provenance={PROVENANCE}
          terms={BY_PLAN}
          facts={FACTS}
        />,
      );
      expect(single.flat()).toEqual(all[at]?.slice(0, PLANS.length));
    });
  }
});

it('the price group, the restrictions and the price of the list of a plan are below its coverage', () => {
  const known = {
    rxcui: '0',
    plan_id: 'P0',
    coverage: 'Covered',
    generic_rxcui: null,
    generic_name: null,
    terms: TERMS,
  };
  const coverageData = addReply(NO_COVERAGE_DATA, { coverage: [known], provenance: PROVENANCE }, [pairOf('0', 'P0')]);
  const cells = cellsOf(
    <CoverageTable
      medicine={MEDICINES[0] ?? { rxcui: '', name: '' }}
      plans={PLANS.slice(0, 1)}
      coverageData={coverageData}
      earlierCheckAt={null}
      provenance={PROVENANCE}
      terms={BY_PLAN}
      facts={FACTS}
    />,
  );
  expect(cells).toEqual([
    ['Covered by Plan$45 Price group: SpecialtyThe plan must approve it first (prior authorization)'],
  ]);
});
