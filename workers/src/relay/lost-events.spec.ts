import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { HANDLED_WITHIN, type Outbox } from '#platform/events/outbox.js';
import { LostEvents } from './lost-events.js';

const NOW = Date.parse('2026-11-02T12:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

function withResults(...results: { events: number; hasMore: boolean }[]) {
  const from: (Date | null)[] = [];
  const logged: object[] = [];
  const outbox = {
    republishLost: async (since: Date | null) => {
      from.push(since);
      return results.shift();
    },
  } as unknown as Outbox;
  const lost = new LostEvents(outbox, { info: (line: object) => void logged.push(line) } as unknown as Logger);
  return { lost, from, logged };
}

it('the next run looks only at what was handed over shortly before the last one that saw everything', async () => {
  const { lost, from } = withResults(
    { events: 5, hasMore: true },
    { events: 1, hasMore: false },
    { events: 0, hasMore: false },
  );
  for (let run = 0; run < 3; run += 1) await lost.republish();
  expect(from.slice(0, 2)).toEqual([null, null]);
  expect(from[2]).toEqual(new Date(NOW - 2 * HANDLED_WITHIN * 60_000));
});

it('events that were handed over again are logged, and their number is told', async () => {
  const { lost, logged } = withResults({ events: 2, hasMore: false }, { events: 0, hasMore: false });
  expect([await lost.republish(), await lost.republish()]).toEqual([
    '2 unhandled events handed over again',
    '0 unhandled events handed over again',
  ]);
  expect(logged).toEqual([{ events: 2 }]);
});
