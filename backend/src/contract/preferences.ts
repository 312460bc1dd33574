import * as z from 'zod/mini';
import { LIFESTYLE_PROGRAMS, METAL_LEVELS, OWN_CARE, PREMIUM_SLIDER } from './limits.js';

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

/** Care somebody counts on in a year, for the household together. */
export const OwnCare = z.object({
  primaryVisits: count(OWN_CARE.maxVisits),
  specialistVisits: count(OWN_CARE.maxVisits),
  /** Fills of 30 days each. */
  genericFills: count(OWN_CARE.maxFills),
  brandFills: count(OWN_CARE.maxFills),
});
export type OwnCare = z.infer<typeof OwnCare>;

/** What a person would like a plan to have (specification 2, section 3), and the care they expect. */
export const Preferences = z.object({
  /** Dollars per month; null until somebody has moved the slider: an untouched slider is no wish (decisions.md). */
  premium: z.nullable(z.number().check(z.minimum(PREMIUM_SLIDER.min), z.maximum(PREMIUM_SLIDER.max))),
  metal: z.union([z.literal(''), z.enum(METAL_LEVELS)]),
  dental: z.boolean(),
  vision: z.boolean(),
  programs: z.array(z.enum(LIFESTYLE_PROGRAMS)).check(z.maxLength(LIFESTYLE_PROGRAMS.length)),
  /** Null: the marketplace's own estimate for low, medium or high use. */
  ownCare: z._default(z.nullable(OwnCare), null),
});
export type Preferences = z.infer<typeof Preferences>;
export const NO_PREFERENCES: Preferences = { premium: null, metal: '', dental: false, vision: false, programs: [], ownCare: null };
