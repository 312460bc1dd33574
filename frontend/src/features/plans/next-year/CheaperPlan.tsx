import { useMemo } from 'react';
import { withCause } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanSummary } from '#contract/plans/plan.js';
import type { Cares } from '#features/care/index.js';
import { TryAgain, Waiting } from '#ui/index.js';
import { plansApi } from '../api/plans.api.js';
import { Source } from '../components/Source.js';
import { useOwnCareCosts } from '../components/use-own-care-costs.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { NEXT_YEAR_WORDS as WORDS } from '../messages/next-year.js';
import { cheaperText } from '../model/next-year/next-year.js';
import { rankPlan } from '../model/ranking/ranking.js';
import { LazyPlanCares } from './Changes.js';

interface Props {
  /** The household and the place, with the next year. */
  readonly search: PlanSearch;
  /** Id of the plan that the household has in that year if it does nothing, or null if there is none. */
  readonly goingOnId: string | null;
}

interface TextProps extends Props {
  readonly plans: readonly PlanSummary[];
  readonly cares: Cares;
}

function CheaperText({ search, goingOnId, plans, cares }: TextProps) {
  const { costs, isPending } = useOwnCareCosts(search, plans, cares);
  const text = useMemo(() => {
    const rows = plans.map((plan) => rankPlan(plan, [], costs, (id) => cares.cares[id] ?? null, isPending));
    return cheaperText(search.year, goingOnId, rows);
  }, [plans, costs, cares, isPending, search.year, goingOnId]);
  if (isPending) return <Waiting text={WORDS.looking(search.year)} />;
  return (
    text && (
      <>
        <h3>{goingOnId === null ? WORDS.leastTitle(search.year) : WORDS.otherTitle}</h3>
        <p>{text}</p>
      </>
    )
  );
}

/** Says whether another plan of the next year would cost the household less than the one that goes on. */
export function CheaperPlan(props: Props) {
  const { search } = props;
  const { currentData, error, isFetching } = plansApi.useSearchPlansQuery({ body: search });
  if (error)
    return <TryAgain tone="warning" isBusy={isFetching} text={withCause(WORDS.otherFailed(search.year), error)} />;
  if (!currentData) return <Waiting text={WORDS.looking(search.year)} />;
  const { plans, provenance, eligibility } = currentData;
  // If a plan goes on, its prices above say so already.
  const isFirst = props.goingOnId === null && eligibility.aptc > 0;
  const estimate = isFirst ? creditEstimateText(provenance.source, search.year) : null;
  return (
    <>
      <LazyPlanCares planIds={plans.map(({ id }) => id)} year={search.year}>
        {(cares) => <CheaperText {...props} plans={plans} cares={cares} />}
      </LazyPlanCares>
      {estimate && <p className="muted small">{estimate}</p>}
      <Source provenance={provenance} />
    </>
  );
}
