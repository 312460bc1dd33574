import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SAVED_WORDS } from '../../../../backend/src/contract/messages/saved.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import type { PlanToSave, SearchToSave } from '../../../../backend/src/contract/saved.contract.js';
import { Button, Notice, Status } from '../../ui/index.js';
import { putInPlace } from './draft.js';
import { dollars } from './money.js';
import { passing } from './passed.js';
import { planPath } from './plan-path.js';
import { useSaved, type Kept, type Saved } from './use-saved.js';

const nameOf = ({ search: { place, household, year } }: SearchToSave): string =>
  SAVED_WORDS.search(place.zipcode, household.people.length, dollars(household.income), year);

function Named({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  return children.length > 0 && <><p id={id}><strong>{title}</strong></p><ul aria-labelledby={id}>{children}</ul></>;
}

interface RowProps {
  readonly name: string;
  readonly onForget: () => void;
  readonly children: ReactNode;
}
const Row = ({ name, onForget, children }: RowProps) => <li>{children} <Button kind="quiet" onClick={onForget}>{SAVED_WORDS.remove}<span className="visually-hidden"> {name}</span></Button></li>;

function SearchRow({ item, onOpen, onForget }: { item: Kept<SearchToSave>; onOpen: (search: SearchToSave) => void; onForget: () => void }) {
  const name = nameOf(item);
  return <Row name={name} onForget={onForget}>{name}. <Button kind="quiet" onClick={() => onOpen({ search: item.search, preferences: item.preferences })}>{SAVED_WORDS.open}<span className="visually-hidden"> {name}</span></Button></Row>;
}

function PlanRow({ item, onForget }: { item: Kept<PlanToSave>; onForget: () => void }) {
  const name = SAVED_WORDS.plan(item.name, item.year);
  return <Row name={name} onForget={onForget}><Link to={planPath(item.plan_id, item.year)} state={item.search && passing(item.search)}>{name}</Link></Row>;
}

/** What lies in the browser from before signing in: somebody else may have put it there, so it is offered and not taken. */
function Offer({ saved, onTold }: { saved: Saved; onTold: (text: string) => void }) {
  if (saved.waiting === 0) return null;
  return (
    <Notice>
      <p>{SAVED_WORDS.offer(saved.waiting)}</p>
      <p><Button kind="secondary" onClick={() => void saved.take().then((problem) => onTold(problem ?? SAVED_WORDS.taken))}>{SAVED_WORDS.take}</Button> <Button kind="quiet" onClick={saved.drop}>{SAVED_WORDS.drop}</Button></p>
    </Notice>
  );
}

interface Props {
  /** What opening a search does; left out: the marketplace page opens with it. */
  readonly onOpen?: (search: SearchToSave) => void;
}

/** Everything somebody saved, with the way back to it. */
export function SavedList({ onOpen }: Props) {
  const saved = useSaved();
  const navigate = useNavigate();
  const [told, setTold] = useState('');
  const open = onOpen ?? ((search: SearchToSave) => {
    putInPlace(search);
    void navigate(PAGES.marketplace.path);
  });
  const forget = (id: string) => void saved.forget(id).then((problem) => setTold(problem ?? SAVED_WORDS.removed));
  const isEmpty = saved.searches.length + saved.plans.length === 0;
  return (
    <>
      <Status>{told && <p>{told}</p>}</Status>
      <Offer saved={saved} onTold={setTold} />
      {isEmpty && <p>{saved.isUnknown ? SAVED_WORDS.notRead : SAVED_WORDS.none}</p>}
      <Named title={SAVED_WORDS.searches}>{saved.searches.map((item) => <SearchRow key={item.id} item={item} onOpen={open} onForget={() => forget(item.id)} />)}</Named>
      <Named title={SAVED_WORDS.plans}>{saved.plans.map((item) => <PlanRow key={item.id} item={item} onForget={() => forget(item.id)} />)}</Named>
      {!saved.isInAccount && !isEmpty && <p className="muted">{SAVED_WORDS.inBrowser}</p>}
    </>
  );
}
