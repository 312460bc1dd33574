import { entriesOfDeadline } from '#contract/deadlines/calendar-entries.js';
import type { Deadline } from '#contract/deadlines/rules.js';
import { saveCalendarFile } from './calendar-file.js';

export interface DescribedDeadline {
  readonly deadline: Deadline;
  readonly words: Parameters<typeof entriesOfDeadline>[1];
}

export const saveDeadlines = (name: string, deadlines: readonly DescribedDeadline[]): void =>
  saveCalendarFile(
    name,
    deadlines.flatMap(({ deadline, words }) => entriesOfDeadline(deadline, words)),
  );
