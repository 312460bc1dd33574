import { Inject, Injectable } from '@nestjs/common';
import type { DeadlineAnswers } from '#contract/deadlines/answers.js';
import { entriesOfDeadline, type CalendarEntry } from '#contract/deadlines/calendar-entries.js';
import type { Day } from '#contract/deadlines/days.js';
import { deadlinesOf, stateOf, type Deadline } from '#contract/deadlines/rules.js';
import { titleOf } from '#contract/deadlines/titles.js';
import { OWN_DATES } from '#contract/messages/mails.js';
import { PAGES } from '#contract/pages.js';
import { CONFIG, type Config } from '#platform/config/config.js';

/** Names a person's dates outside the page: in a calendar and in mails. */
@Injectable()
export class OwnDates {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'appUrl'>) {}

  /** Returns the days that follow from the answers, without windows that are over. They have names but no texts. */
  entriesOf(answers: DeadlineAnswers, today: Day): CalendarEntry[] {
    const href = this.config.appUrl + PAGES.deadlines.path;
    return deadlinesOf(answers, today)
      .filter((deadline) => stateOf(deadline, today) !== 'over')
      .flatMap((deadline) => entriesOfDeadline(deadline, { title: nameOf(deadline), text: '', href }));
  }

  /** A calendar must have an entry (RFC 5545, section 3.6): to look again at the page next October. */
  lookAgain(today: Day): CalendarEntry {
    const year = Number(today.slice(0, 4)) + (today.slice(5) > '10-01' ? 1 : 0);
    const href = this.config.appUrl + PAGES.deadlines.path;
    return { id: 'look-again', day: `${year}-10-01`, title: OWN_DATES.lookAgain, text: '', href };
  }
}

const nameOf = (deadline: Deadline): string =>
  deadline.kind === 'lostMedicaid' ? OWN_DATES.mayBeLater(titleOf(deadline)) : titleOf(deadline);
