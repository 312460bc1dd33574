import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { CREDIT } from '#contract/messages/plan-list.js';
import { Notice } from '#ui/index.js';
import { creditEstimateText } from '../components/Source.js';
import { creditLimitNotice } from '../eligibility/credit-limit.js';
import { LazyEligibilityNotices } from '../eligibility/LazyNotices.js';
import { dollars } from '../model/money.js';
import type { SubmittedSearch } from '../model/submitted-search.js';

export function TaxCreditNotice({
  submitted: {
    search: { household, year },
    kinds,
  },
  reply: { eligibility, plans, provenance },
}: {
  submitted: SubmittedSearch;
  reply: Pick<PlanSearchReply, 'eligibility' | 'plans' | 'provenance'>;
}) {
  const { aptc, csr, credit_gap: gap } = eligibility;
  const estimate = creditEstimateText(provenance.source, year);
  const limit = creditLimitNotice(household, eligibility);
  return (
    <>
      <LazyEligibilityNotices household={household} kinds={kinds} eligibility={eligibility} />
      {aptc > 0 && plans.length > 0 && (
        <Notice tone="good">
          <p>
            {CREDIT.counted(dollars(Math.round(aptc)))} {csr && CREDIT.csr}
          </p>
          {estimate && <p>{estimate}</p>}
        </Notice>
      )}
      {gap && plans.length > 0 && (
        <Notice tone="warning">
          <p>{CREDIT.gaps[gap]}</p>
        </Notice>
      )}
      {limit && plans.length > 0 && (
        <Notice tone="warning">
          <p>{limit}</p>
        </Notice>
      )}
    </>
  );
}
