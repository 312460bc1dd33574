import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DRUGS, type Drug, type MedicineName } from '#contract/api/drugs.contract.js';
import type { InputOf, ReplyOf } from '#contract/api/endpoint.js';
import type { MyMedicineList } from '#contract/care-lists.js';
import { sendCacheResult } from '#platform/cache/send-cache-result.js';
import { CurrentUser, type AuthContext } from '#platform/endpoint/auth-context.js';
import { Input, Serve } from '#platform/endpoint/serve.js';
import { DrugsService } from './drugs.service.js';
import { MedicineFactsService } from './medicine-facts.service.js';
import { MyMedicinesRepository } from './my-medicines.repository.js';
import { PlanCoverageService } from './plan-coverage.service.js';
import { VaFormulary } from './va/va-formulary.js';

@Controller()
export class DrugsController {
  constructor(
    private readonly drugs: DrugsService,
    private readonly formulary: VaFormulary,
    private readonly medicines: MyMedicinesRepository,
    private readonly vaColumn: MedicineFactsService,
    private readonly plans: PlanCoverageService,
  ) {}

  @Serve(DRUGS.autocomplete)
  autocomplete(@Input() { query }: InputOf<typeof DRUGS.autocomplete>): Promise<Drug[]> {
    return this.drugs.find(query.q, query.year);
  }

  @Serve(DRUGS.suggestNames)
  async names(@Input() { query }: InputOf<typeof DRUGS.suggestNames>): Promise<MedicineName[]> {
    if (query.list !== 'va') return this.drugs.names(query.q);
    return (await this.formulary.similarTo(query.q)).map((name) => ({ name }));
  }

  @Serve(DRUGS.checkCoverage)
  async covered(
    @Input() { query }: InputOf<typeof DRUGS.checkCoverage>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sendCacheResult(
      await this.drugs.coverage(query.drugs.split(','), query.planids.split(','), query.year),
      request,
      reply,
    );
  }

  @Serve(DRUGS.checkPlans)
  checkPlans(@Input() { body }: InputOf<typeof DRUGS.checkPlans>): Promise<ReplyOf<typeof DRUGS.checkPlans>> {
    return this.plans.check(body);
  }

  @Serve(DRUGS.listMine)
  mine(@CurrentUser() { userId }: AuthContext): Promise<MyMedicineList> {
    return this.medicines.list(userId);
  }

  @Serve(DRUGS.saveMine)
  keep(
    @CurrentUser() { userId }: AuthContext,
    @Input() { body }: InputOf<typeof DRUGS.saveMine>,
  ): Promise<MyMedicineList> {
    return this.medicines.replace(userId, body.medicines);
  }

  @Serve(DRUGS.getFacts)
  facts(@Input() { query }: InputOf<typeof DRUGS.getFacts>): Promise<ReplyOf<typeof DRUGS.getFacts>> {
    return this.vaColumn.factsOf(query.drugs.split(','));
  }

  @Serve(DRUGS.searchVa)
  va(@Input() { query }: InputOf<typeof DRUGS.searchVa>): Promise<ReplyOf<typeof DRUGS.searchVa>> {
    return this.formulary.find(query.q);
  }
}
