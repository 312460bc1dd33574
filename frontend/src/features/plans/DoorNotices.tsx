import { DOORS, HELP } from '../../../../backend/src/contract/messages/doors.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import type { Eligibility, Household } from '../../../../backend/src/contract/plans.contract.js';
import { Notice } from '../../ui/index.js';
import { doorsOf, type OtherDoor } from './doors.js';
import { OfficialLink } from './OfficialLink.js';
import type { OtherCoverage } from './other-coverage.js';

const and = new Intl.ListFormat('en-US');
const namesOf = (people: readonly number[]): string => HELP.people(and.format(people.map((index) => SEARCH.person(index + 1).toLowerCase())));

function DoorNotice({ door: { door, people }, isForSome }: { door: OtherDoor; isForSome: boolean }) {
  const { title, text, href, link } = DOORS[door];
  return <Notice><h3>{title}</h3>{isForSome && <p>{namesOf(people)}:</p>}<p>{text}</p><p><OfficialLink href={href}>{link}</OfficialLink></p></Notice>;
}

interface Props {
  readonly household: Household;
  readonly kinds: readonly OtherCoverage[] | null;
  readonly eligibility: Eligibility | null;
}

/** The places that fit people of this household better; whom each is for is said where there is more than one person. */
export const DoorNotices = ({ household, kinds, eligibility }: Props) => (
  <>{doorsOf(household, kinds, eligibility).map((door) => <DoorNotice key={door.door} door={door} isForSome={household.people.length > 1} />)}</>
);
