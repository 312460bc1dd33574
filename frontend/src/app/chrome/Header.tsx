import { Moon, Phone, Sun, SunMoon } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { firmDetail } from '#content/firm/firm.js';
import { SITE } from '#contract/messages/site.js';
import { PAGES } from '#contract/pages.js';
import { useWay } from '#features/session/index.js';
import { useDisplay } from '#store/index.js';
import styles from './chrome.module.css';
import { ResourcesMenu, UserMenu } from './Menus.js';

export function Logo() {
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      <path d="M24 3 42 9v14c0 11-7.5 18.5-18 22C13.5 41.5 6 34 6 23V9Z" fill="var(--on-band)" />
      <path d="M24 6 39 11v12c0 9.5-6.3 15.8-15 19C15.3 38.8 9 32.5 9 23V11Z" fill="var(--band)" />
      <path
        d="M10.5 28c5-5.5 9-5.5 13.5 0s9 5.5 13.4 0C35.2 34 30.6 38.6 24 41.2 17.4 38.6 12.7 34 10.5 28Z"
        fill="var(--art-sea)"
      />
      <path d="m24 11 2.6 5.6 6 .7-4.5 4.1 1.2 6L24 24.400l-5.3 3 1.2-6-4.5-4.1 6-.7Z" fill="var(--band-highlight)" />
    </svg>
  );
}

const SIZES = { normal: 'large', large: 'largest', largest: 'normal' } as const;
const SIZE_NAMES = { normal: 'normal', large: 'large', largest: 'very large' } as const;
const THEMES = { system: 'dark', dark: 'light', light: 'system' } as const;
const THEME_NAMES = { system: 'same as this device', light: 'light', dark: 'dark' } as const;
const THEME_ICONS = { system: SunMoon, light: Sun, dark: Moon } as const;

/** The switches for text size and colors, which the browser stores. They are shown only where scripts run. */
function DisplaySwitch() {
  const [text, setText] = useDisplay('text');
  const [theme, setTheme] = useDisplay('theme');
  const ThemeIcon = THEME_ICONS[theme];
  return (
    <div className={styles.display} data-keeps-open>
      <button type="button" onClick={() => setText(SIZES[text])}>
        <span aria-hidden="true">A+</span>
        <span className="visually-hidden">Text size: {SIZE_NAMES[text]}. Change</span>
      </button>
      <button type="button" onClick={() => setTheme(THEMES[theme])}>
        <ThemeIcon aria-hidden="true" />
        <span className="visually-hidden">
          Colors: {THEME_NAMES[theme]}. Change to {THEME_NAMES[THEMES[theme]]}
        </span>
      </button>
    </div>
  );
}

/**
 * Closes open <details> menus when the person presses Escape (focus then returns to the button), presses outside,
 * chooses something in the menu, or focuses what it would cover. Controls within `data-keeps-open` leave it open.
 */
function useDismiss(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    const openMenus = () => root?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      openMenus().forEach((menu) => {
        const hadFocus = menu.contains(document.activeElement);
        menu.open = false;
        if (hadFocus) menu.querySelector('summary')?.focus();
      });
    };
    const onLeave = (event: Event) =>
      openMenus().forEach((menu) => {
        if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
      });
    const onChoice = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('details :is(a, button):not([data-keeps-open] *)'))
        openMenus().forEach((menu) => (menu.open = false));
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    root?.addEventListener('click', onChoice);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      root?.removeEventListener('click', onChoice);
    };
  }, [container]);
}

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
  const way = useWay();
  const link = (to: string, content: ReactNode) => (
    <li key={to}>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
        {content}
      </Link>
    </li>
  );
  const item = ({ to, label }: { to: string; label: string }) => link(way(to), label);
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

const STAFF = [PAGES.adminPanel.path, PAGES.usersList.path];

/** The firm's phone number, on every page but those of the staff, where the menu bar has no room for it. */
function Call() {
  const { pathname } = useLocation();
  if (STAFF.some((path) => pathname.startsWith(path))) return null;
  const phone = firmDetail('phone');
  return (
    <a className={styles.call} href={`tel:${phone}`}>
      <Phone aria-hidden="true" />
      <span>
        {SITE.call} <b>{phone}</b>
      </span>
    </a>
  );
}

/**
 * The header with the main menu. On screens of at least 768 px the menu is a bar, and on narrower screens it is a
 * burger menu. From a width of 1,260 px the bar is in the same row as the logo, and the link to the advisors shows
 * their phone number. Below that width the number has a link of its own. The burger menu is a <details> element, so it
 * works without scripts.
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
          </nav>
        </details>
        <Call />
      </div>
    </header>
  );
}
