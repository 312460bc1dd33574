import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from '../pages/account.js';

/** The content of the local storage of a browser, by origin. */
export type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** A plan that the person of the matrix test has seen. */
export interface PlanSeen {
  readonly id: string;
  readonly name: string;
  readonly year: string;
}

/**
 * What one person read and what their browser stored while they used the site in the ordinary way: signing in, filling
 * in the search by hand and opening a plan from the list.
 */
export interface Walk {
  readonly person: Person;
  /** Another person who uses the same computer. */
  readonly other: Person;
  /** A plan near the top of the list that meets all of the person's preferences. */
  readonly plan: PlanSeen;
  /** A plan that fails to meet one of the person's preferences. */
  readonly expensive: PlanSeen;
  /** The text of each fact as the person read it, by the name of the fact. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
}

/** A sentence that a text must contain, or a pattern that a whole text must match. */
export type Words = string | RegExp;

/** A fact that a screen shows, with instructions for reaching and reading it. */
export interface Fact {
  readonly name: string;
  /** The name that the table of results gives to the part of the fact that is compared. */
  readonly what: string;
  /** Returns the path of the screen that shows the fact. */
  readonly place: (walk: Walk) => string;
  /** Whether guests can open the screen that shows the fact. */
  readonly isOpen?: true;
  /** The path of a page that links to the fact's screen, and the link itself. */
  readonly inboundLink: readonly [at: (walk: Walk) => string, link: (page: Page, walk: Walk) => Locator];
  /**
   * What a person must do on the screen to see the fact. It is omitted if the screen shows the fact without any action.
   */
  readonly ask?: (page: Page, walk: Walk) => Promise<void>;
  /** Whether asking again on the screen sends a new request. Otherwise only reloading the page does. */
  readonly asksAnew?: true;
  readonly shown: (page: Page, walk: Walk) => Locator;
  /** Sentences that say that the fact is not known or could not be loaded. */
  readonly notKnown: readonly Words[];
  /** Sentences that the screen shows while the fact is loading. */
  readonly coming?: readonly string[];
  /** Text that the screen announces to screen readers when the fact has been loaded. */
  readonly announced?: string;
  /** The API call that the screen needs to show the fact. */
  readonly call?: string;
  /** Another API call that the fact's screen makes. The fact itself does not need it. */
  readonly besides?: string;
}
