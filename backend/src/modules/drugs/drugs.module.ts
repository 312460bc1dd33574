import { Module } from '@nestjs/common';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { MarketplaceModule } from '../../platform/marketplace/marketplace.module.js';
import { PlansModule } from '../plans/index.js';
import { DrugAnswers } from './drug-answers.js';
import { DrugsController } from './drugs.controller.js';
import { DrugsService } from './drugs.service.js';
import { MedicineIndex } from './medicine-index.js';
import { MyMedicines } from './my-medicines.js';
import { VaColumn } from './va-column.js';
import { VaFormulary } from './va-formulary.js';

@Module({ imports: [MarketplaceModule, CacheModule, PlansModule], controllers: [DrugsController], providers: [DrugAnswers, DrugsService, MedicineIndex, MyMedicines, VaColumn, VaFormulary], exports: [VaFormulary] })
export class DrugsModule {}
