import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SITE } from '#contract/messages/site.js';
import { AuthProvider } from '#features/session/index.js';
import styles from './chrome/chrome.module.css';
import { Footer } from './chrome/Footer.js';
import { Header } from './chrome/Header.js';
import { LoadingMessages } from './chrome/LoadingMessages.js';

const SAVED = 'scroll-positions';

function savedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SAVED) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The URL has a percent sign that encodes nothing, so it names no part.
    return null;
  }
}

/**
 * Scrolls a new page to its top, to the part in the URL or, after Back and Forward, to where the person was. A change
 * of the query alone does not scroll. Render it before the page, whose position is read first.
 */
function ScrollPosition(): null {
  const { key, pathname, hash } = useLocation();
  const positions = useRef<Record<string, number>>(null);
  const shown = useRef<string>(null);
  useLayoutEffect(() => {
    positions.current ??= savedPositions();
    const saved = positions.current;
    const y = saved[key];
    // A document that has just been loaded is scrolled by the browser, as soon as it is long enough.
    const isFirst = shown.current === null;
    if (y !== undefined && !isFirst) scrollTo(0, y);
    else if (hash && (!isFirst || scrollY === 0)) partNamed(hash)?.scrollIntoView();
    else if (!isFirst && shown.current !== pathname) scrollTo(0, 0);
    shown.current = pathname;
    const take = (): void => void (history.scrollRestoration = 'manual');
    const leave = (): void => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(SAVED, JSON.stringify({ ...saved, [key]: scrollY }));
      } catch {
        // Without storage, the browser restores the position after a reload as well as it can.
      }
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      saved[key] = scrollY;
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }, [key, pathname, hash]);
  return null;
}

const isPlaced = (element: Element | null): boolean =>
  element?.matches('input, select, textarea, [data-returned]') ?? false;

/**
 * After a navigation, announces the new title and moves focus to the page's heading, unless a field, the link that was
 * returned to or a control of the new page has focus, or the URL has a fragment.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    const before = document.activeElement;
    // The announcement waits for a timer, because the new page must first set its title and heading.
    const timer = setTimeout(() => {
      setTitle(document.title);
      const focused = document.activeElement;
      if (isPlaced(focused) || (focused !== before && focused?.closest('main')) || location.hash) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}

const SkipLink = () => (
  <a className={styles.skip} href="#main">
    {SITE.skip}
  </a>
);

/** Marks the document as hydrated, for browser tests and for the progress messages of the start script (boot.ts). */
function useHydratedMark(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['hydrated'] = '';
    delete dataset['loading'];
  }, []);
}

/**
 * Tells the router about a Back or Forward that it has missed. It listens only after its first render, and on a slow
 * phone there is time to press Back before: URL and screen would differ.
 */
function useMissedNavigation(): void {
  const { key } = useLocation();
  useEffect(() => {
    const state = history.state as { key?: string } | null;
    if (state?.key && state.key !== key) dispatchEvent(new PopStateEvent('popstate', { state }));
  }, [key]);
}

export function Frame({ children }: { children: ReactNode }) {
  useHydratedMark();
  useMissedNavigation();
  return (
    <AuthProvider>
      <ScrollPosition />
      <SkipLink />
      <Header />
      <LoadingMessages />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteAnnouncer />
    </AuthProvider>
  );
}
