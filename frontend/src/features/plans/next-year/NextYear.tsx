import { Link, useNavigate } from 'react-router';
import { isFailure, withCause } from '#api/index.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { MEDICARE_AGE } from '#contract/limits/ages.js';
import { PAGES, planPath } from '#contract/pages.js';
import { useAppDispatch } from '#store/index.js';
import { Button, ButtonLink, TryAgain, Waiting } from '#ui/index.js';
import { SampleMark } from '../components/Sample.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { creditEstimateText } from '../eligibility/credit-texts.js';
import { otherMarketplaceFrom } from '../eligibility/other-marketplace.js';
import { OtherMarketplaceNotice } from '../eligibility/OtherMarketplaceNotice.js';
import { NEXT_YEAR_WORDS as WORDS } from '../messages/next-year.js';
import { goesOn, hasCredit, outcomeOf, sentencesAbout } from '../model/next-year/next-year.js';
import { openSavedSearch } from '../storage/answers.slice.js';
import { usePreferences } from '../storage/choices.slice.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { Changes } from './Changes.js';
import { CheaperPlan } from './CheaperPlan.js';
import { useNextYear } from './use-next-year.js';

interface Props {
  readonly id: string;
  /** The household and the place, with the year of the plan. */
  readonly search: PlanSearch;
}

/** What takes a plan's place next year, what changes for the household, and whether another plan would cost less. */
export function NextYear({ id, search }: Props) {
  const { renewal, before, after, source, nextSearch, isWaiting, error, retry } = useNextYear(id, search);
  const next = nextSearch.year;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { results } = useFinderPages();
  const [preferences] = usePreferences();
  if (error) {
    const marketplace = isFailure(error) ? otherMarketplaceFrom(error) : null;
    return marketplace ? (
      <OtherMarketplaceNotice marketplace={marketplace} />
    ) : (
      <TryAgain isBusy={isWaiting} onRetry={retry} text={withCause(WORDS.failed(next), error)} />
    );
  }
  if (isWaiting) return <Waiting text={WORDS.loading(next)} />;
  if (renewal && !renewal.is_out) return <p>{WORDS.notOut(next)}</p>;
  if (!renewal || !before) return <p>{WORDS.failed(next)}</p>;
  const isOn = goesOn(outcomeOf(before, renewal, after));
  const estimate = isOn && after && hasCredit(after) ? creditEstimateText(source, next) : null;
  const seeAll = (): void => {
    dispatch(openSavedSearch({ search: nextSearch, preferences }));
    void navigate(results.path);
  };
  return (
    <div className="stack">
      {sentencesAbout(before, renewal, after).map((sentence, index) => (
        <p key={sentence}>
          {index === 0 ? <strong>{sentence}</strong> : sentence} {index === 0 && <SampleMark source={source} />}
        </p>
      ))}
      {search.household.people.some(({ age }) => age === MEDICARE_AGE - 1) && (
        <p>
          {WORDS.turns65(next)} <Link to={PAGES.deadlines.path}>{WORDS.deadlines}</Link>
        </p>
      )}
      {isOn && after && (
        <>
          <Changes before={before.plan} after={after.plan} search={search} nextSearch={nextSearch} />
          {estimate && <p className="muted small">{estimate}</p>}
          <p className="no-print">
            <ButtonLink kind="quiet" to={planPath(after.plan.id, next)} state={planLinkState(nextSearch)}>
              {WORDS.seePlan(after.plan.name, next)}
            </ButtonLink>
          </p>
        </>
      )}
      <CheaperPlan search={nextSearch} goingOnId={isOn && after ? after.plan.id : null} />
      <p className="no-print">
        <Button kind="secondary" onClick={seeAll}>
          {WORDS.seeAll(next)}
        </Button>
      </p>
    </div>
  );
}
