import { EntityManager } from '@mikro-orm/postgresql';
import { ALERTS_WORDING } from '#contract/limits/alerts.js';
import { isUrgent, type ChangeOfPlan } from '#contract/plans/saved-change.js';
import { ALERT_CLOCK, AlertMails, PriceCheck, SavedPlanWatch } from '#modules/alerts/index.js';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { aPlanToSave, aSearch } from '../builders/saved.builder.js';
import { IS_FULL } from '../harness/extent.js';
import { TestApp } from '../harness/test-app.js';
import { ChangingMarketplace, CSR_94, LOW_INCOME } from './changing-marketplace.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 9, 10);
/** Hours between two runs of the schedules in this test: a day in `npm test`, three hours in the full test run. */
const STEP = IS_FULL ? 3 : 24;
/** Days with changes. They are followed by eight quiet ones, in which the last mails go out. */
const CHANGING_DAYS = IS_FULL ? 30 : 10;
const DAYS = CHANGING_DAYS + 8;

const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
const TRAVIS = { countyfips: '48453', state: 'TX', zipcode: '78701' };
const [A, B, C] = [1, 2, 3].map((number) => aPlanToSave(number).plan_id) as [string, string, string];
const MEDICINE = { rxcui: '861007', name: 'Metformin' };
const DOCTOR = { npi: '1234567890', name: 'Dr. Rosa Diaz', specialties: [], accepting: 'accepting' };

let now = START;
let marketplace: ChangingMarketplace;
let testApp: TestApp;
beforeAll(async () => {
  marketplace = await ChangingMarketplace.open();
  testApp = await TestApp.open({
    workers: false,
    env: { MARKETPLACE_API_URL: marketplace.url },
    providers: [{ provide: ALERT_CLOCK, useValue: () => now }],
  });
});
afterAll(async () => {
  await testApp.close();
  await marketplace.close();
});

const own = <T>(work: () => Promise<T>): Promise<T> => withEntityManager(testApp.app.get(EntityManager), work);
const compare = () => own(() => testApp.app.get(SavedPlanWatch, { strict: false }).compare());
const check = () => own(() => testApp.app.get(PriceCheck, { strict: false }).check());
const begin = () => own(() => testApp.app.get(AlertMails, { strict: false }).begin());

interface Told {
  readonly userId: string;
  readonly at: number;
  readonly changes: readonly ChangeOfPlan[];
}
const read = new Set<string>();
/** Returns the mails that were begun since the last call, with what they say. */
async function newMails(): Promise<Told[]> {
  const { rows } = await testApp.sql.query<{ id: string; payload: { userId: string; mailId: string } }>(
    "select id, payload from outbox where name = 'alerts.mailDue'",
  );
  const fresh = rows.filter(({ id }) => !read.has(id));
  const told: Told[] = [];
  for (const { id, payload } of fresh) {
    read.add(id);
    const mail = await own(() =>
      testApp.app.get(AlertMails, { strict: false }).contentOf(payload.userId, payload.mailId),
    );
    told.push({ userId: payload.userId, at: now, changes: mail?.changes ?? [] });
  }
  return told;
}

interface Person {
  readonly place: typeof DALLAS;
  readonly age: number;
  readonly income?: number;
  readonly plans: readonly string[];
  readonly isOn?: boolean;
}
async function person({ place, age, income = 45_000, plans, isOn = true }: Person): Promise<string> {
  const { browser, id } = await testApp.signedIn();
  const search = aSearch(income, { place, household: { income, people: [{ age, aptc_eligible: true }] } });
  await browser.post('/api/saved', {
    searches: [],
    plans: plans.map((plan_id) => aPlanToSave(1, { plan_id, name: `Plan ${plan_id}`, search })),
  });
  await browser.send('PUT', '/api/medicines/mine', { medicines: [MEDICINE] });
  await browser.send('PUT', '/api/doctors/mine', { doctors: [DOCTOR] });
  if (isOn) expect((await browser.send('PUT', '/api/alerts', { isOn, wording: ALERTS_WORDING })).status).toBe(200);
  return id;
}

interface Planted {
  readonly day: number;
  readonly hour: number;
  readonly make: () => void;
  /** Whom the change concerns, as "person plan kind". */
  readonly told: readonly string[];
}
const coverage = (plan: string, values: { coverage: string; drug_tier: string | null }) => () =>
  void marketplace.medicines.set(`${plan} ${MEDICINE.rxcui}`, values);
const COVERED = { coverage: 'Covered', drug_tier: 'GENERIC' };

/** What changes, and what must be told of it. Those that tell nobody are no changes of the plans. */
const EVERY_CHANGE: readonly Planted[] = [
  {
    day: 2,
    hour: 6,
    make: () => marketplace.offer(DALLAS.countyfips, A, { premium: 410 }),
    told: [`ann ${A} premium`, `ben ${A} premium`],
  },
  {
    day: 4,
    hour: 21,
    make: coverage(B, { coverage: 'NotCovered', drug_tier: null }),
    told: [`ann ${B} medicine`],
  },
  {
    day: 6,
    hour: 15,
    make: () => marketplace.offer(TRAVIS.countyfips, C, { deductible: 5_500 }),
    told: [`cleo ${C} deductible`],
  },
  {
    day: 9,
    hour: 9,
    make: () => void marketplace.doctors.set(`${A} ${DOCTOR.npi}`, 'NotCovered'),
    told: [`ann ${A} doctor`, `ben ${A} doctor`, `cleo ${A} doctor`, `eve ${A} doctor`],
  },
  { day: 12, hour: 18, make: () => marketplace.withdraw(TRAVIS.countyfips, C), told: [`cleo ${C} withdrawn`] },
  {
    day: 13,
    hour: 3,
    make: () => marketplace.offer(DALLAS.countyfips, A, { maximum: 9_200 }),
    told: [`ann ${A} maximum`, `ben ${A} maximum`],
  },
  {
    day: 15,
    hour: 12,
    make: coverage(A, { coverage: 'Covered', drug_tier: 'BRAND' }),
    told: [`ann ${A} tier`, `ben ${A} tier`, `cleo ${A} tier`, `eve ${A} tier`],
  },
  {
    day: 18,
    hour: 0,
    make: () => marketplace.offer(TRAVIS.countyfips, C, { deductible: 5_500 }),
    told: [`cleo ${C} returned`],
  },
  { day: 19, hour: 6, make: () => void marketplace.faulty.add(B), told: [] },
  { day: 20, hour: 6, make: () => void marketplace.faulty.delete(B), told: [] },
  { day: 20, hour: 18, make: coverage(A, { coverage: 'DataNotProvided', drug_tier: null }), told: [] },
  { day: 21, hour: 6, make: coverage(A, { coverage: 'Covered', drug_tier: 'BRAND' }), told: [] },
  {
    day: 22,
    hour: 6,
    make: () => void marketplace.supportedYears.push(2027),
    told: ['ann - newYear', 'ben - newYear', 'cleo - newYear', 'eve - newYear'],
  },
  {
    day: 24,
    hour: 9,
    make: () => void marketplace.deductiblesAt.set(`${A} ${CSR_94}`, 300),
    told: [`eve ${A} deductible`],
  },
  {
    day: 26,
    hour: 12,
    make: () => marketplace.offer(DALLAS.countyfips, A, { premium: 400 }),
    told: [`ann ${A} premium`, `ben ${A} premium`],
  },
  { day: 28, hour: 15, make: () => void marketplace.surcharges.set(40, 25), told: [`ben ${A} premium`] },
];

const PLANTED = EVERY_CHANGE.filter(({ day }) => day < CHANGING_DAYS);

it('each change is told once and in time, unchanged data causes no mail, and failures lose nothing', async () => {
  for (const id of [A, B]) marketplace.offer(DALLAS.countyfips, id);
  for (const id of [A, C]) marketplace.offer(TRAVIS.countyfips, id);
  for (const plan of [A, B, C]) {
    coverage(plan, COVERED)();
    marketplace.doctors.set(`${plan} ${DOCTOR.npi}`, 'Covered');
  }
  const names = new Map([
    [await person({ place: DALLAS, age: 58, plans: [A, B] }), 'ann'],
    [await person({ place: DALLAS, age: 40, plans: [A] }), 'ben'],
    [await person({ place: TRAVIS, age: 33, plans: [A, C] }), 'cleo'],
    [await person({ place: DALLAS, age: 61, plans: [A], isOn: false }), 'dora, who did not agree'],
    [await person({ place: TRAVIS, age: 45, income: LOW_INCOME - 1, plans: [A] }), 'eve'],
  ]);
  const mails: Told[] = [];
  const plantedAt = new Map<string, number[]>();

  for (let step = 0; step < (DAYS * 24) / STEP; step += 1) {
    now = START + step * STEP * HOUR;
    const hours = step * STEP;
    const due = PLANTED.filter(({ day, hour }) => Math.ceil((24 * day + hour) / STEP) === step);
    for (const { make, told } of due) {
      make();
      for (const key of told) plantedAt.set(key, [...(plantedAt.get(key) ?? []), now]);
    }
    // The release gets a new name with each change, and once a day without any change.
    if (due.length > 0 || hours % 24 === 0) marketplace.release = `${step}`;
    if (step % 7 === 3) {
      // A run breaks off in the middle, because the marketplace stops answering. `killed-comparison.medium.ts` kills
      // processes.
      marketplace.failsAfter = 3;
      await compare().catch(() => undefined);
      await check().catch(() => undefined);
      marketplace.failsAfter = null;
    }
    // At times two workers run the same schedule.
    await Promise.all(step % 5 === 2 ? [compare(), compare()] : [compare()]);
    await Promise.all(step % 4 === 1 ? [check(), check()] : [check()]);
    await Promise.all(step % 3 === 1 ? [begin(), begin()] : [begin()]);
    mails.push(...(await newMails()));
  }

  const keyOf = (userId: string, { plan, change }: ChangeOfPlan): string =>
    `${names.get(userId)} ${plan?.id ?? '-'} ${change.kind}`;
  const told = mails.flatMap(({ userId, changes }) => changes.map((change) => keyOf(userId, change)));
  expect(told.toSorted()).toEqual(PLANTED.flatMap((one) => one.told).toSorted());

  for (const { userId, at, changes } of mails) {
    const before = mails.findLast((mail) => mail.userId === userId && mail.at < at)?.at ?? 0;
    const digestDay = Math.floor(before / DAY) * DAY + 7 * DAY;
    const urgent = changes.some(({ change }) => isUrgent(change));
    if (!urgent) expect(at).toBeGreaterThanOrEqual(digestDay);
    for (const found of changes) {
      const planted = plantedAt.get(keyOf(userId, found))?.shift() ?? 0;
      const latest = isUrgent(found.change) ? planted + DAY : Math.max(planted + DAY, digestDay + DAY);
      expect([keyOf(userId, found), at <= latest]).toEqual([keyOf(userId, found), true]);
    }
  }
}, 600_000);
