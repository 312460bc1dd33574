import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PhoneLink } from '#content/firm/contact-links.js';
import { firmDetail } from '#content/firm/firm.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import styles from './chrome.module.css';
import { DisplaySwitch } from './DisplaySwitch.js';
import { Logo } from './Logo.js';
import { ResourcesMenu, UserMenu } from './Menus.js';
import { useDismiss } from './use-dismiss.js';

const { nav } = SITE;
const FIRST = [
  { to: PAGES.home.path, label: nav.home },
  { to: PAGES.quiz.path, label: nav.quiz },
] as const;
const REST = [
  { to: PAGES.about.path, label: nav.about },
  { to: PAGES.marketplace.path, label: nav.marketplace },
  { to: PAGES.vaBenefitInfo.path, label: nav.va },
] as const;

function Links() {
  const { pathname } = useLocation();
  const link = (to: string, content: ReactNode) => (
    <li key={to}>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
        {content}
      </Link>
    </li>
  );
  const item = ({ to, label }: { to: string; label: string }) => link(to, label);
  return (
    <ul className={styles.links}>
      {FIRST.map(item)}
      {link(
        PAGES.contact.path,
        <span>
          {nav.contact} <b className={styles.phone}>{firmDetail('phone')}</b>
        </span>,
      )}
      <li>
        <ResourcesMenu />
      </li>
      {REST.map(item)}
      <li>
        <UserMenu />
      </li>
    </ul>
  );
}

/**
 * The header with the main menu. On screens of at least 768 px the menu is a bar, and on narrower screens it is a
 * burger menu. From a width of 1,260 px the bar is in the same row as the logo, and the link to the advisors shows
 * their phone number. The burger menu is a <details> element, so it works without scripts.
 */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useDismiss(header);
  useEffect(
    () => header.current?.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((menu) => (menu.open = false)),
    [pathname],
  );
  return (
    <header ref={header} className={`${styles.header} no-print`}>
      <div className={styles.bar}>
        <Link to={PAGES.home.path} className={styles.brand}>
          <Logo />
          <span>{SITE.name}</span>
        </Link>
        <nav className={styles.wide} aria-label="Main">
          <Links />
        </nav>
        <DisplaySwitch />
        <details className={styles.burger}>
          <summary>
            <span aria-hidden="true" className={styles.burgerIcon} />
            {SITE.menu}
          </summary>
          <nav aria-label="Main menu">
            <DisplaySwitch />
            <Links />
            <p className={styles.call}>
              <PhoneLink />
            </p>
          </nav>
        </details>
      </div>
    </header>
  );
}
