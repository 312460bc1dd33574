import { Link } from 'react-router';
import { mayPass } from '#contract/access.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { useAuth, useCameFrom } from '#features/session/index.js';
import styles from './chrome.module.css';

const { nav } = SITE;

export function ResourcesMenu() {
  return (
    <details className={styles.menu}>
      <summary>{nav.resources}</summary>
      <ul>
        {[PAGES.resources, PAGES.help, PAGES.articles, PAGES.blog, PAGES.testimonials].map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menus for signed-in and signed-out people. An attribute of the root element decides before the first paint. */
export function UserMenu() {
  const { user, logout } = useAuth();
  const cameFrom = useCameFrom();
  return (
    <>
      <details className={`${styles.menu} when-out`}>
        <summary>
          <span>{nav.user}</span>
        </summary>
        <ul>
          <li>
            <Link to={PAGES.signUp.path} state={cameFrom}>
              {nav.signUp}
            </Link>
          </li>
          <li>
            <Link to={PAGES.login.path} state={cameFrom}>
              {nav.login}
            </Link>
          </li>
        </ul>
      </details>
      <details className={`${styles.menu} when-in`}>
        <summary>
          <span>{user?.firstName || nav.user}</span>
        </summary>
        <ul>
          <li>
            <Link to={PAGES.dashboard.path}>{nav.dashboard}</Link>
          </li>
          <li>
            <Link to={PAGES.drugCoverage.path}>{PAGES.drugCoverage.title}</Link>
          </li>
          <li>
            <Link to={PAGES.account.path}>{PAGES.account.title}</Link>
          </li>
          {user?.is_admin && (
            <li>
              <Link to={PAGES.adminPanel.path}>{PAGES.adminPanel.title}</Link>
            </li>
          )}
          {user && !user.is_admin && mayPass(PAGES.jobs.access, user.role) && (
            <li>
              <Link to={PAGES.jobs.path}>{PAGES.jobs.title}</Link>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void logout()}>
              {nav.logout}
            </button>
          </li>
        </ul>
      </details>
    </>
  );
}
