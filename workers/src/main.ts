import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { stopOnSignal } from '#platform/async/stop-on-signal.js';
import { exitIfRefused, readConfigOrExit } from '#platform/config/read-or-exit.js';
import { createLogger, logUncaught, NestLogger } from '#platform/logging/logger.js';
import { startTracing } from '#platform/tracing/tracing.js';
import { WorkersModule } from './workers.module.js';

const config = readConfigOrExit();
const logger = createLogger(config.logLevel, 'workers');
logUncaught(logger);
const stopTracing = config.tracesUrl ? await startTracing(config.tracesUrl, 'workers') : null;
const app = await NestFactory.createApplicationContext(WorkersModule.with(config, logger), {
  logger: new NestLogger(logger),
  abortOnError: false,
}).catch(exitIfRefused);
logger.info('working');

stopOnSignal(async () => {
  await app.close();
  await stopTracing?.();
}, logger);
