import { Link } from 'react-router';
import { DASHBOARD, SITE } from '../../../../backend/src/contract/messages/site.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { PhoneLink } from '../../content/reach.js';
import { VA_SECTIONS } from '../../content/vaLinks.js';
import { Button, ButtonLink, Card, Page, useHydrated, useKeptFocus } from '../../ui/index.js';
import { readSearch, SavedList, SelectedPlans } from '../plans/index.js';
import { useAuth } from '../session/index.js';
import { Dates } from './Dates.js';
import { CARDS } from './words.js';
import styles from './dashboard.module.css';

type Search = ReturnType<typeof readSearch>;
/** The first address of the sections a person needs most. */
const OFFICIAL = VA_SECTIONS.slice(0, 4).flatMap(({ links }) => links.slice(0, 1));

function Saved({ search }: { search: Search }) {
  useKeptFocus();
  const { title, again } = CARDS.saved;
  return (
    <Card>
      <h2>{title}</h2>
      {search && (
        <>
          <p>{CARDS.search(search.place.zipcode, search.household.people.length, search.year)}</p>
          <p><Link to={PAGES.marketplace.path}>{again}</Link></p>
        </>
      )}
      <SavedList />
    </Card>
  );
}

function Support() {
  const { title, text, write, choices } = CARDS.support;
  return (
    <Card tint="purple">
      <h2>{title}</h2>
      <p>{text}</p>
      <p><PhoneLink /></p>
      <ul className={styles.links}>
        <li><Link to={PAGES.contact.path}>{write}</Link></li>
        <li><Link to={PAGES.consent.path}>{choices}</Link></li>
        <li><Link to={PAGES.privacy.path}>{PAGES.privacy.title}</Link></li>
        <li><Link to={PAGES.terms.path}>{PAGES.terms.title}</Link></li>
      </ul>
    </Card>
  );
}

function OfficialSites() {
  const { title, newTab } = CARDS.official;
  return (
    <Card tint="teal">
      <h2>{title}</h2>
      <ul className={styles.links}>{OFFICIAL.map(({ href, label }) => <li key={href}><a href={href} target="_blank" rel="noopener noreferrer">{label} <span className="visually-hidden">{newTab}</span></a></li>)}</ul>
    </Card>
  );
}

/** What a person comes back for, the most urgent first. Signed out it greets without a name (decisions.md). */
export default function DashboardScreen() {
  const { user, logout } = useAuth();
  const isHydrated = useHydrated();
  const search = isHydrated ? readSearch() : null;
  return (
    <Page>
      <div className={styles.head}>
        <h1>{user?.firstName ? DASHBOARD.welcome(user.firstName) : DASHBOARD.welcomeGuest}</h1>
        <p className="when-out"><ButtonLink to={PAGES.login.path}>{SITE.nav.login}</ButtonLink></p>
        <p className="when-in"><Button kind="secondary" onClick={() => void logout()}>{SITE.nav.logout}</Button></p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Card tint="blue">
            <h2>{CARDS.compare.title}</h2>
            <SelectedPlans />
            <p><ButtonLink to={PAGES.marketplace.path}>{DASHBOARD.openMarketplace}</ButtonLink></p>
          </Card>
          <Saved search={search} />
          <Card tint="teal">
            <h2>{CARDS.va.title}</h2>
            <p>{CARDS.va.text}</p>
            <p><ButtonLink kind="secondary" to={PAGES.vaDrugCoverage.path}>{PAGES.vaDrugCoverage.title}</ButtonLink></p>
          </Card>
          <OfficialSites />
          <Card><h2>{CARDS.security.title}</h2><ul>{CARDS.security.notes.map((note) => <li key={note}>{note}</li>)}</ul></Card>
        </div>
        <div className={styles.column}>
          <Card tint="green"><h2>{CARDS.dates.title}</h2><Dates ages={search?.household.people.map(({ age }) => age) ?? []} /></Card>
          <Support />
        </div>
      </div>
    </Page>
  );
}
