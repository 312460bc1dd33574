import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { aboveLimit, creditGapText, creditLimitNotice } from '../eligibility/credit-texts.js';
import { CreditCounted } from '../eligibility/CreditCounted.js';
import { LazyEligibilityNotices } from '../eligibility/LazyNotices.js';
import { CREDIT_TITLES } from '../messages/credit/credit-titles.js';
import { FULL_PRICE } from '../messages/full-price.js';
import { fullPriceText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import { Folded } from './Folded.js';
import styles from './results.module.css';

interface Props {
  readonly submitted: SubmittedSearch;
  readonly reply: Pick<PlanSearchReply, 'eligibility' | 'plans'>;
}

export function TaxCreditNotice({ submitted, reply }: Props) {
  const { eligibility, plans } = reply;
  const {
    search: { household },
    kinds,
  } = submitted;
  const { aptc, credit_gap: gap } = eligibility;
  const limit = creditLimitNotice(household, eligibility);
  const full = fullPriceText(household, eligibility);
  const hasPlans = plans.length > 0;
  return (
    <>
      <LazyEligibilityNotices household={household} kinds={kinds} eligibility={eligibility} isAbovePlans={hasPlans} />
      {aptc > 0 && hasPlans && (
        <p className={`small ${styles.help}`}>
          <CreditCounted submitted={submitted} reply={reply} />
        </p>
      )}
      {gap &&
        hasPlans &&
        (gap === 'noIncome' ? (
          <p>{FULL_PRICE.text}</p>
        ) : (
          <Folded title={CREDIT_TITLES.gap} isWarning>
            <p>{creditGapText(gap)}</p>
          </Folded>
        ))}
      {full && !limit && hasPlans && <p>{full}</p>}
      {limit && hasPlans && (
        <Folded
          title={
            aptc > 0
              ? CREDIT_TITLES.near
              : CREDIT_TITLES.over(aboveLimit(household.income ?? 0, eligibility.income_limit ?? 0))
          }
          isWarning
        >
          <p>
            {full} {limit}
          </p>
        </Folded>
      )}
    </>
  );
}
