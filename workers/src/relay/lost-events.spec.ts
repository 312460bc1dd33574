import { expect, it } from '@jest/globals';
import type { Logger } from 'pino';
import type { Outbox } from '#platform/events/outbox.js';
import { LostEvents } from './lost-events.js';

type Found = Awaited<ReturnType<Outbox['republishLost']>>;
const LATER = new Date('2026-11-02T12:00:00Z');

function withResults(...results: Found[]) {
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

it('the first run checks all events, and each later run begins where the previous one told it to', async () => {
  const { lost, from } = withResults(
    { events: 5, nextFrom: null },
    { events: 1, nextFrom: LATER },
    { events: 0, nextFrom: LATER },
  );
  for (let run = 0; run < 3; run += 1) await lost.republish();
  expect(from).toEqual([null, null, LATER]);
});

it('events that are sent again are logged and counted', async () => {
  const { lost, logged } = withResults({ events: 2, nextFrom: LATER }, { events: 0, nextFrom: LATER });
  expect([await lost.republish(), await lost.republish()]).toEqual([
    '2 unhandled events handed over again',
    '0 unhandled events handed over again',
  ]);
  expect(logged).toEqual([{ events: 2 }]);
});
