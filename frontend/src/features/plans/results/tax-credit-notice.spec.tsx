import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { InStore } from '#store/store.builder.js';
import { PRICED_PEOPLE } from '../messages/answers/search-summary.js';
import { CREDIT_COUNTED, CREDIT_TITLES } from '../messages/credit/credit-counted.js';
import { CREDIT } from '../messages/credit/credit.js';
import { FULL_PRICE } from '../messages/plan.js';
import { aPlan } from '../model/builders/plan.builder.js';
import { RandomHousehold } from '../model/builders/random-household.builder.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { TaxCreditNotice } from './TaxCreditNotice.js';

const NO_HELP = {
  aptc: 0,
  csr: null,
  credit_gap: null,
  income_limit: null,
  is_medicaid_chip: false,
  in_coverage_gap: false,
};

it.each<[number, CoverageAnswer, boolean]>([
  [70, '', true],
  [70, 'none', false],
  [60, '', false],
])('at %d with the answer "%s" about other coverage, the tax credit depends on Medicare: %s', (age, kind, depends) => {
  const of = new RandomHousehold(1).search();
  const people = [{ age, aptc_eligible: true }];
  const search = { ...of, household: { ...of.household, people } };
  const eligibility = {
    ...NO_HELP,
    aptc: 1_471,
    people: [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }],
  };
  render(
    <InStore>
      <MemoryRouter>
        <TaxCreditNotice
          submitted={{ search, kinds: [kind] }}
          reply={{ plans: [aPlan({ premium: 1_871 })], eligibility, provenance }}
        />
      </MemoryRouter>
    </InStore>,
  );
  const amount = screen.getByText('$1,471 a month', { selector: 'b' });
  expect(amount.parentElement?.textContent).toBe(
    depends ? CREDIT_COUNTED.unlessMedicare('$1,471', true) : CREDIT_COUNTED.sure('$1,471'),
  );
});

const provenance = { asOf: '2026-11-20T14:00:00.000Z', source: 'marketplace', stale: false } as const;

it.each([
  [true, 'noIncome', true],
  [false, null, false],
] as const)(
  'without an income, and help possible: %s, the prices are called full prices, and nothing is claimed about help',
  (aptc_eligible, credit_gap, isFullPrice) => {
    const search = new RandomHousehold(1).search();
    const household = { income: null, people: [{ age: 40, aptc_eligible }] };
    const people = [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }];
    const eligibility = { ...NO_HELP, credit_gap, income_limit: 62_600, people };
    const { container } = render(
      <InStore>
        <MemoryRouter>
          <TaxCreditNotice
            submitted={{ search: { ...search, household }, kinds: [aptc_eligible ? 'none' : 'va'] }}
            reply={{ plans: [aPlan()], eligibility, provenance }}
          />
        </MemoryRouter>
      </InStore>,
    );
    expect(container.textContent.includes(FULL_PRICE.text)).toBe(isFullPrice);
    expect(container.textContent).not.toMatch(/62,600|tax credit of|Medicaid or CHIP may/);
  },
);

/** Shows the notice for one person without help, whose tax credit would end above an income of $62,600. */
function drawFullPrices(income: number): void {
  const search = {
    ...new RandomHousehold(1).search(),
    household: { income, people: [{ age: 26, aptc_eligible: true }] },
  };
  const people = [{ is_priced: true, is_medicaid_chip: false, in_coverage_gap: false }];
  const eligibility = { ...NO_HELP, income_limit: 62_600, people };
  render(
    <InStore>
      <MemoryRouter>
        <TaxCreditNotice
          submitted={{ search, kinds: ['none'] }}
          reply={{ plans: [aPlan({ premium: 1_871 })], eligibility, provenance }}
        />
      </MemoryRouter>
    </InStore>,
  );
}

it.each([
  [50_000, PRICED_PEOPLE.ownShare],
  [70_000, `${PRICED_PEOPLE.full} ${CREDIT.overLimit('$62,600', '$7,400')}`],
])('an income of %d without a tax credit gets the words that these are full prices, and why', (income, text) => {
  drawFullPrices(income);
  expect(screen.getByText(text)).toBeTruthy();
});

it('on phones, the title says by how much the income is above the limit', () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  drawFullPrices(62_660);
  globalThis.matchMedia = matchMedia;
  expect(screen.getByText(CREDIT_TITLES.over('$60'))).toBeTruthy();
});
