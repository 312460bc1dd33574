import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#content/firm/contact-links.js';
import { firmDetail } from '#content/firm/firm.js';
import { VA_MAIN_LINKS } from '#content/va-main-links.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { SessionCheck, useAuth, useOnboarding } from '#features/session/index.js';
import { Button, ButtonLink, Card, Disclosure, OfficialLink, Page, partInView, useHydrated } from '#ui/index.js';
import { LazySavedChanges } from '../alerts/index.js';
import {
  LazyChosenMedicines,
  LazySavedAndShared,
  LazyStoredChoice,
  useStoredChoiceCode,
  useWhoseAnswers,
  WaitingItems,
} from '../plans/index.js';
import styles from './dashboard.module.css';
import { AllDates, Dates, NextDate } from './Dates.js';
import { LazyOwnParts, loadOwnParts } from './LazyOwnParts.js';
import { CARDS, DASHBOARD } from './messages.js';
import type { Own } from './own.js';

/**
 * The note for first-time visitors. The note is part of the HTML for all visitors. An attribute of the root element
 * decides before the first paint whether the note is visible. The page therefore does not move when the session check
 * later shows who is signed in. A search that the person finished before they had an account counts as their first
 * search.
 */
export function FirstVisit({ hasSearched }: { hasSearched: boolean }) {
  const { title, text } = CARDS.first;
  useOnboarding(hasSearched);
  if (hasSearched) return null;
  return (
    <div className="when-first">
      <Card>
        <h2>{title}</h2>
        <p>{text}</p>
        <p>
          <ButtonLink kind="secondary" to={PAGES.quiz.path}>
            {SITE.nav.quiz}
          </ButtonLink>
        </p>
      </Card>
    </div>
  );
}

type Search = PlanSearch | null;
/** Returns the ages in the last search in this browser or, without one, in what the person's account knows. */
const agesIn = (search: Search, { ages }: Own): readonly number[] =>
  search?.household.people.map(({ age }) => age) ?? ages;

/** What the person has saved and shared, often below the first view. Loaded when it comes into view. */
const SavedInView = partInView(
  () =>
    Promise.resolve(() => (
      <div className="stack">
        <LazySavedAndShared />
        <LazySavedChanges />
      </div>
    )),
  styles.listed,
  undefined,
  <p>{FORM.loading}</p>,
);

function Saved({ search }: { search: Search }) {
  const { title, again } = CARDS.saved;
  return (
    <Card>
      <h2>{title}</h2>
      {search && (
        <>
          <p>{CARDS.search(search.place.zipcode, search.household.people.length, search.year)}</p>
          <p>
            <ButtonLink kind="quiet" to={PAGES.marketplace.path}>
              {again}
            </ButtonLink>
          </p>
        </>
      )}
      <SavedInView />
    </Card>
  );
}

/** What is rarely needed, in folds. */
function Folds() {
  const { support, official, security } = CARDS;
  const links = [
    { path: PAGES.contact.path, title: support.write },
    { path: PAGES.consent.path, title: support.choices },
    PAGES.privacy,
    PAGES.terms,
  ];
  return (
    <div className="stack">
      <Disclosure
        title={
          <>
            {support.title} <small>{firmDetail('phone')}</small>
          </>
        }
      >
        <p>{support.text}</p>
        <p>
          <PhoneLink />
        </p>
        <ul>
          {links.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={security.title}>
        <ul>
          {security.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={official.title}>
        <ul>
          {Object.values(VA_MAIN_LINKS).map(({ href, label }) => (
            <li key={href}>
              <OfficialLink href={href}>{label}</OfficialLink>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

interface CardsProps {
  readonly search: Search;
  readonly own: Own;
  readonly onSearch: (search: Search) => void;
}

function Cards({ search, own, onSearch }: CardsProps) {
  const [canCompare, setCanCompare] = useState(false);
  const keep = useCallback(
    (last: Search, isComparable: boolean) => {
      onSearch(last);
      setCanCompare(isComparable);
    },
    [onSearch],
  );
  return (
    <div className={styles.areas}>
      <Card>
        <h2>{CARDS.compare.title}</h2>
        <div className={styles.chosen}>
          <LazyStoredChoice onSearch={keep} />
        </div>
        <p>
          <ButtonLink kind={canCompare ? 'secondary' : 'primary'} to={PAGES.marketplace.path}>
            {DASHBOARD.openMarketplace}
          </ButtonLink>
        </p>
      </Card>
      <Card>
        <h2>{CARDS.medicines.title}</h2>
        <div className={styles.listed}>
          <LazyChosenMedicines />
        </div>
      </Card>
      <div className={styles.three}>
        <Card>
          <h2>{CARDS.dates.title}</h2>
          <Dates ages={agesIn(search, own)} own={own} />
        </Card>
        <Saved search={search} />
        <Card>
          <h2>{CARDS.va.title}</h2>
          <p>{CARDS.va.text}</p>
          <p>
            <ButtonLink kind="secondary" to={PAGES.vaDrugCoverage.path}>
              {PAGES.vaDrugCoverage.title}
            </ButtonLink>
          </p>
        </Card>
      </div>
      <div className={`${styles.wide} stack`}>
        <AllDates ages={agesIn(search, own)} own={own} />
        <Folds />
      </div>
    </div>
  );
}

/**
 * The dashboard, with the next date and the most urgent cards first, and the button to log out last. Guests are greeted
 * without a name. The cards are hidden during the session check, because a greeting with a name may need an additional
 * line and would push the cards down. If the check has failed, there is neither a greeting nor a button to log in or
 * out, because it is not known who is signed in.
 */
export default function DashboardScreen() {
  const { user, loading, isCheckFailed, logout } = useAuth();
  const isWaiting = useHydrated() && loading;
  // A cookie says before the server does that somebody is probably signed in.
  useEffect(() => void (document.documentElement.dataset['session'] === 'in' && loadOwnParts()), []);
  useStoredChoiceCode();
  const [last, setLast] = useState<Search>(null);
  const search = useWhoseAnswers() === 'own' ? last : null;
  return (
    <Page>
      {isCheckFailed ? (
        <h1>{DASHBOARD.title}</h1>
      ) : (
        <>
          <h1>{user?.firstName ? DASHBOARD.welcome(user.firstName) : DASHBOARD.welcomeGuest}</h1>
          <p className="when-out">
            <ButtonLink kind="secondary" to={PAGES.login.path} state={{ from: { pathname: PAGES.dashboard.path } }}>
              {SITE.nav.login}
            </ButtonLink>
          </p>
        </>
      )}
      {isWaiting ? (
        <SessionCheck />
      ) : (
        <div className="when-settled stack">
          <LazyOwnParts>
            {(own) => (
              <>
                <NextDate ages={agesIn(search, own)} own={own} />
                <WaitingItems />
                {own.news}
                <FirstVisit hasSearched={search !== null} />
                <Cards search={search} own={own} onSearch={setLast} />
                {!isCheckFailed && (
                  <p className="when-in">
                    <Button kind="secondary" onClick={() => void logout()}>
                      {SITE.nav.logout}
                    </Button>
                  </p>
                )}
              </>
            )}
          </LazyOwnParts>
        </div>
      )}
    </Page>
  );
}
