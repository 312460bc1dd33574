import type { ImportantDate } from '#content/dates.js';
import { SITE } from '#contract/messages/site.js';

/**
 * Longest line of a calendar file, in bytes. The rest of a longer line continues on the next line after a space (RFC
 * 5545, section 3.1).
 */
const LINE = 74;
const DAY_MS = 86_400_000;
const bare = (isoDate: string): string => isoDate.replaceAll('-', '');
const dayAfter = (isoDate: string): string =>
  new Date(Date.parse(`${isoDate}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Splits a long line of a calendar file into lines of at most LINE bytes, without splitting a multi-byte character. */
function folded(line: string): string {
  const size = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const letter of line) {
    const last = lines.length - 1;
    if (size((lines[last] ?? '') + letter) > LINE - (last > 0 ? 1 : 0)) lines.push(letter);
    else lines[last] += letter;
  }
  return lines.join('\r\n ');
}

const reminder = (text: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(text)}`,
  'TRIGGER:-P7D',
  'END:VALARM',
  'END:VEVENT',
];

/**
 * Returns an enrollment window as a calendar file (RFC 5545) with all-day events and a reminder a week before each
 * deadline.
 */
export function calendarFile(date: ImportantDate, now: Date): string {
  const { id, label, opens, closes, januaryFirstBy, isContested, note, source } = date;
  const event = (part: string, day: string, summary: string) => [
    'BEGIN:VEVENT',
    `UID:${id}-${part}@${location.hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${bare(day)}`,
    `DTEND;VALUE=DATE:${bare(dayAfter(day))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(`${note} ${source}`)}`,
    'TRANSP:TRANSPARENT',
  ];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE.name}//Dates//EN`,
    ...event('opens', opens, `${label} begins`),
    'END:VEVENT',
    ...(januaryFirstBy
      ? [
          ...event('january', januaryFirstBy, `${label}: last day for coverage from January 1`),
          ...reminder(`${label}: a week is left for coverage from January 1`),
        ]
      : []),
    ...event('closes', closes, `${label} ${isContested ? 'may end today' : 'ends today'}`),
    ...reminder(`${label} ${isContested ? 'may end in a week' : 'ends in a week'}`),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
