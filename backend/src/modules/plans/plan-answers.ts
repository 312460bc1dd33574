import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { CACHE_LIFE } from '../../contract/limits.js';
import { PlanBatch, PlanSearch, type Provenance } from '../../contract/plans.contract.js';
import type { AnswerKind } from '../../platform/cache/answer-kind.js';
import { CacheRenewal } from '../../platform/cache/cache-renewal.js';
import { AppError } from '../../platform/errors/app-error.js';
import { MarketplaceClient } from '../../platform/marketplace/marketplace.client.js';
import type { Answer } from '../../platform/marketplace/question.js';
import { findPlans, pricePlans } from './find-plans.js';
import { toPlan } from './to-plan.js';

const Zip = z.object({ zip: z.string() });
const PlanOfYear = z.object({ id: z.string(), year: z.number() });
const StateOfYear = z.object({ state: z.string(), year: z.number() });
const Nothing = z.object({});

const provenance = ({ at, source }: Answer<unknown>): Provenance => ({ asOf: at.toISOString(), source, stale: false });

/** The questions this room puts to the marketplace, and how an answer becomes the contract's reply. */
@Injectable()
export class PlanAnswers {
  readonly counties: AnswerKind<typeof Zip> = {
    name: 'counties',
    question: Zip,
    freshFor: CACHE_LIFE.counties,
    changesWith: 'versions',
    ask: async ({ zip }, signal) => {
      const answer = await this.marketplace.countiesByZip(zip, signal);
      if (answer.data.length === 0) throw new AppError('plans.zipUnknown');
      return { ...answer, body: { counties: answer.data } };
    },
  };

  /** The market's facts; which years are offered depends on the day, so it is worked out when asked (`offeredYears`). */
  readonly marketYears: AnswerKind<typeof Nothing> = {
    name: 'supportedYears',
    question: Nothing,
    freshFor: CACHE_LIFE.marketYears,
    changesWith: 'versions',
    ask: async (_, signal) => {
      const answer = await this.marketplace.marketYears(signal);
      return { ...answer, body: answer.data };
    },
  };

  /** Name and address of a state's own exchange. */
  readonly state: AnswerKind<typeof StateOfYear> = {
    name: 'state',
    question: StateOfYear,
    freshFor: CACHE_LIFE.states,
    changesWith: 'versions',
    ask: async ({ state, year }, signal) => {
      const answer = await this.marketplace.state(state, year, signal);
      return { ...answer, body: answer.data };
    },
  };

  readonly plan: AnswerKind<typeof PlanOfYear> = {
    name: 'plan',
    question: PlanOfYear,
    freshFor: CACHE_LIFE.plan,
    changesWith: 'versions',
    ask: async ({ id, year }, signal) => {
      const answer = await this.marketplace.plan(id, year, signal);
      return { ...answer, body: { plan: toPlan(answer.data, { csr: null, people: 1 }), provenance: provenance(answer) } };
    },
  };

  readonly search: AnswerKind<typeof PlanSearch> = {
    name: 'search',
    question: PlanSearch,
    isLarge: true,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    ask: async (question, signal) => {
      const body = await findPlans(this.marketplace, question, signal);
      return { body, source: body.provenance.source, at: new Date(body.provenance.asOf) };
    },
  };

  readonly batch: AnswerKind<typeof PlanBatch> = {
    name: 'batch',
    question: PlanBatch,
    freshFor: CACHE_LIFE.search,
    changesWith: 'versions',
    ask: async (question, signal) => {
      const body = await pricePlans(this.marketplace, question, signal);
      return { body, source: body.provenance.source, at: new Date(body.provenance.asOf) };
    },
  };

  constructor(
    private readonly marketplace: MarketplaceClient,
    renewal: CacheRenewal,
  ) {
    renewal.register(this.counties, this.marketYears, this.state, this.plan, this.search, this.batch);
  }
}
