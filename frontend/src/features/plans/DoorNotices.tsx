import { DOORS, HELP } from '../../../../backend/src/contract/messages/doors.js';
import { SEARCH } from '../../../../backend/src/contract/messages/plans.js';
import { Notice } from '../../ui/index.js';
import type { OtherDoor } from './doors.js';
import { OfficialLink } from './OfficialLink.js';

const and = new Intl.ListFormat('en-US');
const namesOf = (people: readonly number[]): string => HELP.people(and.format(people.map((index) => SEARCH.person(index + 1).toLowerCase())));

function DoorNotice({ door: { door, people }, isForSome }: { door: OtherDoor; isForSome: boolean }) {
  const { title, text, href, link } = DOORS[door];
  return <Notice><h3>{title}</h3>{isForSome && <p>{namesOf(people)}:</p>}<p>{text}</p><p><OfficialLink href={href}>{link}</OfficialLink></p></Notice>;
}

/** The places that fit people of this household better; whom each is for is said where there is more than one person. */
export const DoorNotices = ({ doors, household: { people } }: { doors: readonly OtherDoor[]; household: { people: readonly unknown[] } }) => (
  <>{doors.map((door) => <DoorNotice key={door.door} door={door} isForSome={people.length > 1} />)}</>
);
