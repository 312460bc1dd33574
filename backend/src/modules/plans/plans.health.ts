import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Optional, type OnModuleInit } from '@nestjs/common';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import { HealthChecks } from '#platform/health/health-checks.js';
import { PlansService } from './plans.service.js';

/** Health check of the plan search. It passes if the plan years can be read from the marketplace or from the cache. */
@Injectable()
export class PlansHealth implements OnModuleInit {
  constructor(
    private readonly plans: PlansService,
    private readonly em: EntityManager,
    /** Registry of health checks; optional, because workers do not answer health checks. */
    @Optional() private readonly health?: HealthChecks,
  ) {}

  onModuleInit(): void {
    this.health?.add('plans', () => withEntityManager(this.em, async () => (await this.plans.currentYear()) > 0));
  }
}
