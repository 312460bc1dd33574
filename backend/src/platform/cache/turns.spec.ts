import { Turns } from './turns.js';

const later = () => Promise.withResolvers<void>();
const patient = new AbortController().signal;

it('so many work at once, the others in the order in which they asked', async () => {
  const turns = new Turns(2);
  const began: number[] = [];
  const ends = Array.from({ length: 5 }, later);
  const all = Promise.all(ends.map(({ promise }, index) => turns.take(patient, () => (began.push(index), promise))));
  const after: number[][] = [];
  for (const { resolve } of ends) {
    await new Promise(setImmediate);
    after.push([...began]);
    resolve();
  }
  await all;
  expect(after).toEqual([[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]);
});

it('a work that fails gives its turn to the next', async () => {
  const turns = new Turns(1);
  const [first, second] = [turns.take(patient, () => Promise.reject(new Error('no'))), turns.take(patient, () => Promise.resolve('yes'))];
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
});

it('who has waited too long leaves the line, and nobody behind loses anything', async () => {
  const turns = new Turns(1);
  const [end, impatient] = [later(), new AbortController()];
  const first = turns.take(patient, () => end.promise);
  const second = turns.take(impatient.signal, () => Promise.resolve('never'));
  const third = turns.take(patient, () => Promise.resolve('third'));
  impatient.abort(new Error('too long'));
  await expect(second).rejects.toThrow('too long');
  end.resolve();
  await first;
  expect(await third).toBe('third');
});
