import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from '../pages/account.js';

/** The content of a browser's local storage, by origin. */
export type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** A plan that the simulated user has seen. */
export interface PlanSeen {
  readonly id: string;
  readonly name: string;
  readonly year: string;
}

/**
 * What the simulated user read, and what their browser stored, during an ordinary visit: signing in, filling in the
 * search form and opening a plan from the list.
 */
export interface Walk {
  readonly person: Person;
  /** A second person who uses the same computer. */
  readonly other: Person;
  /** A plan near the top of the list that meets all of the user's preferences. */
  readonly plan: PlanSeen;
  /** A plan that does not meet one of the user's preferences. */
  readonly expensive: PlanSeen;
  /** What the simulated user read on the screens, by the name of each piece of information. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
}

/** Either a sentence that must occur in the text of a page, or a pattern that must match all of it. */
export type Words = string | RegExp;

/**
 * A piece of information that a screen shows, such as a plan's premium, with instructions for reaching the screen and
 * reading it.
 */
export interface Fact {
  readonly name: string;
  /** Which part of the displayed text is compared, as named in the results table. */
  readonly what: string;
  /** Returns the URL path of the screen with the information under test. */
  readonly path: (walk: Walk) => string;
  /** Whether people who are not signed in can open the screen. */
  readonly isOpen?: true;
  /** The path of a page that links to the screen, and a function that finds the link. */
  readonly inboundLink: readonly [at: (walk: Walk) => string, link: (page: Page, walk: Walk) => Locator];
  /** What the user must do on the screen before it shows the information. Omitted if nothing has to be done. */
  readonly ask?: (page: Page, walk: Walk) => Promise<void>;
  /**
   * Whether the screen has a control that requests the information again. If not, only reloading the page requests it
   * again.
   */
  readonly canRefetch?: true;
  readonly shown: (page: Page, walk: Walk) => Locator;
  /** Messages saying that the information is not known or could not be loaded. */
  readonly notKnown: readonly Words[];
  /** Messages that the screen shows while the information is loading. */
  readonly loading?: readonly string[];
  /** What screen readers announce once the information is loaded. */
  readonly announced?: string;
  /** The API call that supplies the information under test. */
  readonly call?: string;
  /** Another API call of the same screen, on which the information under test does not depend. */
  readonly otherCall?: string;
}
