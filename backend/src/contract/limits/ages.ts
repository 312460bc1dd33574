import { HOUSEHOLD } from './plans.js';

/** A birth date is estimated from the middle of the range, for which 75+ counts as 75 to 85. */
export const AGE_RANGES = [
  { id: '18-24', from: 18, to: 24 },
  { id: '25-34', from: 25, to: 34 },
  { id: '35-44', from: 35, to: 44 },
  { id: '45-54', from: 45, to: 54 },
  { id: '55-64', from: 55, to: 64 },
  { id: '65-74', from: 65, to: 74 },
  { id: '75+', from: 75, to: 85 },
] as const;

export const AGE_RANGE_IDS = AGE_RANGES.map((range) => range.id) as [
  '18-24',
  '25-34',
  '35-44',
  '45-54',
  '55-64',
  '65-74',
  '75+',
];

export type AgeRange = (typeof AGE_RANGES)[number]['id'];

/** July 1, at the rounded middle of the range (80 for 75+). Throws a RangeError for an unknown range. */
export function birthDateFor(range: AgeRange, currentYear: number): string {
  const bounds = AGE_RANGES.find((candidate) => candidate.id === range);
  if (!bounds) throw new RangeError(`unknown age range: ${range}`);
  return `${currentYear - Math.round((bounds.from + bounds.to) / 2)}-07-01`;
}

export const ADULT_AGE = 18;

/** Returns a person's age in full years on the given day, in UTC. The birth date has the form YYYY-MM-DD. */
export function ageOn(birthDate: string, day: Date): number {
  const today = day.toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}

export function isInAgeRange(range: AgeRange, age: number): boolean {
  const bounds = AGE_RANGES.find(({ id }) => id === range);
  if (!bounds || age < bounds.from || age > HOUSEHOLD.maxAge) return false;
  return bounds === AGE_RANGES.at(-1) || age <= bounds.to;
}

/** Returns the ages, lowest first, that a person of a sign-up range may have some calendar years later, or none. */
export function agesAfter(years: number, range: string | null): number[] {
  const bounds = AGE_RANGES.find(({ id }) => id === range);
  return bounds ? Array.from({ length: bounds.to - bounds.from + 1 }, (_, index) => bounds.from + years + index) : [];
}

export const MEDICARE_AGE = 65;

/** Age below which Medicaid and CHIP count somebody as a child (42 CFR 435.118, 457.310). */
export const CHILD_UNTIL_AGE = 19;
