import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanBatchReply, PLANS, type Eligibility } from '#contract/api/plans.contract.js';
import { SharedFigures } from '#contract/api/shares.contract.js';
import type { PlanYearCost } from '#contract/plans/plan.js';
import { AppError } from '#platform/errors/app-error.js';
import { PlanCoverageService } from '../drugs/index.js';
import { joinProvenance, PlansService } from '../plans/index.js';
import { ProvidersService } from '../providers/index.js';
import { visibleSearch, type Shareable } from './shared-content.js';

type Found = Pick<SharedFigures, 'plans' | 'provenance'> & { readonly eligibility: Eligibility | null };
type Care = Pick<SharedFigures, 'coverage' | 'network'>;

const OnePlan = PLANS.get.reply ?? z.never();

/** From the same cached answers as the owner's page, so equal to the cent. */
@Injectable()
export class SharedPlans {
  constructor(
    private readonly plans: PlansService,
    private readonly coverage: PlanCoverageService,
    private readonly providers: ProvidersService,
  ) {}

  /** Throws the errors of `PlansService.batch`, `plans.unavailable` and `drugs.unavailable`. */
  async figures(shareable: Shareable): Promise<SharedFigures> {
    const { ids, year, shows, search, own_care, exceptions = [], medicines, doctors } = shareable;
    const found = search ? await this.priced(ids, { ...search, year }) : await this.unpriced(ids, year);
    const plans = ids.flatMap((id) => found.plans.filter((plan) => plan.id === id));
    const offered = plans.map(({ id }) => id);
    const visible = visibleSearch(shareable);
    const costs = await this.ownCareCosts(shareable, offered);
    // Parsing removes what no screen shows, such as how often a medicine is needed.
    return z.parse(SharedFigures, {
      year,
      shows,
      plans: plans.map((plan) => ({
        ...plan,
        oopc: shows.health ? plan.oopc : null,
        year_cost: withoutYears(costs ? (costs[plan.id] ?? null) : plan.year_cost),
      })),
      isOwnCare: costs !== null,
      hasOwnVisits: own_care?.primaryVisits !== undefined,
      uncounted: exceptions.flatMap(({ plan_ids }) => plan_ids),
      search: visible,
      counties: visible ? this.plans.counties(visible.place.zipcode).counties : [],
      eligibility: found.eligibility && { ...found.eligibility, people: visible ? found.eligibility.people : [] },
      ...pricedPeople(found.eligibility),
      medicines,
      doctors,
      ...(await this.care(shareable, offered)),
      provenance: found.provenance,
    });
  }

  private async priced(ids: readonly string[], search: NonNullable<Shareable['search']>): Promise<Found> {
    const { answer, stale } = await this.plans.batch({ ...search, plan_ids: [...ids] });
    const { plans, eligibility, provenance } = z.parse(PlanBatchReply, await answer.json());
    return { plans, eligibility, provenance: { ...provenance, stale } };
  }

  private async unpriced(ids: readonly string[], year: number): Promise<Found> {
    const found = (await Promise.all(ids.map((id) => this.onePlan(id, year)))).flatMap((one) => one ?? []);
    const provenance = found.length > 0 ? joinProvenance(found.map((one) => one.provenance)) : null;
    return { plans: found.map(({ plan }) => plan), eligibility: null, provenance };
  }

  private async onePlan(id: string, year: number) {
    try {
      const { answer, stale } = await this.plans.plan(id, year);
      const { plan, provenance } = z.parse(OnePlan, await answer.json());
      return { plan, provenance: { ...provenance, stale } };
    } catch (error) {
      if (error instanceof AppError && error.code === 'plans.notFound') return null;
      throw error;
    }
  }

  private async ownCareCosts(
    { search, own_care, exceptions }: Shareable,
    plan_ids: string[],
  ): Promise<Readonly<Record<string, PlanYearCost>> | null> {
    if (!search || !own_care || plan_ids.length === 0) return null;
    return (await this.plans.ownCareCosts({ ...search, plan_ids, own_care, exceptions })).costs;
  }

  /** Looks up which of the plans cover the medicines and have the doctors in their network. */
  private async care({ medicines, doctors, year }: Shareable, plan_ids: string[]): Promise<Care> {
    const drugs = medicines.map(({ rxcui }) => rxcui);
    const npis = doctors.map(({ npi }) => npi);
    const isAsked = (list: readonly string[]): boolean => list.length > 0 && plan_ids.length > 0;
    const [coverage, network] = await Promise.all([
      isAsked(drugs) ? this.coverage.check({ drugs, plan_ids, year }).then((reply) => reply.coverage) : [],
      isAsked(npis) ? this.providers.coverage({ npis, plan_ids, year }).then((reply) => reply.coverage) : [],
    ]);
    return { coverage, network };
  }
}

/** Returns a yearly cost without its twenty years, which a shared link does not show. */
const withoutYears = (cost: PlanYearCost | null): PlanYearCost | null => cost && { ...cost, years: undefined };

/** Returns how many people the prices cover, if they leave out somebody. Nothing else is told about these people. */
function pricedPeople(eligibility: Found['eligibility']): Pick<SharedFigures, 'priced'> {
  const people = eligibility?.people ?? [];
  const counted = people.filter(({ is_priced }) => is_priced).length;
  return counted < people.length ? { priced: { counted, all: people.length } } : {};
}
