import 'reflect-metadata';
import { buildApp } from '../../src/build-app.js';
import { AnswerCache } from '../../src/platform/cache/answer-cache.js';
import { readConfig } from '../../src/platform/config/config.js';
import { createLogger } from '../../src/platform/logging/logger.js';
import { obey } from './measured-process.js';

/** The web process as it is in production, every log line written, in a process of its own whose work can be measured. */
const config = readConfig(process.env);
const app = await buildApp(config, createLogger(config.logLevel, 'bench'));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.getHttpServer().address();
obey({ port: typeof address === 'object' && address ? address.port : 0, forget: () => app.get(AnswerCache, { strict: false }).forget() });
