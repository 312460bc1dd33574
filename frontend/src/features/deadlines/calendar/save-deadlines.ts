import { entriesOfDeadline } from '#contract/deadlines/calendar-entries.js';
import type { Deadline } from '#contract/deadlines/rules.js';
import { describe } from '../model/describe.js';
import { DEADLINES } from '../model/words.js';

/**
 * Lets the browser save deadlines, as of a day, as a calendar file. The name stands without its ending. The code that
 * writes such files is loaded when it is needed.
 */
export async function saveDeadlines(name: string, deadlines: readonly Deadline[], today: string): Promise<void> {
  const entries = deadlines.flatMap((deadline) => {
    const { title, todo, missed, link } = describe(deadline, today);
    return entriesOfDeadline(deadline, { title, text: `${todo} ${DEADLINES.missed}: ${missed}`, href: link.href });
  });
  const { saveCalendarFile } = await import('./calendar-file.js');
  saveCalendarFile(name, entries);
}
