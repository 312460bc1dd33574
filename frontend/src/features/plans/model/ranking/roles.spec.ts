import { beforeAll, expect, it } from '@jest/globals';
import { roundedEstimate } from '#contract/plans/estimates.js';
import type { AssumedPart } from '#contract/plans/plan.js';
import { loadCareParts, type CareItem } from '#features/care/index.js';
import { RandomHousehold } from '../builders/random-household.builder.js';
import { areAboutTheSame, type YearAmount } from '../costs/year-cost.js';
import { badgesFor, type Badge, type GivenBadge } from './badges.js';
import { careCriteria } from './care-criteria.js';
import { criteriaFor } from './preferences.js';
import { rankPlans, type RankedPlan } from './ranking.js';

/** Number of random households. Each is shown the plans of two years. FUZZ=all checks 1,000. */
const HOUSEHOLDS = process.env['FUZZ'] === 'all' ? 1_000 : 200;
const NAMES = ['Ozempic', 'Eliquis', 'Lipitor'];
const ANSWERS = ['yes', 'yes', 'yes', 'no', 'generic', 'unknown'] as const;
const ASSUMED: readonly AssumedPart[] = ['care', 'maximum', 'family amounts'];

const random = new RandomHousehold(28_112_026);
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

/** Returns the plans of one year, some with assumed prices, as a random household with its preferences ranks them. */
function randomYear(): RankedPlan[] {
  const [search, preferences] = [random.search(), random.preferences()];
  const names = NAMES.slice(0, random.below(NAMES.length + 1));
  const usual = names.map(medicine);
  const plans = random.plans(12).map((plan, index) => ({
    ...plan,
    name: `Option ${index}`,
    year_cost: plan.year_cost && { ...plan.year_cost, assumed: random.some(ASSUMED, 0.1) },
    quality_rating: { ...plan.quality_rating, overall: { stars: random.orNull(random.below(6), 0.3), reason: '' } },
  }));
  const cares = planCaresOf(
    Object.fromEntries(plans.map(({ id }) => [id, random.chance(0.5) ? usual : names.map(medicine)] as const)),
  );
  const careOf = names.length > 0 ? (id: string) => cares[id] ?? null : null;
  const ids = plans.map(({ id }) => id);
  const criteria = [...criteriaFor(preferences, search.household), ...careCriteria(ids, careOf)];
  return rankPlans(plans, random.chance(0.5) ? criteria : careCriteria(ids, careOf), null, careOf);
}

const amountOf = ({ cost }: RankedPlan, name: YearAmount): number => cost?.[name] ?? Infinity;
const priceOf = ({ plan }: RankedPlan): number => plan.premium_w_credit ?? Infinity;
const starsOf = ({ plan }: RankedPlan): number => plan.quality_rating.overall.stars ?? 0;
const answersOf = ({ care }: RankedPlan): string => (care?.items ?? []).map(({ answer }) => answer).join();
const covered = ({ care }: RankedPlan): number => care?.items.filter(({ answer }) => answer === 'yes').length ?? 0;
const isGuess = ({ cost }: RankedPlan, name: YearAmount): boolean =>
  cost?.assumed.some((part) => part === 'maximum' || (part === 'care' && name !== 'most')) ?? false;

/** How much better each role is in what the role is about, in dollars a year, stars or numbers. */
const WINS: Record<Badge, (row: RankedPlan, other: RankedPlan) => number> = {
  lowest: (row, other) => roundedEstimate(amountOf(other, 'average')) - roundedEstimate(amountOf(row, 'average')),
  lowestMost: (row, other) => amountOf(other, 'most') - amountOf(row, 'most'),
  lowestLittleCare: (row, other) => amountOf(other, 'aLittleCare') - amountOf(row, 'aLittleCare'),
  lowestALotOfCare: (row, other) => amountOf(other, 'aLotOfCare') - amountOf(row, 'aLotOfCare'),
  lowestPrice: (row, other) => Math.round(priceOf(other)) - Math.round(priceOf(row)),
  topRated: (row, other) => starsOf(row) - starsOf(other),
  bestFit: (row, other) => other.match.matchScore - row.match.matchScore,
  bestCare: (row, other) => covered(row) - covered(other),
  bestMedicines: (row, other) => covered(row) - covered(other),
  bestDoctors: (row, other) => covered(row) - covered(other),
};
const AMOUNTS: Partial<Record<Badge, YearAmount>> = {
  lowest: 'average',
  lowestMost: 'most',
  lowestLittleCare: 'aLittleCare',
  lowestALotOfCare: 'aLotOfCare',
};
const EVEN: readonly Badge[] = ['bestCare', 'bestMedicines', 'bestDoctors'];

const number = (dollars: string | undefined): number => Number(dollars?.replace(/\D/g, ''));
/** Shown estimates are rounded to $100, and differences are those of shown amounts. */
const isAbout = (shown: string | undefined, real: number): boolean => Math.abs(number(shown) - real) <= 200;

/** Returns what is wrong with the clauses of a reason, judged by the amounts alone. */
function faultsIn(reason: string, row: RankedPlan, first: RankedPlan, rows: readonly RankedPlan[]): string[] {
  const more = (name: YearAmount): number => amountOf(row, name) - amountOf(first, name);
  const known = (name: YearAmount): RankedPlan[] => {
    const alike = rows.filter((one) => one.cost !== null && answersOf(one) === answersOf(row));
    const filed = alike.filter((one) => !isGuess(one, name));
    return filed.length > 0 ? filed : alike;
  };
  const next = (name: YearAmount): number =>
    Math.min(
      ...known(name)
        .filter((one) => one !== row)
        .map((one) => amountOf(one, name)),
    ) - amountOf(row, name);
  const rules: readonly (readonly [RegExp, (found: RegExpExecArray) => boolean])[] = [
    [/^Lowest by about (\S+) a year, and lowest if/, ([, by]) => isAbout(by, next('average')) && next('most') >= 0],
    [/^About (\S+) less a year than (any|the next)/, ([, by]) => isAbout(by, next('average'))],
    [
      /^Ties for lowest cost, but about (\S+) less if you get/,
      ([, by]) =>
        isAbout(by, next('most')) &&
        areAboutTheSame('average', amountOf(row, 'average'), amountOf(row, 'average') + next('average')),
    ],
    [/^(\d+) plans cost about the same/, ([, many]) => number(many) >= 2 && number(many) <= rows.length],
    [/^(\S+) less a month/, ([, by]) => Math.abs(number(by) - (priceOf(first) - priceOf(row))) <= 1],
    [/^No monthly premium/, () => Math.round(priceOf(row)) === 0],
    [/^About (\S+) less if you get very sick/, ([, by]) => isAbout(by, -more('most'))],
    [/^About (\S+) less in a year with little/, ([, by]) => isAbout(by, -more('aLittleCare'))],
    [/^About (\S+) less in a year with a lot/, ([, by]) => isAbout(by, -more('aLotOfCare'))],
    [/^About (\S+) more a year\.$/, ([, by]) => isAbout(by, more('average'))],
    [/^About (\S+) less a year\.$/, ([, by]) => isAbout(by, -more('average'))],
    [/^Medicines/, () => row.care?.tallies.some(({ text }) => reason.startsWith(text)) ?? false],
    [/^Has (\d+) of \d+ things/, ([, met]) => number(met) === row.match.matched.length],
    [/, for about (\S+) more a year\.$/, ([, by]) => isAbout(by, more('average'))],
    [/, for about (\S+) less a year\.$/, ([, by]) => isAbout(by, -more('average'))],
    [/, but about (\S+) more if you get/, ([, by]) => isAbout(by, more('most'))],
    [/, but about (\S+) more in an average/, ([, by]) => isAbout(by, more('average'))],
  ];
  const told = rules.flatMap(([pattern, isTrue]) => {
    const found = pattern.exec(reason);
    return found ? [isTrue(found)] : [];
  });
  return [
    ...(told.length > 0 && told.every(Boolean) ? [] : ['false']),
    ...(reason.split(' ').length <= 14 ? [] : ['long']),
    ...(/\d/.test(reason) || reason.startsWith('No monthly premium') ? [] : ['no number']),
  ];
}

/** Returns why a badge is not deserved: another plan does as well, or it is no better than the first plan. */
function isUndeserved({ badge }: GivenBadge, row: RankedPlan, first: RankedPlan, rows: readonly RankedPlan[]): boolean {
  const name = AMOUNTS[badge];
  const isOfSame = badge.startsWith('low');
  const rivals = rows.filter(
    (one) =>
      (!isOfSame || answersOf(one) === answersOf(row)) &&
      (!name || (one.cost && (isGuess(row, name) || !isGuess(one, name)))),
  );
  const wins = WINS[badge];
  const isBeaten = rivals.some(
    (one) =>
      wins(one, row) > 0 ||
      (!EVEN.includes(badge) &&
        badge !== 'lowest' &&
        wins(one, row) === 0 &&
        amountOf(one, 'average') < amountOf(row, 'average')),
  );
  return isBeaten || (row !== first && wins(row, first) <= 0 && !EVEN.includes(badge));
}

it(`${HOUSEHOLDS} random households in two years: no plan has a mark that it does not win, or a false reason`, () => {
  const wrong: string[] = [];
  const seen = new Set<Badge>();
  for (let turn = 0; turn < 2 * HOUSEHOLDS; turn += 1) {
    const rows = randomYear();
    const badges = [...badgesFor(rows, ([null, 'aLittleCare', 'aLotOfCare'] as const)[turn % 3])];
    const [first] = badges.flatMap(([id]) => rows.find(({ plan }) => plan.id === id) ?? []);
    const reasons = badges.flatMap(([, { reason }]) => reason ?? []);
    if (badges.length > 3 || new Set(reasons).size < reasons.length) wrong.push(`list ${turn}: ${reasons.join(' | ')}`);
    if (first && badges[0]?.[1].badge !== 'lowest') wrong.push(`list ${turn}: not the lowest cost first`);
    for (const [id, given] of badges) {
      const row = rows.find(({ plan }) => plan.id === id);
      if (!row || !first) continue;
      seen.add(given.badge);
      if (isUndeserved(given, row, first, rows)) wrong.push(`list ${turn}: ${given.label} of ${row.plan.name}`);
      const faults = given.reason === null ? [] : faultsIn(given.reason, row, first, rows);
      if (faults.length > 0) wrong.push(`list ${turn}: ${faults.join()}: ${given.reason}`);
      if (given.reason === null && given.badge !== 'topRated' && rows.length > 1 && row !== first)
        wrong.push(`list ${turn}: no reason`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'lowest',
      'bestFit',
      'lowestLittleCare',
      'lowestALotOfCare',
      'lowestPrice',
      'lowestMost',
      'topRated',
    ]),
  );
});
