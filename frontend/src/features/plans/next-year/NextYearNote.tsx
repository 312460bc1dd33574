import { Link } from 'react-router';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { planPath } from '#contract/pages.js';
import { isHelpUnknown } from '#contract/plans/help.js';
import { PriceConditions } from '../eligibility/PriceConditions.js';
import { NEXT_YEAR_WORDS as WORDS } from '../messages/next-year.js';
import { goesOn, hasCredit, outcomeOf, premiumChange, sentencesAbout } from '../model/next-year/next-year.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { NEXT_YEAR_ID } from './next-year-place.js';
import { useNextYear } from './use-next-year.js';

/**
 * A few words in the list of saved plans about what becomes of a plan in the next year, with a link to the part of the
 * plan's page that compares both years. Nothing is shown until it is known, and before the plans of that year are out.
 */
export function NextYearNote({ id, search }: { id: string; search: PlanSearch }) {
  const { renewal, before, after, source, nextSearch, isWaiting } = useNextYear(id, search);
  if (!renewal?.is_out || !before || isWaiting) return null;
  const sentences = sentencesAbout(before, renewal, after).filter((sentence) => sentence !== WORDS.mayEnroll);
  const isOn = goesOn(outcomeOf(before, renewal, after));
  const change = isOn && after ? premiumChange(before, after) : '';
  return (
    <>
      <p className="small">
        {sentences.join(' ')} {change && `${WORDS.premium(change, isHelpUnknown(search.household))} `}
        <Link to={`${planPath(id, search.year)}#${NEXT_YEAR_ID}`} state={planLinkState(search)}>
          {isOn ? WORDS.compare(search.year, renewal.next_year) : WORDS.moreAbout(renewal.next_year)}
          <span className="visually-hidden"> {before.plan.name}</span>
        </Link>
      </p>
      {change && after && hasCredit(after) && <PriceConditions search={nextSearch} kinds={null} source={source} />}
    </>
  );
}
