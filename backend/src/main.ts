import 'reflect-metadata';
import { VaFormulary } from '#modules/drugs/index.js';
import { stopOnSignal } from '#platform/async/stop-on-signal.js';
import { exitIfRefused, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { HealthChecks } from '#platform/health/health-checks.js';
import { createLogger, logUncaught } from '#platform/logging/logger.js';
import { startTracing } from '#platform/tracing/tracing.js';
import { buildApp } from './app.module.js';

/** Milliseconds in which load balancers notice that the process stops and send requests elsewhere. */
const DRAIN = 1_000;

/** Milliseconds until VA's list is loaded for the first search. By then, the other programs have started. */
const WARM_UP_AFTER = 3_000;

const config = readConfigOrExit({ withAuditKey: false, isExposed: true });
const logger = createLogger(config.logLevel, 'backend');
logUncaught(logger);
const stopTracing = config.tracesUrl ? await startTracing(config.tracesUrl, 'backend') : null;
const app = await buildApp(config, logger).catch(exitIfRefused);
await app.listen({ port: config.port, host: config.host });
logger.info({ port: config.port }, 'listening');
setTimeout(() => {
  app
    .get(VaFormulary, { strict: false })
    .warmUp()
    .then(() => logger.info("VA's list is loaded"))
    .catch((error: unknown) => logger.warn({ err: error }, "VA's list could not be loaded in advance"));
}, WARM_UP_AFTER).unref();

stopOnSignal(async () => {
  app.get(HealthChecks).draining = true;
  await new Promise((resolve) => setTimeout(resolve, config.production ? DRAIN : 0));
  await app.close();
  await stopTracing?.();
}, logger);
