import { Controller, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import type { InputOf } from '#contract/api/endpoint.js';
import { SYSTEM } from '#contract/api/system.contract.js';
import { Input, Serve } from '../endpoint/serve.js';
import { LOGGER } from '../logging/logger.js';
import { METRICS } from '../metrics/metrics.js';
import { violationsIn } from './policy-reports.js';

/** Lines that one request may add to the log. All reports are counted. */
const MOST_LINES = 10;

@Controller()
export class PolicyReportsController {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** One log line for each kind of violation. */
  @Serve(SYSTEM.reportViolations)
  async report(@Input() { body }: InputOf<typeof SYSTEM.reportViolations>): Promise<void> {
    const violations = violationsIn(body);
    for (const { directive } of violations) METRICS.policyViolations.inc({ directive });
    const kinds = new Map(violations.map((one) => [`${one.directive} ${one.blocked}`, one]));
    for (const kind of [...kinds.values()].slice(0, MOST_LINES))
      this.logger.warn(kind, 'a browser blocked content that the policy forbids');
  }
}
