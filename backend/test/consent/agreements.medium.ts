import { describe, expect, it } from '@jest/globals';
import type { ConsentChange, ConsentEntry } from '#contract/api/consent.contract.js';
import { CONSENT_WORDS as WORDS } from '#contract/messages/consent.js';
import { aConsent } from '../builders/consent.builder.js';
import { TestApp } from '../harness/test-app.js';

const testApp = TestApp.forTests();

const PLAN = '11512NC0100031';
const WITHDRAWAL = { contact_consent: false, is_interested: false, contact_phone: null } as const;
type Person = Awaited<ReturnType<TestApp['signedIn']>>;
const give = (by: Person, changes: Partial<ConsentChange> = {}) =>
  by.browser.send('PATCH', `/api/users/${by.id}/consent`, aConsent(changes));
const history = async (by: Person) =>
  (await by.browser.get(`/api/users/${by.id}/consent`)).body as { entries: ConsentEntry[]; hasPhone: boolean };
const consentEventsOf = async ({ id }: Person) =>
  (
    await testApp.sql.query<{ payload: object }>(
      "select payload from outbox where name = 'consent.changed' and payload->>'userId' = $1",
      [id],
    )
  ).rows.map(({ payload }) => payload);

describe('the phone number for calls', () => {
  it.each(['phone', 'text'] as const)('is required if the account has none: %s', async (consent_channel) => {
    const person = await testApp.signedIn();
    expect((await history(person)).hasPhone).toBe(false);
    const refused = await give(person, { consent_channel, contact_phone: null });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ errors: { contact_phone: WORDS.phoneNeeded } });
    expect([(await history(person)).entries, await consentEventsOf(person)]).toEqual([[], []]);
  });

  it('is taken from the account if it has one', async () => {
    const person = await testApp.signedIn({ phone: '(225) 555-0142' });
    expect((await history(person)).hasPhone).toBe(true);
    expect((await give(person, { contact_phone: null })).status).toBe(200);
  });

  it('is not required for emails or to withdraw consent', async () => {
    const person = await testApp.signedIn();
    expect((await give(person, { consent_channel: 'email', contact_phone: null })).status).toBe(200);
    expect((await give(person, WITHDRAWAL)).status).toBe(200);
  });

  it('is not stored with consent to emails, even if it is sent', async () => {
    const person = await testApp.signedIn();
    const sent = { consent_channel: 'email', time_zone: 'America/Chicago' } as const;
    expect((await give(person, sent)).body).toMatchObject({ contactPhone: null, timeZone: null });
    expect((await history(person)).entries).toMatchObject([{ channel: 'email', contactPhone: null, timeZone: null }]);
  });
});

describe('consent that has already been given', () => {
  it('is recorded once and the firm is notified once, however often it is sent', async () => {
    const person = await testApp.signedIn();
    const answers = [await give(person), ...(await Promise.all([give(person), give(person)]))];
    const ids = answers.map(({ body }) => (body as ConsentEntry).id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(ids).size).toBe(1);
    expect([(await history(person)).entries.length, (await consentEventsOf(person)).length]).toEqual([1, 1]);
  });

  it.each<[string, Partial<ConsentChange>]>([
    ['time', { contact_window: 'Morning (8–11a)' }],
    ['phone number', { contact_phone: '+15045559999' }],
    ['plan', { plan_id: PLAN }],
    ['way', { consent_channel: 'text' }],
    ['time zone', { time_zone: 'America/Denver' }],
  ])('is recorded again if the %s differs', async (_, change) => {
    const person = await testApp.signedIn();
    await give(person);
    expect((await give(person, change)).status).toBe(200);
    expect((await history(person)).entries.length).toBe(2);
  });

  it('is withdrawn once, whatever else a second withdrawal says', async () => {
    const person = await testApp.signedIn();
    await give(person);
    await give(person, WITHDRAWAL);
    for (const change of [
      { consent_channel: 'email' },
      { contact_window: 'Morning (8–11a)' },
      { plan_id: PLAN },
    ] as const)
      expect((await give(person, { ...WITHDRAWAL, ...change })).status).toBe(200);
    expect((await history(person)).entries.map(({ contactConsent }) => contactConsent)).toEqual([false, true]);
    expect(await consentEventsOf(person)).toMatchObject([{ isGiven: true }, { isGiven: false }]);
  });

  it('can be withdrawn and given again', async () => {
    const person = await testApp.signedIn();
    await give(person);
    await give(person, WITHDRAWAL);
    await give(person, WITHDRAWAL);
    await give(person);
    expect((await history(person)).entries.map(({ contactConsent }) => contactConsent)).toEqual([true, false, true]);
  });
});

describe("consent given on a plan's page", () => {
  it('is recorded with the id of the plan, while events contain only other ids', async () => {
    const person = await testApp.signedIn();
    expect((await give(person, { plan_id: PLAN })).body).toMatchObject({ planId: PLAN });
    expect((await history(person)).entries[0]).toMatchObject({ planId: PLAN });
    expect(await consentEventsOf(person)).toEqual([
      { userId: person.id, consentId: expect.any(String), isGiven: true },
    ]);
  });

  it('differs from consent on other pages, which names no plan, and an invalid plan id is rejected', async () => {
    const person = await testApp.signedIn();
    expect((await give(person)).body).toMatchObject({ planId: null });
    expect((await give(person, { plan_id: 'my plan' })).status).toBe(400);
  });
});
