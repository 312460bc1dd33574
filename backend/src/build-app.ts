import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { Config } from '#platform/config/config.js';
import { createApp } from '#platform/http/app.fastify.js';
import { AppModule } from './app.module.js';

export const buildApp = (config: Config, logger: Logger): Promise<NestFastifyApplication> =>
  createApp(AppModule.with(config, logger), config, logger);
