import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from '../pages/account.js';

export type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

export interface PlanOfVisit {
  readonly id: string;
  readonly name: string;
  readonly year: string;
}

/**
 * What the simulated user read, and what the user's browser stored, during an ordinary visit: signing in, filling in
 * the search form and opening a plan from the list.
 */
export interface Visit {
  readonly person: Person;
  readonly other: Person;
  /** A plan near the top of the list that meets all of the user's preferences. */
  readonly plan: PlanOfVisit;
  /** A plan that does not meet the user's preference for a maximum premium. */
  readonly expensive: PlanOfVisit;
  /** What the simulated user read on the screens, by the name of each piece of information. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
}

/**
 * What a screen must show: the information (`value`), either the information or a message that the information is not
 * known (`either`), such a message (`message`), or anything except the information (`gone`).
 */
export type Expected = 'value' | 'either' | 'message' | 'gone';

export type TextMatch = string | RegExp;

/**
 * A piece of information that a screen shows, such as a plan's premium, with instructions for reaching the screen and
 * reading it.
 */
export interface DataPoint {
  readonly name: string;
  readonly path: (visit: Visit) => string;
  readonly isOpen?: true;
  /**
   * Two functions: the first returns the path of a page with a link to the screen, and the second finds that link on
   * the page.
   */
  readonly inboundLink: readonly [at: (visit: Visit) => string, link: (page: Page, visit: Visit) => Locator];
  /**
   * Performs what the user must do on the screen, such as pressing a button, before the screen shows the information.
   * The function is omitted if no action is needed.
   */
  readonly reveal?: (page: Page, visit: Visit) => Promise<void>;
  /** Whether the user can make the screen request the information again without reloading the page. */
  readonly canRefetch?: true;
  readonly shown: (page: Page, visit: Visit) => Locator;
  /**
   * The messages that the screen may show instead of the information. They say that the information is not known, or
   * that loading it failed.
   */
  readonly unavailable: readonly TextMatch[];
  readonly loading?: readonly string[];
  readonly announced?: string;
  readonly call?: string;
  /** URL pattern of another API call of the screen. If that call fails, the screen must still show the information. */
  readonly otherCall?: string;
}
