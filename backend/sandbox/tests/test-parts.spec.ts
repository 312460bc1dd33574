import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FinishedParts, reportOf, runParts } from './test-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
const file = join(folder, 'test-all.json');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTS = ['first', 'second', 'third'].map((name) => ({ name, what: `the ${name}`, command: [] }));

/**
 * Runs all parts of the full test run, starting from the results that an earlier run saved. `ends` contains, by name,
 * the outcome of each part that should not pass.
 */
async function run(ends: Record<string, object> = {}, sources = 'as they are') {
  const ran: string[] = [];
  const finished = new FinishedParts(file, sources);
  const code = await runParts({
    parts: PARTS,
    finished,
    commit: 'abc123',
    run: async ({ name }: { name: string }) => {
      ran.push(name);
      return { code: 0, lastLine: '3 passed, 0 failed', ...ends[name] };
    },
    print: () => undefined,
  });
  return { code, ran, report: reportOf(PARTS, finished) };
}

describe('the full test run', () => {
  it('runs every part and reports its result, figures, date and commit', async () => {
    const { code, ran, report } = await run({ second: { code: 1, lastLine: '2 passed, 1 failed' } });
    expect([code, ran]).toEqual([1, ['first', 'second', 'third']]);
    expect(report).toMatch(
      /\| first \| the first \| passed \| 3 passed, 0 failed \| 0 min 00 s \| [\d-]{10} [\d:]{5} UTC \| abc123 \|/,
    );
    expect(report).toContain('| second | the second | failed | 2 passed, 1 failed |');
  });

  it('continues where it was stopped', async () => {
    expect(await run({ second: { wasStopped: true } })).toMatchObject({ code: 1, ran: ['first', 'second'] });
    expect(await run()).toMatchObject({ code: 0, ran: ['second', 'third'] });
  });

  it('runs a failed part again', async () => {
    await run({ third: { code: 1, lastLine: '' } });
    expect(await run()).toMatchObject({ code: 0, ran: ['third'] });
  });

  it('runs again what passed with other source files, and reports the earlier result until then', async () => {
    await run();
    const { ran, report } = await run({ first: { wasStopped: true } }, 'changed');
    expect(ran).toEqual(['first']);
    expect(report).toContain('| third | the third | passed | 3 passed, 0 failed |');
    expect((await run({}, 'changed')).ran).toEqual(['first', 'second', 'third']);
  });
});
