import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { PlanBatchReply, PLANS } from '#contract/api/plans.contract.js';
import type { SharedView } from '#contract/api/shares.contract.js';
import type { Plan } from '#contract/plans/plan.js';
import { AppError } from '#platform/errors/app-error.js';
import { PlanCoverageService } from '../drugs/index.js';
import { joinProvenance, PlansService } from '../plans/index.js';
import { ProvidersService } from '../providers/index.js';
import { visibleSearch, type SharedContent } from './shared-content.js';

type Question = Pick<SharedContent, 'year' | 'search'> & { readonly ids: readonly string[] };
type Found = Pick<SharedView, 'plans' | 'eligibility' | 'provenance'>;
type Care = Pick<SharedView, 'coverage' | 'network' | 'isCareMissing'>;

const OnePlan = PLANS.get.reply ?? z.never();

/**
 * Looks up the plans and other data that a shared link shows. The plans come from the same cached answers as the plans
 * on the owner's page, so all amounts are the same to the cent.
 */
@Injectable()
export class SharedPlans {
  constructor(
    private readonly plans: PlansService,
    private readonly coverage: PlanCoverageService,
    private readonly providers: ProvidersService,
  ) {}

  /**
   * Returns the plans with the given ids, in the order of `ids`. The plans have prices if a plan search is given. Plans
   * that are no longer offered are left out. Throws the errors of `PlansService.batch`.
   */
  async find({ ids, year, search }: Question): Promise<Found> {
    const found = search ? await this.priced(ids, { ...search, year }) : await this.unpriced(ids, year);
    return { ...found, plans: ids.flatMap((id) => found.plans.filter((plan) => plan.id === id)) };
  }

  /** Returns everything that a shared link shows to people who open it. Throws the errors of `find`. */
  async view(content: SharedContent): Promise<Omit<SharedView, 'madeAt' | 'expiresAt'>> {
    const { year, shows, search, medicines, doctors } = content;
    const found = await this.find({ ids: content.plans.map(({ id }) => id), year, search });
    const offered = found.plans.map(({ id }) => id);
    const visible = visibleSearch(content);
    return {
      year,
      shows,
      plans: found.plans.map((plan) => ({ ...plan, oopc: shows.health ? plan.oopc : null })),
      withdrawn: content.plans.filter(({ id }) => !offered.includes(id)).map(({ name }) => name),
      changed: changedPremiums(content, found.plans),
      own_care_costs: await this.ownCareCosts(content, offered),
      hasOwnVisits: content.own_care?.primaryVisits !== undefined,
      uncounted: (content.exceptions ?? []).flatMap(({ plan_ids }) => plan_ids),
      search: visible,
      counties: visible ? this.plans.counties(visible.place.zipcode).counties : [],
      eligibility: found.eligibility && { ...found.eligibility, people: visible ? found.eligibility.people : [] },
      ...pricedPeople(found.eligibility),
      medicines,
      doctors,
      ...(await this.care(content, offered)),
      provenance: found.provenance,
    };
  }

  private async priced(ids: readonly string[], search: NonNullable<SharedContent['search']>): Promise<Found> {
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
    { search, own_care, exceptions }: SharedContent,
    plan_ids: string[],
  ): Promise<SharedView['own_care_costs']> {
    if (!search || !own_care || plan_ids.length === 0) return null;
    return (await this.plans.ownCareCosts({ ...search, plan_ids, own_care, exceptions })).costs;
  }

  /**
   * Looks up which of the plans cover the medicines and have the doctors in their network. If the lookup fails, the
   * shared link shows the plans without this information.
   */
  private async care({ medicines, doctors, year }: SharedContent, plan_ids: string[]): Promise<Care> {
    const drugs = medicines.map(({ rxcui }) => rxcui);
    const npis = doctors.map(({ npi }) => npi);
    const isAsked = (list: readonly string[]): boolean => list.length > 0 && plan_ids.length > 0;
    try {
      const [coverage, network] = await Promise.all([
        isAsked(drugs) ? this.coverage.check({ drugs, plan_ids, year }).then((reply) => reply.coverage) : [],
        isAsked(npis) ? this.providers.coverage({ npis, plan_ids, year }).then((reply) => reply.coverage) : [],
      ]);
      return { coverage, network, isCareMissing: false };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { coverage: [], network: [], isCareMissing: true };
    }
  }
}

/** Returns how many people the prices cover, if they leave out somebody. Nothing else is told about these people. */
function pricedPeople(eligibility: Found['eligibility']): Pick<SharedView, 'priced'> {
  const people = eligibility?.people ?? [];
  const counted = people.filter(({ is_priced }) => is_priced).length;
  return counted < people.length ? { priced: { counted, all: people.length } } : {};
}

/**
 * Returns the earlier premiums of the plans whose premium has changed since the shared link was created. The list is
 * empty if the link shows no prices.
 */
function changedPremiums({ search, plans: before }: SharedContent, plans: readonly Plan[]): SharedView['changed'] {
  if (!search) return [];
  return before.flatMap(({ id, premium, premium_w_credit }) => {
    const now = plans.find((plan) => plan.id === id);
    const isSame = !now || (now.premium === premium && now.premium_w_credit === premium_w_credit);
    return isSame ? [] : [{ plan_id: id, premium, premium_w_credit }];
  });
}
