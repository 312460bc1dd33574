import { Link } from 'react-router';
import { SITE } from '../../../../backend/src/contract/messages/site.js';
import { PAGES } from '../../../../backend/src/contract/pages.js';
import { useAuth } from '../../features/session/index.js';
import styles from './chrome.module.css';

const { nav } = SITE;

export function ResourcesMenu() {
  return (
    <details className={styles.menu}>
      <summary>{nav.resources}</summary>
      <ul>
        {[PAGES.resources, PAGES.help, PAGES.articles, PAGES.blog, PAGES.testimonials].map(({ path, title }) => <li key={path}><Link to={path}>{title}</Link></li>)}
      </ul>
    </details>
  );
}

/** Both variants are in the page; the root's attribute chooses before the first paint. */
export function UserMenu() {
  const { user, logout } = useAuth();
  return (
    <>
      <details className={`${styles.menu} when-out`}>
        <summary>{nav.user}</summary>
        <ul>
          <li><Link to={PAGES.signUp.path}>{nav.signUp}</Link></li>
          <li><Link to={PAGES.login.path}>{nav.login}</Link></li>
        </ul>
      </details>
      <details className={`${styles.menu} when-in`}>
        <summary>{user?.firstName || nav.user}</summary>
        <ul>
          <li><Link to={PAGES.dashboard.path}>{nav.dashboard}</Link></li>
          <li><Link to={PAGES.account.path}>{PAGES.account.title}</Link></li>
          {user?.is_admin && <li><Link to={PAGES.adminPanel.path}>{PAGES.adminPanel.title}</Link></li>}
          {user?.role === 'operations' && <li><Link to={PAGES.jobs.path}>{PAGES.jobs.title}</Link></li>}
          <li><button type="button" onClick={() => void logout()}>{nav.logout}</button></li>
        </ul>
      </details>
    </>
  );
}
