import { runSteps } from './schedule.ts';

const well = { passed: 1, failed: 0 };
const quiet = () => undefined;

const step = (name: string, log: string[], more: object = {}) => ({
  name,
  run: async () => {
    log.push(`${name} begins`);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    return well;
  },
  ...more,
});

describe('the steps of a test run', () => {
  it('run two at a time', async () => {
    const log: string[] = [];
    await runSteps(
      ['a', 'b', 'c'].map((name) => step(name, log)),
      quiet,
    );
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(log.indexOf('c begins')).toBeGreaterThan(Math.min(log.indexOf('a ends'), log.indexOf('b ends')));
  });

  it('wait for the steps that must run before them', async () => {
    const log: string[] = [];
    await runSteps([step('late', log, { after: ['early'] }), step('early', log)], quiet);
    expect(log).toEqual(['early begins', 'early ends', 'late begins', 'late ends']);
  });

  it('do not wait for a step that is not part of this run', async () => {
    const outcomes = await runSteps([step('late', [], { after: ['left out'] })], quiet);
    expect([...outcomes.keys()]).toEqual(['late']);
  });

  it('fail without running if a step that they need has failed', async () => {
    const broken = { name: 'build', run: async () => ({ passed: 0, failed: 1, output: 'no' }) };
    const outcomes = await runSteps([broken, step('browser', [], { needs: ['build'] })], quiet);
    expect(outcomes.get('browser')).toMatchObject({ passed: 0, failed: 1, output: 'Not run, because "build" failed.' });
  });

  it('fail if they throw', async () => {
    const broken = { name: 'odd', run: () => Promise.reject(new Error('odd end')) };
    const outcomes = await runSteps([broken], quiet);
    expect(outcomes.get('odd')).toMatchObject({ failed: 1, output: expect.stringContaining('odd end') });
  });
});
