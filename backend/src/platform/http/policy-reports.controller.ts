import { Controller, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import type { InputOf } from '#contract/api/endpoint.js';
import { SYSTEM } from '#contract/api/system.contract.js';
import { Input, Serve } from '../endpoint/serve.js';
import { LOGGER } from '../logging/logger.js';
import { METRICS } from '../metrics/metrics.js';
import { violationsIn } from './policy-reports.js';

/**
 * Maximum number of lines that one request with reports may add to the log. All reports are counted in the metrics,
 * even if they are not logged.
 */
const MOST_LINES = 10;

@Controller()
export class PolicyReportsController {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /**
   * Counts the violations of the content security policy that a browser reports. Logs one line for each kind of
   * violation, but at most ten lines for each request.
   */
  @Serve(SYSTEM.reportViolations)
  async report(@Input() { body }: InputOf<typeof SYSTEM.reportViolations>): Promise<void> {
    const violations = violationsIn(body);
    for (const { directive } of violations) METRICS.policyViolations.inc({ directive });
    const kinds = new Map(violations.map((one) => [`${one.directive} ${one.blocked}`, one]));
    for (const kind of [...kinds.values()].slice(0, MOST_LINES))
      this.logger.warn(kind, 'a browser blocked content that the policy forbids');
  }
}
