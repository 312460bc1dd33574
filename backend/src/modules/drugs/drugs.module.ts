import { Module } from '@nestjs/common';
import { CacheModule } from '#platform/cache/answer-cache.js';
import { MarketplaceModule } from '#platform/marketplace/marketplace.module.js';
import { PlansModule } from '../plans/index.js';
import { DrugQueries } from './drug-queries.js';
import { DrugsController } from './drugs.controller.js';
import { DrugsService } from './drugs.service.js';
import { KnownMedicines } from './known-medicines.js';
import { MedicineFactsService } from './medicine-facts.service.js';
import { MedicineIndex } from './medicine-index.js';
import { MyMedicinesRepository } from './my-medicines.repository.js';
import { PlanCoverageService } from './plan-coverage.service.js';
import { VaFormulary } from './va/va-formulary.js';

@Module({
  imports: [MarketplaceModule, CacheModule, PlansModule],
  controllers: [DrugsController],
  providers: [
    DrugQueries,
    DrugsService,
    KnownMedicines,
    MedicineIndex,
    MyMedicinesRepository,
    MedicineFactsService,
    PlanCoverageService,
    VaFormulary,
  ],
  exports: [DrugQueries, MyMedicinesRepository, PlanCoverageService, VaFormulary],
})
export class DrugsModule {}
