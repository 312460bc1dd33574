import type { Day } from '#contract/deadlines/days.js';
import { NO_PART_A_NOTE, noteOf } from '#contract/deadlines/enrollment-dates.js';
import type { Deadline } from '#contract/deadlines/rules.js';
import { KIND_WORDS, OPEN_MISSED } from './kind-words.js';
import { countOf, daysOf } from './when.js';

/** A deadline in words, as of a day. */
export interface Description {
  readonly title: string;
  /** How much time is left, such as "14 days left", or how long ago the deadline was. */
  readonly count: string;
  /** The days themselves, such as "Until December 7, 2026". The text is empty if there are none. */
  readonly days: string;
  readonly todo: string;
  readonly missed: string;
  readonly link: { readonly href: string; readonly label: string };
}

function wordsFor(deadline: Deadline, today: Day): Pick<Description, 'title' | 'todo' | 'missed' | 'link'> {
  const { kind, window } = deadline;
  if (kind !== 'openEnrollment') {
    const { title, todo, missed, link } = KIND_WORDS[kind];
    const [whatToDo, ifMissed] = [todo, missed].map((text) =>
      typeof text === 'string' ? text : text(deadline, today),
    );
    return { title, todo: whatToDo ?? '', missed: ifMissed ?? '', link };
  }
  if (!window) throw new Error('an open enrollment without its dates');
  const scope = window.id.startsWith('medicare') ? 'medicare' : 'marketplace';
  return {
    title: window.label,
    todo: noteOf(window, today),
    missed: window.note === NO_PART_A_NOTE ? OPEN_MISSED.noPartA : OPEN_MISSED[scope],
    link: { href: window.source, label: OPEN_MISSED.link[scope] },
  };
}

export const describe = (deadline: Deadline, today: Day): Description => ({
  ...wordsFor(deadline, today),
  count: countOf(deadline, today),
  days: daysOf(deadline, today),
});
