import * as z from 'zod/mini';
import { SHARE_CALLS } from '../calls.js';
import { MyDoctor, MyMedicine } from '../care-lists.js';
import { COMPARE } from '../limits/plans.js';
import { PlanId } from '../plans/plan-id.js';
import { Plan } from '../plans/plan.js';
import { CareUse } from '../plans/preferences.js';
import { Coverage } from './drugs.contract.js';
import { endpoint } from './endpoint.js';
import { CareExceptions, County, Eligibility, PlanSearch, Provenance } from './plans.contract.js';
import { ProviderCoverage } from './providers.contract.js';

export const ShareParts = z.object({
  prices: z.boolean(),
  answers: z.boolean(),
  health: z.boolean(),
  medicines: z.boolean(),
  doctors: z.boolean(),
});
export type ShareParts = z.infer<typeof ShareParts>;

const year = z.int().check(z.minimum(2014), z.maximum(2100));

export const ShareToMake = z.object({
  plan_ids: z.array(PlanId).check(z.minLength(1), z.maxLength(COMPARE.max)),
  year,
  shows: ShareParts,
  /** The search by which the plans are priced. The value is null if the plans are shared without prices. */
  search: z.nullable(PlanSearch),
  /** Use of care behind the owner's yearly costs; null for average care. Only the costs are stored. */
  own_care: z.nullable(CareUse),
  /** Plans that do not cover all of the person's medicines, with the visits and fills that they cover. */
  exceptions: z.optional(CareExceptions),
});
export type ShareToMake = z.infer<typeof ShareToMake>;

export const ShareMade = z.object({
  id: z.uuid(),
  /** Secret of a shared link. It is sent only once, because the server stores only its hash. */
  token: z.string(),
  expiresAt: z.string(),
});
export type ShareMade = z.infer<typeof ShareMade>;

/** A shared link as its owner sees it. Dates are ISO strings. */
export const ShareListed = z.object({
  id: z.uuid(),
  state: z.enum(['works', 'ended', 'expired']),
  /** Empty if the owner has ended the link, because its content is then deleted. */
  plans: z.array(z.string()),
  shows: z.nullable(ShareParts),
  madeAt: z.string(),
  expiresAt: z.string(),
  opened: z.int(),
  lastOpenedAt: z.nullable(z.string()),
});
export type ShareListed = z.infer<typeof ShareListed>;

const { credit_gap, people } = Eligibility.shape;

/** The figures as they stood when the link was made. Parts that the owner did not tick are null or empty. */
export const SharedFigures = z.object({
  year,
  shows: ShareParts,
  /** In the owner's order, with the yearly costs that the owner saw, or without any prices if they are not shared. */
  plans: z.array(Plan),
  /** Whether the yearly costs count the owner's own visits or medicines instead of average care. */
  isOwnCare: z.boolean(),
  /** Whether they count the owner's visits too, not only the owner's medicines. */
  hasOwnVisits: z.boolean(),
  /** Ids of the plans whose yearly costs leave out medicines that the plans do not cover. */
  uncounted: z.array(z.string()),
  search: z.nullable(PlanSearch),
  counties: z.array(County),
  eligibility: z.nullable(z.object({ credit_gap, people })),
  /** People whom the prices cover, and all people. It is only present if the prices leave out somebody. */
  priced: z.optional(z.object({ counted: z.int(), all: z.int() })),
  medicines: z.array(z.object({ rxcui: MyMedicine.shape.rxcui, name: MyMedicine.shape.name })),
  coverage: z.array(Coverage),
  doctors: z.array(
    z.object({ npi: MyDoctor.shape.npi, name: MyDoctor.shape.name, accepting: MyDoctor.shape.accepting }),
  ),
  network: z.array(ProviderCoverage),
  provenance: z.nullable(Provenance),
});
export type SharedFigures = z.infer<typeof SharedFigures>;

/** What somebody with a shared link sees. Dates are ISO strings. */
export const SharedView = z.extend(SharedFigures, {
  madeAt: z.string(),
  expiresAt: z.string(),
  /** Only for links made before links held figures: `withdrawn` names the shared plans that are no longer offered. */
  today: z.optional(z.object({ withdrawn: z.array(z.string()) })),
});
export type SharedView = z.infer<typeof SharedView>;

const FIGURES = [
  'plans.placeUnknown',
  'plans.stateExchange',
  'plans.territory',
  'plans.unavailable',
  'drugs.unavailable',
] as const;

/** The secret of a link is sent only in the body of a request, never in a URL. */
export const SHARES_CALLS = {
  preview: endpoint({
    ...SHARE_CALLS.preview,
    summary: 'What a link would show, before it is made',
    body: ShareToMake,
    reply: SharedFigures,
    errors: ['plans.notFound', ...FIGURES],
    limits: ['previewShareAddress'],
  }),
  make: endpoint({
    ...SHARE_CALLS.make,
    summary: 'Make a link that shows some plans to whoever has it, for a week',
    body: ShareToMake,
    reply: ShareMade,
    errors: ['plans.notFound', ...FIGURES, 'shares.tooMany'],
    limits: ['shareAddress'],
  }),
  list: endpoint({
    ...SHARE_CALLS.list,
    summary: 'My links, newest first',
    reply: z.array(ShareListed),
  }),
  end: endpoint({
    ...SHARE_CALLS.end,
    summary: 'End one of my links at once',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ ok: z.literal(true) }),
    errors: ['request.notFound'],
  }),
  open: endpoint({
    ...SHARE_CALLS.open,
    summary: 'What a link shows',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: SharedView,
    errors: ['shares.unknown', 'shares.ended', 'shares.expired', ...FIGURES],
    limits: ['openShareAddress'],
    refusalLimits: { error: 'shares.unknown', limits: ['guessShareAddress'] },
  }),
} as const;
