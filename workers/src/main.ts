import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { readConfigOrExit } from '#platform/config/read-or-exit.js';
import { createLogger, NestLogger } from '#platform/logging/logger.js';
import { startTracing } from '#platform/tracing/tracing.js';
import { WorkersModule } from './workers.module.js';

const config = readConfigOrExit();
const logger = createLogger(config.logLevel, 'workers');
const stopTracing = config.tracesUrl ? await startTracing(config.tracesUrl, 'workers') : null;
const app = await NestFactory.createApplicationContext(WorkersModule.with(config, logger), {
  logger: new NestLogger(logger),
  abortOnError: false,
});
logger.info('working');

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.close();
  await stopTracing?.();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
