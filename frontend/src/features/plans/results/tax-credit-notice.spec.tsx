import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { CREDIT } from '#contract/messages/plans/credit.js';
import { InStore } from '#store/store.builder.js';
import { aPlan } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { TaxCreditNotice } from './TaxCreditNotice.js';

it.each<[number, CoverageAnswer, boolean]>([
  [70, '', true],
  [70, 'none', false],
  [60, '', false],
])('at %d with the answer "%s" about other coverage, the tax credit depends on Medicare: %s', (age, kind, depends) => {
  const of = new RandomHousehold(1).search();
  const people = [{ age, aptc_eligible: true }];
  const search = { ...of, household: { ...of.household, people } };
  const eligibility = {
    aptc: 1_471,
    csr: null,
    credit_gap: null,
    income_limit: null,
    is_medicaid_chip: false,
    in_coverage_gap: false,
    people: [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }],
  };
  render(
    <InStore>
      <MemoryRouter>
        <TaxCreditNotice submitted={{ search, kinds: [kind] }} reply={{ plans: [aPlan()], eligibility }} />
      </MemoryRouter>
    </InStore>,
  );
  expect(screen.getByText(CREDIT[depends ? 'countedIf' : 'counted']('$1,471'))).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: CREDIT.sayMedicare })).toHaveLength(depends ? 1 : 0);
});
