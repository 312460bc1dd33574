import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as z from 'zod/mini';
import { privateOwner, VISIT_KEYS } from '#features/session/index.js';
import { LIST_RETURN } from './plan-link-state.js';

const ListPosition = z.object({
  entry: z.string(),
  href: z.string(),
  /** Index of the link among all links to the same plan, because the list may contain several links to it. */
  nth: z.int(),
  /** Distance in pixels from the top of the window to the link at the moment when the person left the list. */
  top: z.number(),
  /** Whether the person left the list by following the link. If so, the link receives focus when the person returns. */
  isFollowed: z.boolean(),
});

/** Marks the link that takes focus on the return to the list. RouteAnnouncer then leaves focus alone. */
const FOCUS_RETURNED = 'data-returned';

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === href);
const topOf = (link: Element): number => link.getBoundingClientRect().top;

let isSavedInThisDocument = false;
let followed: HTMLAnchorElement | null = null;

export function followLink(link: HTMLAnchorElement): void {
  followed = link;
}

function nearestLink(): HTMLAnchorElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/plan/"]')];
  return links.reduce<HTMLAnchorElement | null>(
    (best, link) => (best && Math.abs(topOf(best)) <= Math.abs(topOf(link)) ? best : link),
    null,
  );
}

/** Saves the position of the link followed, or otherwise of the plan link nearest to the window's top. */
function saveListPosition(entry: string): void {
  const isFollowed = followed?.isConnected ?? false;
  const link = isFollowed ? followed : nearestLink();
  // If the browser stores nobody's data, for example after a logout, do not save the position, because it could reveal
  // the previous person's list.
  if (!link || privateOwner() === null) return;
  const href = link.getAttribute('href') ?? '';
  const position = { entry, href, nth: linksTo(href).indexOf(link), top: topOf(link), isFollowed };
  isSavedInThisDocument = true;
  try {
    sessionStorage.setItem(VISIT_KEYS.place, JSON.stringify(position));
  } catch {
    // Browser storage is unavailable: the browser restores the scroll position as well as it can.
  }
}

/** Returns the saved position of the list in a history entry, or of the last list if `entry` is null. */
function takeListPosition(entry: string | null): z.infer<typeof ListPosition> | null {
  try {
    const { data } = z.safeParse(ListPosition, JSON.parse(sessionStorage.getItem(VISIT_KEYS.place) ?? 'null'));
    if (!data || data.entry !== (entry ?? data.entry)) return null;
    sessionStorage.removeItem(VISIT_KEYS.place);
    return data;
  } catch {
    return null;
  }
}

/** Whether the list's URL was typed. It then starts at the top, even if this tab has a saved position. */
const isTypedAddress = (): boolean =>
  !isSavedInThisDocument &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

const INPUTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'];

/**
 * Scrolls so that a link is `top` pixels below the top of the window. Keeps the link there until the person's first
 * input, even if content above the link arrives late. The browser's own scroll anchoring is not enough, because Safari
 * lacks it and other browsers change the anchor during scrolling.
 *
 * @returns a function that stops keeping the link in place
 */
function holdInPlace(link: HTMLElement, top: number): () => void {
  const { style } = document.documentElement;
  const stopped = new AbortController();
  let offset = top;
  let y = scrollY;
  const restore = (): void => {
    if (link.isConnected) scrollBy({ top: topOf(link) - offset, behavior: 'instant' });
    y = scrollY;
  };
  const accept = (): void => {
    offset -= scrollY - y;
    y = scrollY;
  };
  // The ResizeObserver also reports the first layout. The scroll position is then set again, because the router may
  // have restored its own position in the meantime.
  const observer = new ResizeObserver(() => {
    restore();
    addEventListener('scroll', accept, { signal: stopped.signal });
  });
  const stop = (): void => {
    observer.disconnect();
    stopped.abort();
    style.overflowAnchor = '';
  };
  style.overflowAnchor = 'none';
  restore();
  observer.observe(document.body);
  for (const input of INPUTS) addEventListener(input, stop, { signal: stopped.signal, passive: true, capture: true });
  return stop;
}

/** Saves the scroll position of the plan list on leaving it, for {@link ListReturn}. */
export function useSavedPosition(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const save = (): void => saveListPosition(key);
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [key]);
}

/**
 * Restores the scroll position on a return to the list or a reload, however long it takes to load. If the person left
 * through a plan's link, that link receives focus. Render it only with the plans.
 */
export function ListReturn(): null {
  const { key, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isReturn = isPop || state === LIST_RETURN;
  useEffect(() => {
    const position = isReturn && !isTypedAddress() ? takeListPosition(isPop ? key : null) : null;
    const link = position && linksTo(position.href)[position.nth];
    // If the person has started to fill in the form before the list is loaded, do not scroll the form out of view.
    if (!position || !link || document.activeElement?.matches('input, select, textarea')) return undefined;
    if (position.isFollowed) {
      link.setAttribute(FOCUS_RETURNED, '');
      link.focus({ preventScroll: true });
    }
    return holdInPlace(link, position.top);
  }, [isReturn, isPop, key]);
  return null;
}
