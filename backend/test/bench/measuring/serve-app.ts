import 'reflect-metadata';
import { buildApp } from '#backend/app.module.js';
import { readConfig } from '#platform/config/config.js';
import { createLogger } from '#platform/logging/logger.js';
import { reportToParent } from './measured-process.js';

// This program runs the web process as in production, with full logging. It is a separate process so that it can be
// measured alone.
const config = readConfig(process.env);
const app = await buildApp(config, createLogger(config.logLevel, 'bench'));
await app.listen({ port: config.port, host: '127.0.0.1' });
const address = app.getHttpServer().address();
reportToParent(typeof address === 'object' && address ? address.port : 0);
