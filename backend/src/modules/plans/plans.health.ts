import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { withEntityManager } from '../../platform/database/unit-of-work.js';
import { HealthChecks } from '../../platform/health/health-checks.js';
import { PlansService } from './plans.service.js';

/** Search works while the market's years can be told: by the marketplace, or by a saved answer that may stand in for it. */
@Injectable()
export class PlansHealth implements OnModuleInit {
  constructor(
    private readonly plans: PlansService,
    private readonly em: EntityManager,
    /** Workers answer no health questions. */
    @Optional() private readonly health?: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health?.add('plans', () => withEntityManager(this.em, async () => (await this.plans.currentYear()) > 0));
  }
}
