import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { withCause } from '#api/index.js';
import type { PlanToSave, SearchToSave } from '#contract/api/saved.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { planPath } from '#contract/pages.js';
import { useSession } from '#features/session/index.js';
import { SESSION_CHECK } from '#features/session/messages/session-check.js';
import { useAppDispatch } from '#store/index.js';
import { listText } from '#ui/format.js';
import { Button, Outcome, TryAgain, useFocusRecovery, Waiting } from '#ui/index.js';
import { savedApi } from '../api/saved.api.js';
import { useWhoseAnswers } from '../components/answers/use-whose-answers.js';
import { useFinderPages } from '../components/use-finder-pages.js';
import { SAVED_PARTS } from '../messages/saved-parts.js';
import { SAVED_WORDS } from '../messages/saved.js';
import { dollarsOrNull } from '../model/costs/money.js';
import { areSameAnswers } from '../model/price-change.js';
import { coverageText } from '../model/search/search-summary.js';
import { LazyNextYearNote } from '../next-year/LazyNextYearNote.js';
import { ShareList } from '../sharing/ShareList.js';
import { openSavedSearch, useSubmitted } from '../storage/answers.slice.js';
import { planLinkState } from '../storage/plan-link-state.js';
import { LazySavedPriceConditions, LazySavedPriceNote } from './lazy-price-notes.js';
import { useSaved, type Saved, type SavedItem } from './use-saved.js';

function mainAnswersOf({ search: { place, household, year } }: SearchToSave): string {
  const { people, income } = household;
  const ages = listText(people.map(({ age }) => String(age)));
  return SAVED_PARTS.search(place.zipcode, people.length, ages, dollarsOrNull(income), year);
}
const coverageOf = ({ search }: SearchToSave): string =>
  search.household.people.map((person) => coverageText(person)).join(', ');

/** Names a search by its main answers, and by the other coverage if that tells it from another saved search. */
function nameOf(item: SearchToSave, all: readonly SearchToSave[]): string {
  const name = mainAnswersOf(item);
  const alike = all.filter((one) => mainAnswersOf(one) === name);
  return new Set(alike.map(coverageOf)).size > 1 ? `${name}, ${coverageOf(item)}` : name;
}

function Named({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  return (
    children.length > 0 && (
      <>
        <p id={id}>
          <strong>{title}</strong>
        </p>
        <ul aria-labelledby={id}>{children}</ul>
      </>
    )
  );
}

interface RowProps {
  readonly name: string;
  readonly onForget: () => void;
  readonly children: ReactNode;
}
const Row = ({ name, onForget, children }: RowProps) => (
  <li>
    {children}{' '}
    <Button kind="quiet" onClick={onForget}>
      {SAVED_PARTS.remove}
      <span className="visually-hidden"> {name}</span>
    </Button>
  </li>
);

function SearchRow({
  item,
  name,
  onOpen,
  onForget,
}: {
  item: SavedItem<SearchToSave>;
  name: string;
  onOpen: (search: SearchToSave) => void;
  onForget: () => void;
}) {
  return (
    <Row name={name} onForget={onForget}>
      {name}.{' '}
      <Button kind="quiet" onClick={() => onOpen(item)}>
        {SAVED_PARTS.open}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </Row>
  );
}

/** Saved plans of a year that say what becomes of them. Each takes a few calls, which are limited. */
const NOTED = 10;

interface PlanRowProps {
  readonly item: SavedItem<PlanToSave>;
  readonly all: Saved['plans'];
  readonly onForget: () => void;
}
function PlanRow({ item, all, onForget }: PlanRowProps) {
  const name = SAVED_PARTS.plan(item.name, item.year);
  const isOwn = useWhoseAnswers() === 'own';
  const last = useSubmitted()?.search;
  // What the next year costs with earlier answers would contradict the prices for today's answers beside it.
  const isOfToday = item.search && (!last || areSameAnswers(item.search, last));
  const isNoted = all.filter(({ year }) => year === item.year).indexOf(item) < NOTED;
  return (
    <Row name={name} onForget={onForget}>
      <Link to={planPath(item.plan_id, item.year)} state={item.search && planLinkState(item.search)}>
        {name}
      </Link>
      {item.price && <LazySavedPriceNote saved={item} all={all} />}
      {isOwn && item.search && isOfToday && isNoted && <LazyNextYearNote id={item.plan_id} search={item.search} />}
    </Row>
  );
}

interface Props {
  /** Called when the person opens a saved search. By default, it opens on the plan search page. */
  readonly onOpen?: (search: SearchToSave) => void;
}

const EMPTY: Record<Saved['where'] | 'ended', string> = {
  coming: FORM.loading,
  notRead: SAVED_WORDS.notRead,
  ended: `${SESSION_CHECK.ended} ${SAVED_PARTS.afterLogin}`,
  account: SAVED_PARTS.none,
  browser: SAVED_PARTS.noneHere,
};

export function SavedList({ onOpen }: Props) {
  useFocusRecovery();
  const saved = useSaved();
  const { isSignedIn } = useSession();
  const { data, error, isFetching } = savedApi.useSavedItemsQuery(isSignedIn ? undefined : skipToken);
  const where = useWhoseAnswers() === 'others' ? 'ended' : saved.where;
  const navigate = useNavigate();
  const { results } = useFinderPages();
  const dispatch = useAppDispatch();
  const [outcome, setOutcome] = useState('');
  const open =
    onOpen ??
    ((search: SearchToSave) => {
      dispatch(openSavedSearch(search));
      void navigate(results.path);
    });
  const forget = (id: string) => void saved.forget(id).then((problem) => setOutcome(problem ?? SAVED_PARTS.removed));
  const isEmpty = saved.searches.length + saved.plans.length === 0;
  const isMoving = where === 'account' && saved.waiting > 0;
  return (
    <>
      <Outcome>{outcome && <p>{outcome}</p>}</Outcome>
      {error && !data ? (
        <TryAgain isBusy={isFetching} text={withCause(SAVED_WORDS.notRead, error)} />
      ) : (
        isEmpty && !isMoving && <p>{EMPTY[where]}</p>
      )}
      {isEmpty && where === 'coming' && <Waiting text={null} />}
      <Named title={SAVED_PARTS.searches}>
        {saved.searches.map((item) => (
          <SearchRow
            key={item.id}
            item={item}
            name={nameOf(item, saved.searches)}
            onOpen={open}
            onForget={() => forget(item.id)}
          />
        ))}
      </Named>
      <Named title={SAVED_PARTS.plans}>
        {saved.plans.map((item) => (
          <PlanRow key={item.id} item={item} all={saved.plans} onForget={() => forget(item.id)} />
        ))}
      </Named>
      {saved.plans.some(({ price }) => price) && <LazySavedPriceConditions all={saved.plans} isOnlyList={!onOpen} />}
      {saved.where === 'browser' && !isEmpty && <p className="muted">{SAVED_PARTS.inBrowser}</p>}
    </>
  );
}

export const SavedAndShared = () => (
  <>
    <SavedList />
    <ShareList />
  </>
);
