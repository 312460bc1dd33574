import { beforeAll, expect, it } from '@jest/globals';
import type { AssumedPart } from '#contract/plans/plan.js';
import { loadCareParts, type CareItem } from '#features/care/index.js';
import { COVERED } from '../../messages/covered.js';
import { BADGES } from '../../messages/plan-list.js';
import { bestValues } from '../best-values.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import type { YearAmount } from '../costs/year-cost.js';
import { PROPERTIES, YEAR_PROPERTIES } from '../plan-properties.js';
import { badgesFor } from './badges.js';
import { findDominatedPlans } from './dominated-plans.js';
import { rankPlans, type RankedPlan } from './ranking.js';

/** Number of random lists of plans to check. It is 2,000, or 20,000 if the environment variable FUZZ is `all`. */
const TURNS = process.env['FUZZ'] === 'all' ? 20_000 : 2_000;
const NAMES = ['Ozempic', 'Eliquis', 'Lipitor'];
const ANSWERS = ['yes', 'yes', 'yes', 'no', 'generic', 'unknown'] as const;
const ASSUMED: readonly AssumedPart[] = ['care', 'maximum', 'family amounts'];

const random = new RandomHousehold(24_112_026);
let planCaresOf: Awaited<ReturnType<typeof loadCareParts>>['planCaresOf'];
beforeAll(async () => ({ planCaresOf } = await loadCareParts()));

const medicine = (name: string): CareItem => ({
  kind: 'medicines',
  id: name,
  name,
  answer: ANSWERS[random.below(ANSWERS.length)] ?? 'yes',
  label: '',
  notes: [],
  tier: null,
});

/** Returns random plans with random answers about up to three medicines. Some costs rest on assumed prices. */
function randomList(most: number): RankedPlan[] {
  const names = NAMES.slice(0, random.below(NAMES.length + 1));
  const usual = names.map(medicine);
  const plans = random.plans(most).map((plan, index) => ({
    ...plan,
    name: `Option ${index}`,
    year_cost: plan.year_cost && { ...plan.year_cost, assumed: random.some(ASSUMED, 0.1) },
  }));
  const items = plans.map(({ id }) => [id, random.chance(0.5) ? usual : names.map(medicine)] as const);
  const cares = planCaresOf(Object.fromEntries(items));
  return rankPlans(plans, [], null, (id) => (names.length > 0 ? (cares[id] ?? null) : null));
}

const amountOf = ({ cost }: RankedPlan, name: YearAmount): number => cost?.[name] ?? Number.NaN;
const isGuess = ({ cost }: RankedPlan, name: YearAmount): boolean =>
  cost?.assumed.some((part) => part === 'maximum' || (part === 'care' && name !== 'most')) ?? false;
const answersOf = ({ care }: RankedPlan): string => (care?.items ?? []).map(({ answer }) => answer).join(' ');
const isAlike = (a: RankedPlan, b: RankedPlan): boolean => answersOf(a) === answersOf(b);
const areAllAlike = (rows: readonly RankedPlan[]): boolean => new Set(rows.map(answersOf)).size < 2;
const named = (rows: readonly RankedPlan[], name: string): RankedPlan => {
  const row = rows.find(({ plan }) => plan.name === name);
  if (!row) throw new Error(`${name} is a plan of the list`);
  return row;
};

const AMOUNT_OF: Readonly<Record<string, YearAmount>> = {
  'In an average year': 'average',
  'In a year with little care': 'aLittleCare',
  'In a year with a lot of care': 'aLotOfCare',
  'If you get very sick': 'most',
  lowestAverage: 'average',
  lowestLittleCare: 'aLittleCare',
  lowestALotOfCare: 'aLotOfCare',
  lowestMost: 'most',
};

/** Returns whether a sentence beside a badge of the plan `row` is true, judged by the amounts alone. */
function isTrue(
  sentence: string,
  row: RankedPlan,
  rows: readonly RankedPlan[],
  isMarked: (row: RankedPlan) => boolean,
) {
  const [compared = '', close] = sentence.split(', which costs a little ');
  const [, start, figure, other] =
    /^(In an? (?:average )?year[^,]*|If you get very sick), about (.+ than|the same as) (.+?)\.?$/.exec(compared) ?? [];
  const [, dollars, far] = /^(\S+) (less|more) than$/.exec(figure ?? '') ?? [];
  if (start && other) {
    const name = AMOUNT_OF[start] ?? 'average';
    const difference = amountOf(named(rows, other), name) - amountOf(row, name);
    const way = close ? (close === 'more.' ? 'less' : 'more') : far;
    const rounded = Number(dollars?.replace(/\D/g, '') ?? 0);
    return (
      isAlike(row, named(rows, other)) &&
      Math.sign(difference) === (way === 'less' ? 1 : way === 'more' ? -1 : Math.sign(difference)) &&
      Math.abs(Math.abs(difference) - rounded) <= 200
    );
  }
  const [, passed, better] =
    /^We left out (.+)\. (.+), from the same insurer, costs less in an average year and at worst\.$/.exec(sentence) ??
    [];
  if (passed && better) {
    const [out, cheaper] = [named(rows, passed), named(rows, better)];
    return (
      !isMarked(out) &&
      out.plan.issuer.id === cheaper.plan.issuer.id &&
      amountOf(cheaper, 'average') < amountOf(out, 'average') &&
      amountOf(cheaper, 'most') < amountOf(out, 'most') &&
      cheaper.care?.notCounted.every((name) => out.care?.notCounted.includes(name)) !== false
    );
  }
  if (sentence === BADGES.assumedOut)
    return Object.values(AMOUNT_OF).some((name) =>
      rows.some((each) => isAlike(each, row) && isGuess(each, name) && amountOf(each, name) < amountOf(row, name)),
    );
  if (sentence === COVERED.all.only) return !/no|generic/.test(answersOf(row)) && !areAllAlike(rows);
  const many = /^(\d+) other plans? covers? as many, but not the same ones\.$/.exec(sentence);
  if (many) return Number(many[1]) < rows.length && !areAllAlike(rows);
  return sentence === COVERED.same.only ? !areAllAlike(rows) : /^(Medicines|Doctors)/.test(sentence);
}

it(`in ${TURNS} random lists, every label and every sentence beside a badge is true`, () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rows = randomList(7);
    const expected = ([null, 'aLittleCare', 'aLotOfCare'] as const)[turn % 3] ?? null;
    const badges = badgesFor(rows, undefined, expected);
    const isMarked = ({ plan }: RankedPlan): boolean => badges.has(plan.id);
    for (const row of rows) {
      for (const { badge, label, reason } of badges.get(row.plan.id) ?? []) {
        const sentences = reason?.split(/(?<=\.) (?!Option \d+, from)/) ?? [];
        for (const sentence of sentences) {
          if (!isTrue(sentence, row, rows, isMarked)) wrong.push(`list ${turn}: ${sentence}`);
          seen.add(sentence.replaceAll(/(?:Option |\$)?\d[\d,]*/g, '#'));
        }
        seen.add(label);
        const name = AMOUNT_OF[badge];
        if (name === undefined) continue;
        const alike = rows.filter((each) => isAlike(each, row) && (isGuess(row, name) || !isGuess(each, name)));
        if (alike.some((each) => amountOf(each, name) < amountOf(row, name))) wrong.push(`list ${turn}: ${label}`);
        if (label === BADGES[badge] && !areAllAlike(rows)) wrong.push(`list ${turn}: ${label} of different plans`);
      }
    }
    for (const [id, better] of findDominatedPlans(rows)) {
      const row = rows.find(({ plan }) => plan.id === id);
      if (!row || !isTrue(BADGES.passedOver(row.plan.name, better.plan.name), row, rows, () => false))
        wrong.push(`list ${turn}: ${better.plan.name} costs less`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  const passedOver = BADGES.passedOver('#', '#').replace('#,', '#');
  expect([...seen]).toEqual(
    expect.arrayContaining([BADGES.also, BADGES.assumedOut, passedOver, COVERED.all.only, COVERED.same.only]),
  );
});

it(`in ${TURNS} random comparisons, costs are compared only if what they leave out cannot change it`, () => {
  const wrong: string[] = [];
  let compared = 0;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const rows = randomList(3);
    const marks = YEAR_PROPERTIES.filter(
      (name) => bestValues(name, rows, rows.map(PROPERTIES[name].text)).at.length > 0,
    );
    compared += marks.length;
    if (!areAllAlike(rows) && marks.length > 0) wrong.push(`list ${turn}: ${marks.join()}`);
    for (const row of rows) {
      const missed = (row.care?.items ?? []).filter(({ answer }) => answer === 'no' || answer === 'generic');
      for (const name of row.cost ? YEAR_PROPERTIES : [])
        if (missed.some((item) => !PROPERTIES[name].text(row).includes(item.name))) wrong.push(`list ${turn}: ${name}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(compared).toBeGreaterThan(TURNS / 2);
});
