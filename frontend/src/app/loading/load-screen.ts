import { lazy, useSyncExternalStore, type ComponentType } from 'react';
import { matchPath } from 'react-router';
import { PAGES, type PageName } from '#contract/pages.js';

type Load = () => Promise<{ default: ComponentType }>;

const RELOADED = 'chunk-reload';
const RELOAD_PAUSE_MS = 10_000;
const ANSWER_MS = 5_000;

/**
 * Whether to reload the page because a script failed to load: not twice within ten seconds, and not if the server does
 * not respond, because the browser would then show its own error page.
 */
async function mayReload(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < RELOAD_PAUSE_MS) return false;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (ok) sessionStorage.setItem(RELOADED, String(Date.now()));
    return ok;
  } catch {
    return false;
  }
}

/**
 * Loads a screen. A new release may have removed the screen's file from the server while the tab was open. In that
 * case, the document is loaded anew, but at most once in ten seconds: its URL already is the one of the screen.
 */
async function tryToLoad(load: Load): ReturnType<Load> {
  try {
    return await load();
  } catch (cause) {
    if (!(await mayReload())) throw cause;
    location.reload();
    return new Promise(() => undefined);
  }
}

const screens = new Map<PageName, ComponentType>();
const loading = new Set<PageName>();
const lost = new Set<PageName>();
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsScreenLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loading.size > 0,
    () => false,
  );

function announce(name: PageName, isLoading: boolean): void {
  if (isLoading) loading.add(name);
  else loading.delete(name);
  listeners.forEach((listener) => listener());
}

/** Lets screens that could not be loaded be loaded again. React asks for a lost one twice before it shows an error. */
export function forgetLostScreens(): void {
  lost.forEach((name) => screens.delete(name));
  lost.clear();
}

export const pageAt = (path: string): PageName | undefined =>
  (Object.keys(PAGES) as PageName[]).find((name) => matchPath(PAGES[name].path, path));

/** Loads a screen before the first render, which would otherwise differ from the prerendered page. */
export async function preloadScreen(name: PageName, load: Load): Promise<void> {
  screens.set(name, (await tryToLoad(load)).default);
}

/** Returns the screen of a page, which is loaded when it is rendered for the first time. */
export function screenOf(name: PageName, load: Load): ComponentType {
  const known = screens.get(name);
  if (known) return known;
  const screen = lazy(async () => {
    // React renders while it calls this function, and other components must not change meanwhile.
    await Promise.resolve();
    announce(name, true);
    try {
      return await tryToLoad(load);
    } catch (cause) {
      lost.add(name);
      throw cause;
    } finally {
      announce(name, false);
    }
  });
  screens.set(name, screen);
  return screen;
}
