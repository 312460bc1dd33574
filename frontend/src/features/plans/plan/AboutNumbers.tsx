import type { ReactNode } from 'react';
import type { Eligibility, PlanSearch, Provenance } from '#contract/api/plans.contract.js';
import { LazyTermsHelp, LazyWordingSwitches } from '#features/wording/index.js';
import { WORDING } from '#features/wording/messages.js';
import { Disclosure } from '#ui/index.js';
import { AboutNumbersFold } from '../components/answers/ClearAnswers.js';
import { CostMethod } from '../components/costs/CostPicture.js';
import { YearlyCosts } from '../components/costs/YearlyCosts.js';
import { Source } from '../components/Source.js';
import { useSearchSummary } from '../components/use-search-summary.js';
import { PLAN_PAGE } from '../messages/plan-page.js';
import { SAMPLE } from '../messages/plan.js';
import type { CareLevel } from '../model/costs/year-cost.js';
import { CARE_PROPERTIES, PLAN_PROPERTIES, PREMIUM_PROPERTIES, PROPERTIES } from '../model/plan-properties.js';
import type { RankedPlan } from '../model/ranking/ranking.js';
import { pricedForText } from '../model/search/search-summary.js';
import type { SubmittedSearch } from '../model/search/submitted-search.js';

const LABELS = [...PLAN_PROPERTIES, ...CARE_PROPERTIES, ...PREMIUM_PROPERTIES].map((name) => PROPERTIES[name].label);

interface Props {
  readonly row: RankedPlan;
  readonly search: PlanSearch | null;
  readonly kinds: SubmittedSearch['kinds'];
  readonly year: number | undefined;
  readonly provenance: Provenance | undefined;
  readonly eligibility: Eligibility | undefined;
  readonly expectedCare: CareLevel | undefined;
  /** A sentence saying that the tax credit is an estimate, or null if it is none. */
  readonly creditEstimate: string | null;
  /** What is to say about the person's medicines. */
  readonly children: ReactNode;
}

/** For whom, how and when the page's figures were found. The switches of the wording are a fold that is not printed. */
export function AboutNumbers({
  row,
  search,
  kinds,
  year,
  provenance,
  eligibility,
  expectedCare,
  creditEstimate,
  children,
}: Props) {
  const summary = useSearchSummary(search && { search, kinds });
  return (
    <>
      <AboutNumbersFold isForAnswers={search !== null}>
        {row.plan.premium !== null && (
          <>
            {search && eligibility && <p>{pricedForText(search, eligibility)}</p>}
            <YearlyCosts row={row} expectedCare={expectedCare} source={provenance?.source} />
            <CostMethod isOwn={row.isFromOwnCare} expectedCare={expectedCare} />
          </>
        )}
        {children}
        {creditEstimate && <p>{creditEstimate}</p>}
        {(summary || year) && <p>{summary || (year && PLAN_PAGE.ofYear(year))}</p>}
        {provenance?.source === 'sample' && (
          <p>
            {SAMPLE.titles.plans} {SAMPLE.notes.plans}
          </p>
        )}
        {provenance && <Source provenance={provenance} state={row.plan.id.slice(5, 7)} />}
        <LazyTermsHelp labels={LABELS} />
      </AboutNumbersFold>
      <Disclosure title={WORDING.title}>
        <LazyWordingSwitches />
      </Disclosure>
    </>
  );
}
