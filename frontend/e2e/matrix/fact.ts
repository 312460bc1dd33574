import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Person } from '../pages/account.js';

/** The content of a browser's local storage, by origin. */
export type Origins = Awaited<ReturnType<BrowserContext['storageState']>>['origins'];

/** A plan that the person of the matrix test has seen. */
export interface PlanSeen {
  readonly id: string;
  readonly name: string;
  readonly year: string;
}

/** The facts that one person read while using the site in the plainest way, and what their browser has stored since. */
export interface Walk {
  readonly person: Person;
  /** Another person who uses the same computer. */
  readonly other: Person;
  /** A plan that meets all of the person's preferences and is among the first in the list. */
  readonly plan: PlanSeen;
  /** A plan that does not meet one of the person's preferences. */
  readonly expensive: PlanSeen;
  /** The text of each fact, by the fact's name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly origins: Origins;
}

/** A sentence that may be part of a text, or a pattern for a whole text. */
export type Words = string | RegExp;

/** A fact that a screen tells a person, with instructions for reaching and reading it. */
export interface Fact {
  readonly name: string;
  /** The part of the fact that is compared, as described in the table of results. */
  readonly what: string;
  /** Returns the address of the screen that shows the fact. */
  readonly place: (walk: Walk) => string;
  /** Whether guests can open the screen that shows the fact. */
  readonly isOpen?: true;
  /** The page with a link to the fact's screen, and that link. */
  readonly inboundLink: readonly [at: (walk: Walk) => string, link: (page: Page, walk: Walk) => Locator];
  /** What a person does on the screen to see the fact; omitted if the screen shows it without being asked. */
  readonly ask?: (page: Page, walk: Walk) => Promise<void>;
  /** Whether repeating the question on the screen calls the server again; otherwise only reloading the page does. */
  readonly asksAnew?: true;
  readonly shown: (page: Page, walk: Walk) => Locator;
  /** Sentences saying that the fact is not known or could not be loaded. */
  readonly notKnown: readonly Words[];
  /** Sentences shown while the fact is loading. */
  readonly coming?: readonly string[];
  /** Text that announces a new answer. */
  readonly announced?: string;
  /** The call that the screen needs to show the fact. */
  readonly call?: string;
  /** Another call that the same screen makes. */
  readonly besides?: string;
}
