import type { Eligibility, Household } from '#contract/api/plans.contract.js';
import { ELIGIBILITY_NOTICES, NOTICE_PEOPLE } from '#contract/messages/plans/eligibility-notices.js';
import { SEARCH } from '#contract/messages/plans/plans.js';
import { Disclosure, Notice, OfficialLink } from '#ui/index.js';
import type { CoverageAnswer } from '../model/search/other-coverage.js';
import { eligibilityNoticesFor, type NoticeForPeople } from './eligibility-notices.js';

const and = new Intl.ListFormat('en-US');
const namesOf = (people: readonly number[]): string =>
  NOTICE_PEOPLE.people(and.format(people.map((index) => SEARCH.person(index + 1).toLowerCase())));

interface OneNoticeProps {
  readonly entry: NoticeForPeople;
  readonly isForSome: boolean;
  readonly isShort: boolean;
}

function OneNotice({ entry: { notice, people }, isForSome, isShort }: OneNoticeProps) {
  const { title, text, href, link } = ELIGIBILITY_NOTICES[notice];
  // One paragraph leaves more of the window to the plans below.
  const body = (
    <p>
      {isForSome && `${namesOf(people)}: `}
      {text} <OfficialLink href={href}>{link}</OfficialLink>
    </p>
  );
  if (isShort) return <Disclosure title={title}>{body}</Disclosure>;
  return (
    <Notice>
      <h3>{title}</h3>
      {body}
    </Notice>
  );
}

interface Props {
  readonly household: Household;
  readonly kinds: readonly CoverageAnswer[] | null;
  readonly eligibility: Eligibility | null;
  /** Whether each notice is one line that expands, so that the content below the notices stays in view. */
  readonly isShort?: boolean;
}

export const EligibilityNotices = ({ household, kinds, eligibility, isShort = false }: Props) => (
  <>
    {eligibilityNoticesFor(household, kinds, eligibility).map((entry) => (
      <OneNotice key={entry.notice} entry={entry} isForSome={household.people.length > 1} isShort={isShort} />
    ))}
  </>
);
