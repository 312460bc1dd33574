import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { withEntityManager } from '#platform/database/unit-of-work.js';
import type { HealthCheck } from '#platform/health/health-checks.js';
import { PlansService } from './plans.service.js';

/** Passes if the plan years can be read from the marketplace or from the cache. */
@Injectable()
export class PlansHealth implements HealthCheck {
  readonly name = 'plans';

  constructor(
    private readonly plans: PlansService,
    private readonly em: EntityManager,
  ) {}

  passes(): Promise<boolean> {
    return withEntityManager(this.em, async () => (await this.plans.currentYear()) > 0);
  }
}
