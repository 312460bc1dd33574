import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import { useNarrow } from '#theme/index.js';
import { Disclosure, Notice, OfficialLink } from '#ui/index.js';
import { ELIGIBILITY_NOTICES, NOTICE_PEOPLE } from '../messages/eligibility/eligibility-notices.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { peopleNames } from '../model/search/people-names.js';
import type { Draft } from '../model/search/search-draft.js';
import { eligibilityNoticesFor } from './eligibility-notices.js';

interface Props {
  readonly household: Household;
  readonly kinds: readonly CoverageAnswer[] | null;
  readonly eligibility: Eligibility | null;
  /** The form's entries, which say who the people are. */
  readonly entries: Draft | undefined;
  /**
   * Whether plans are below the notices. Several notices, and every notice on a phone, are then one line that expands,
   * so that the plans stay in view and keyboards reach them soon.
   */
  readonly isAbovePlans?: boolean;
}

export function EligibilityNotices({ household, kinds, eligibility, entries, isAbovePlans }: Props) {
  const found = eligibilityNoticesFor(household, kinds, eligibility);
  const areShort = useNarrow() || found.length > 1;
  const titles = found.map(({ notice }) => ELIGIBILITY_NOTICES[notice].title);
  const notices = found.map(({ notice, people }, index) => {
    const { text, href, link } = ELIGIBILITY_NOTICES[notice];
    return (
      <Notice key={notice}>
        <h3>{titles[index]}</h3>
        {/* One paragraph leaves more of the window to the plans below. */}
        <p>
          {household.people.length > 1 && `${NOTICE_PEOPLE.people(peopleNames(household.people, people, entries))}: `}
          {text} <OfficialLink href={href}>{link}</OfficialLink>
        </p>
      </Notice>
    );
  });
  return isAbovePlans && areShort && found.length > 0 ? (
    <Disclosure title={titles.join(' · ')}>
      <div className="stack">{notices}</div>
    </Disclosure>
  ) : (
    notices
  );
}
