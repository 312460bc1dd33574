import type { ReactNode } from 'react';
import type { PlanSearchReply } from '#contract/api/plans.contract.js';
import { useNarrow } from '#theme/index.js';
import { Disclosure, Notice } from '#ui/index.js';
import { aboveLimit, creditGapText, creditLimitNotice } from '../eligibility/credit-texts.js';
import { CreditCounted } from '../eligibility/CreditCounted.js';
import { EligibilityNotices } from '../eligibility/EligibilityNotices.js';
import { FullPrices } from '../eligibility/FullPrices.js';
import { CREDIT_TITLES } from '../messages/credit/credit-counted.js';
import { fullPriceText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';
import styles from './results.module.css';

interface FoldedProps {
  /** The title under which phones collapse the note. Without a title, they show the note as well. */
  readonly title: string | false;
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}

/** A long note above the plans. Phones show only its title until it is expanded, so that the first price is in view. */
export function Folded({ title, isWarning, children }: FoldedProps) {
  const isNarrow = useNarrow();
  if (isNarrow && title) return <Disclosure title={title}>{children}</Disclosure>;
  return isWarning ? <Notice tone="warning">{children}</Notice> : children;
}

interface Props {
  readonly submitted: SubmittedSearch;
  readonly reply: Pick<PlanSearchReply, 'eligibility' | 'plans' | 'provenance'>;
}

export function TaxCreditNotice({ submitted, reply }: Props) {
  const { eligibility, plans } = reply;
  const {
    search: { household },
    kinds,
    entries,
  } = submitted;
  const { aptc, credit_gap: gap } = eligibility;
  const limit = creditLimitNotice(household, eligibility);
  const full = fullPriceText(household, eligibility);
  const hasPlans = plans.length > 0;
  return (
    <>
      <EligibilityNotices
        household={household}
        kinds={kinds}
        eligibility={eligibility}
        entries={entries}
        isAbovePlans={hasPlans}
      />
      {aptc > 0 && hasPlans && (
        <p className={`small ${styles.help}`}>
          <CreditCounted submitted={submitted} reply={reply} />
        </p>
      )}
      {gap &&
        hasPlans &&
        (gap === 'noIncome' ? (
          <FullPrices household={household} />
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
