import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PhoneLink } from '#content/firm/contact-links.js';
import { VA_MAIN_LINKS } from '#content/va-main-links.js';
import type { PlanSearch } from '#contract/api/plans.contract.js';
import { FORM } from '#contract/messages/forms.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { SessionCheck, useAuth, useOnboarding } from '#features/session/index.js';
import { Button, ButtonLink, Card, Page, partInView, useHydrated } from '#ui/index.js';
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
import { Dates, NextDate } from './Dates.js';
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
        <p className={styles.ways}>
          <ButtonLink to={PAGES.quiz.path}>{SITE.nav.quiz}</ButtonLink>
          <ButtonLink kind="secondary" to={PAGES.marketplace.path}>
            {DASHBOARD.openMarketplace}
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

/**
 * What the person has saved and shared. It is often below the first view, so its code is loaded when it comes into
 * view.
 */
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

function Support() {
  const { title, text, write, choices } = CARDS.support;
  return (
    <Card>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <PhoneLink />
      </p>
      <ul>
        <li>
          <Link to={PAGES.contact.path}>{write}</Link>
        </li>
        <li>
          <Link to={PAGES.consent.path}>{choices}</Link>
        </li>
        <li>
          <Link to={PAGES.privacy.path}>{PAGES.privacy.title}</Link>
        </li>
        <li>
          <Link to={PAGES.terms.path}>{PAGES.terms.title}</Link>
        </li>
      </ul>
    </Card>
  );
}

function OfficialSites() {
  const { title, newTab } = CARDS.official;
  return (
    <Card>
      <h2>{title}</h2>
      <ul>
        {Object.values(VA_MAIN_LINKS).map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {label} <span className="visually-hidden">{newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CardsProps {
  readonly search: Search;
  readonly own: Own;
  readonly onSearch: (search: Search) => void;
}

function Cards({ search, own, onSearch }: CardsProps) {
  return (
    <div className={styles.areas}>
      <Card>
        <h2>{CARDS.compare.title}</h2>
        <div className={styles.chosen}>
          <LazyStoredChoice onSearch={onSearch} />
        </div>
        <p>
          <ButtonLink kind="secondary" to={PAGES.marketplace.path}>
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
      <div className={styles.wide}>
        <Saved search={search} />
      </div>
      <div className={styles.wide}>
        <Card>
          <h2>{CARDS.dates.title}</h2>
          <Dates ages={agesIn(search, own)} own={own} />
        </Card>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card>
            <h2>{CARDS.va.title}</h2>
            <p>{CARDS.va.text}</p>
            <p>
              <ButtonLink kind="secondary" to={PAGES.vaDrugCoverage.path}>
                {PAGES.vaDrugCoverage.title}
              </ButtonLink>
            </p>
          </Card>
          <OfficialSites />
        </div>
        <div className={styles.column}>
          <Support />
          <Card>
            <h2>{CARDS.security.title}</h2>
            <ul>
              {CARDS.security.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Card>
        </div>
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
            <ButtonLink to={PAGES.login.path} state={{ from: { pathname: PAGES.dashboard.path } }}>
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
