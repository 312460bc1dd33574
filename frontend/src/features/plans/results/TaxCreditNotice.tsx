import type { ReactNode } from 'react';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { CREDIT_TITLES } from '#contract/messages/plans/credit-titles.js';
import { FULL_PRICE } from '#contract/messages/plans/full-price.js';
import { useNarrow } from '#theme/index.js';
import { Disclosure, Notice } from '#ui/index.js';
import { creditCountedText, creditGapText, creditLimitNotice, mayHaveMedicare } from '../eligibility/credit-texts.js';
import { LazyEligibilityNotices } from '../eligibility/LazyNotices.js';
import { MedicareCaution } from '../eligibility/MedicareCaution.js';
import { fullPriceText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './results.module.css';

/** A warning above the plans. Phones show only its title until it is expanded, so that the first price is in view. */
function Warning({ title, children }: { title: string; children: ReactNode }) {
  if (useNarrow()) return <Disclosure title={title}>{children}</Disclosure>;
  return <Notice tone="warning">{children}</Notice>;
}

interface Props {
  readonly submitted: SubmittedSearch;
  readonly reply: Pick<PlanSearchReply, 'eligibility' | 'plans'>;
}

export function TaxCreditNotice({ submitted, reply: { eligibility, plans } }: Props) {
  const {
    search: { household },
    kinds,
  } = submitted;
  const { aptc, credit_gap: gap } = eligibility;
  const limit = creditLimitNotice(household, eligibility);
  const full = fullPriceText(household, eligibility);
  const isNarrow = useNarrow();
  const hasPlans = plans.length > 0;
  return (
    <>
      <LazyEligibilityNotices
        household={household}
        kinds={kinds}
        eligibility={eligibility}
        isShort={isNarrow && hasPlans}
      />
      {aptc > 0 && hasPlans && (
        <div className={styles.help}>
          <p>{creditCountedText(eligibility, mayHaveMedicare(household, kinds))}</p>
          <MedicareCaution household={household} kinds={kinds} isShort />
        </div>
      )}
      {gap &&
        hasPlans &&
        (gap === 'noIncome' ? (
          <p>{FULL_PRICE.text}</p>
        ) : (
          <Warning title={CREDIT_TITLES.gap}>
            <p>{creditGapText(gap)}</p>
          </Warning>
        ))}
      {full && !limit && hasPlans && <p>{full}</p>}
      {limit && hasPlans && (
        <Warning title={aptc > 0 ? CREDIT_TITLES.near : CREDIT_TITLES.over}>
          <p>
            {full} {limit}
          </p>
        </Warning>
      )}
    </>
  );
}
