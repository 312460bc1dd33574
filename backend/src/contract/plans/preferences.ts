import * as z from 'zod/mini';
import { LIFESTYLE_PROGRAMS, METAL_LEVELS, OWN_CARE, PREMIUM_SLIDER } from '../limits/plans.js';

const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

export const OwnCare = z.object({
  primaryVisits: count(OWN_CARE.maxVisits),
  specialistVisits: count(OWN_CARE.maxVisits),
  genericFills: count(OWN_CARE.maxFills),
  brandFills: count(OWN_CARE.maxFills),
});
export type OwnCare = z.infer<typeof OwnCare>;

/** For services that are not stated, the average of people of the same age is assumed. */
export const CareUse = z.object({
  primaryVisits: z.optional(count(OWN_CARE.maxVisits)),
  specialistVisits: z.optional(count(OWN_CARE.maxVisits)),
  genericFills: z.optional(count(OWN_CARE.maxFills)),
  brandFills: z.optional(count(OWN_CARE.maxFills)),
});
export type CareUse = z.infer<typeof CareUse>;

export const Preferences = z.object({
  /** Dollars per month; null until the person moves the slider, as an unmoved one says nothing. */
  premium: z.nullable(z.number().check(z.minimum(PREMIUM_SLIDER.min), z.maximum(PREMIUM_SLIDER.max))),
  metal: z.union([z.literal(''), z.enum(METAL_LEVELS)]),
  dental: z.boolean(),
  vision: z.boolean(),
  programs: z.array(z.enum(LIFESTYLE_PROGRAMS)).check(z.maxLength(LIFESTYLE_PROGRAMS.length)),
  /** Visits and prescription fills; null if none were entered: then average care is assumed. */
  ownCare: z._default(z.nullable(OwnCare), null),
});
export type Preferences = z.infer<typeof Preferences>;
export const NO_PREFERENCES: Preferences = {
  premium: null,
  metal: '',
  dental: false,
  vision: false,
  programs: [],
  ownCare: null,
};
