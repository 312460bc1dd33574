import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from '../pages/account.js';

/** The content of a browser's local storage, by origin. */
export type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** A plan that the simulated user of the matrix tests has seen. */
export interface PlanSeen {
  readonly id: string;
  readonly name: string;
  readonly year: string;
}

/**
 * What the simulated user read, and what their browser stored, while using the site in the ordinary way: signing in,
 * filling in the search by hand and opening a plan from the list.
 */
export interface Walk {
  readonly person: Person;
  /** A second person who uses the same computer. */
  readonly other: Person;
  /** A plan near the top of the list that meets all of the user's preferences. */
  readonly plan: PlanSeen;
  /** A plan that does not meet one of the user's preferences. */
  readonly expensive: PlanSeen;
  /** The text of each fact as the simulated user read it, by the name of the fact. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
}

/** Either a sentence that must occur in a text, or a pattern that must match a whole text. */
export type Words = string | RegExp;

/** A fact that one of the screens shows, with instructions for reaching the screen and reading the fact. */
export interface Fact {
  readonly name: string;
  /** The name of the compared part of the fact, as shown in the results table. */
  readonly what: string;
  /** Returns the path of the screen that shows the fact. */
  readonly path: (walk: Walk) => string;
  /** Whether guests can open the screen that shows the fact. */
  readonly isOpen?: true;
  /** The path of a page that links to the screen with the fact, and a function that finds the link. */
  readonly inboundLink: readonly [at: (walk: Walk) => string, link: (page: Page, walk: Walk) => Locator];
  /** What a user must do on the screen to see the fact. It is omitted if no action is needed. */
  readonly ask?: (page: Page, walk: Walk) => Promise<void>;
  /**
   * Whether the screen has a control that requests the fact again. Without one, only reloading the page sends a new
   * request.
   */
  readonly canRefetch?: true;
  readonly shown: (page: Page, walk: Walk) => Locator;
  /** Messages saying that the fact is not known or could not be loaded. */
  readonly notKnown: readonly Words[];
  /** Messages that the screen shows while the fact is loading. */
  readonly loading?: readonly string[];
  /** The message that the screen announces to screen readers once the fact is loaded. */
  readonly announced?: string;
  /** The API call that the screen needs to show the fact. */
  readonly call?: string;
  /** Another API call that the screen makes and that is not needed to show the fact. */
  readonly otherCall?: string;
}
