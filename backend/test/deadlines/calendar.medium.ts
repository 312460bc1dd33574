import { describe, expect, it } from '@jest/globals';
import { deadlinesOf } from '#contract/deadlines/rules.js';
import { titleOf } from '#contract/deadlines/titles.js';
import { OWN_DATES } from '#contract/messages/mails.js';
import { TestApp } from '../harness/test-app.js';
import { answersFor } from './answers.js';

const PATH = '/api/deadlines/calendar';
const ANSWERS = answersFor(20);
const log: string[] = [];
const testApp = TestApp.forTests({
  workers: false,
  env: { LOG_LEVEL: 'debug' },
  logTo: { write: (line) => void log.push(line) },
});

type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const saved = async (): Promise<Person> => {
  const person = await testApp.signedIn();
  await person.browser.send('PUT', '/api/deadlines/mine', { answers: ANSWERS });
  return person;
};
const make = async ({ browser }: Person): Promise<string> =>
  `/api/deadlines/calendars/${((await browser.post(PATH, {})).body as { file: string }).file}`;
const fetchAt = (url: string) => testApp.app.inject({ method: 'GET', url });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const stateOf = async ({ browser }: Person) => ((await browser.get(PATH)).body as { since: string | null }).since;

describe('a calendar to which a person subscribes', () => {
  it('has the days of the page under the same names, and nothing that the person answered', async () => {
    const person = await saved();
    const answer = await fetchAt(await make(person));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = unfolded(answer.body);
    const today = new Date().toISOString().slice(0, 10);
    const dated = deadlinesOf(ANSWERS, today).filter(({ closes }) => closes !== null && closes >= today);
    for (const deadline of dated) {
      expect(lines).toContain(`DTSTART;VALUE=DATE:${deadline.closes?.replaceAll('-', '')}`);
      expect(lines.some((line) => line.startsWith(`SUMMARY:${titleOf(deadline)}`))).toBe(true);
    }
    expect(lines.filter((line) => line.startsWith('DTSTART')).length).toBeGreaterThan(dated.length - 1);
    expect(answer.body).not.toContain(ANSWERS.birth);
    expect(answer.body).not.toContain(ANSWERS.birth.replaceAll('-', ''));
    expect(answer.body).not.toMatch(/medicaid|ORGANIZER|ATTENDEE/i);
    expect(answer.body).not.toContain(person.email);
  });

  it('follows the answers, because a calendar program fetches it again and again', async () => {
    const person = await saved();
    const address = await make(person);
    const before = (await fetchAt(address)).body;
    await person.browser.send('PUT', '/api/deadlines/mine', { answers: { ...ANSWERS, events: {} } });
    const after = (await fetchAt(address)).body;
    expect([before.includes('baby-closes'), after.includes('baby-closes')]).toEqual([true, false]);
  });

  it('gets an address only if there is a date, and is never empty', async () => {
    const person = await saved();
    const address = await make(person);
    const working = { birth: '1955-05-15', covers: ['job'], events: {} };
    await person.browser.send('PUT', '/api/deadlines/mine', { answers: working });
    expect(await person.browser.post(PATH, {})).toMatchObject({ status: 409, body: { code: 'deadlines.noDate' } });
    const entries = unfolded((await fetchAt(address)).body).filter((line) => line.startsWith('SUMMARY'));
    expect(entries).toEqual([`SUMMARY:${OWN_DATES.lookAgain}`]);
  });

  it('is in no cache, search engine or log, and the database does not have its address', async () => {
    const person = await saved();
    const address = await make(person);
    const secret = address.slice(address.lastIndexOf('/') + 1, -'.ics'.length);
    const { headers } = await fetchAt(address);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(log.join('\n')).toContain('/api/deadlines/calendars/:file');
    expect(log.join('\n')).not.toContain(secret);
    const { rows } = await testApp.sql.query<{ all: string }>(
      "select string_agg(encode(hash, 'base64') || encode(hash, 'escape'), ' ') as all from deadline_calendars",
    );
    expect(rows[0]?.all).not.toContain(secret);
  });

  it('ends at once with one press, and a new address ends the one before', async () => {
    const person = await saved();
    expect(await stateOf(person)).toBeNull();
    const first = await make(person);
    expect(await stateOf(person)).not.toBeNull();
    const second = await make(person);
    expect([(await fetchAt(first)).statusCode, (await fetchAt(second)).statusCode]).toEqual([404, 200]);
    expect((await person.browser.send('DELETE', PATH)).body).toEqual({ ok: true });
    expect([(await fetchAt(second)).statusCode, await stateOf(person)]).toEqual([404, null]);
  });

  it('ends with the answers, and is not found while the account is locked or closed', async () => {
    const person = await saved();
    const address = await make(person);
    for (const column of ['locked_at', 'closed_at']) {
      await testApp.sql.query(`update users set ${column} = now() where id = $1`, [person.id]);
      expect((await fetchAt(address)).statusCode).toBe(404);
      await testApp.sql.query(`update users set ${column} = null where id = $1`, [person.id]);
      expect((await fetchAt(address)).statusCode).toBe(200);
    }
    await person.browser.send('PUT', '/api/deadlines/mine', { answers: null });
    expect((await fetchAt(address)).statusCode).toBe(404);
  });

  it.each(['no-such-file', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`])('is not found at %s', async (file) => {
    expect((await fetchAt(`/api/deadlines/calendars/${file}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
