import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { Notice } from '#ui/index.js';
import {
  creditCountedText,
  creditEstimateText,
  creditGapText,
  creditLimitNotice,
} from '../eligibility/credit-texts.js';
import { LazyEligibilityNotices } from '../eligibility/LazyNotices.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './results.module.css';

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
  const { aptc, credit_gap: gap } = eligibility;
  const estimate = creditEstimateText(provenance.source, year);
  const limit = creditLimitNotice(household, eligibility);
  return (
    <>
      <LazyEligibilityNotices household={household} kinds={kinds} eligibility={eligibility} />
      {aptc > 0 && plans.length > 0 && (
        <div className={styles.help}>
          <p>{creditCountedText(eligibility)}</p>
          {estimate && <p className="small">{estimate}</p>}
        </div>
      )}
      {gap && plans.length > 0 && (
        <Notice tone="warning">
          <p>{creditGapText(gap)}</p>
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
