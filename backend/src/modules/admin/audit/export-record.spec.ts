import { beforeEach, expect, it } from '@jest/globals';
import { ExportRecord } from './export-record.js';

const notes: unknown[] = [];
const em = {
  flush: async () => {
    await new Promise(setImmediate);
    notes.push('stored');
  },
};
const events = { publish: (name: string, payload: object) => void notes.push([name, payload]) };
const record = new ExportRecord(events as never, em as never);
const made = { actorId: 'staff', what: 'users', filters: ['q'] } as const;
async function* pages() {
  yield { rows: 2, text: 'a\nb\n' };
  yield { rows: 1, text: 'c\n' };
}
const begin = () => record.start({ ...made, filters: [...made.filters] }, 'header\n', pages);
const STARTED = [['admin.exportStarted', made], 'stored'];
const ended = (rows: number, complete: boolean) => [
  ['admin.exportEnded', { actorId: 'staff', what: 'users', rows, complete }],
  'stored',
];
beforeEach(() => {
  notes.length = 0;
});

it('an export is recorded before its first line, and its end after the last', async () => {
  const lines = await begin();
  expect(notes).toEqual(STARTED);
  const read: string[] = [];
  for await (const line of lines) read.push(String(line));
  expect(read).toEqual(['\uFEFFheader\n', 'a\nb\n', 'c\n']);
  expect(notes).toEqual([...STARTED, ...ended(3, true)]);
});

it('an export that is canceled is recorded with the rows that were read', async () => {
  const lines = await begin();
  await lines.next();
  await lines.next();
  await lines.return(undefined);
  expect(notes).toEqual([...STARTED, ...ended(2, false)]);
});
