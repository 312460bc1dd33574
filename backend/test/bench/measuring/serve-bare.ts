import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { Controller, HttpCode, Module, Post, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { reportToParent } from './measured-process.js';

/** Format of the recorded response that this server sends to every request. */
const Recorded = z.object({ path: z.string(), headers: z.record(z.string(), z.string()), body: z.string() });
const { path, headers, body } = z.parse(Recorded, JSON.parse(readFileSync(process.env['BENCH_ANSWER'] ?? '', 'utf8')));
const bytes = Buffer.from(body, 'base64');

/** An application of the same frameworks that does nothing but send these bytes: the baseline for comparisons. */
@Controller()
class BareController {
  @Post(path)
  @HttpCode(200)
  answer(@Res({ passthrough: true }) reply: FastifyReply): Buffer {
    void reply.headers(headers);
    return bytes;
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
const address = app.getHttpServer().address();
reportToParent(typeof address === 'object' && address ? address.port : 0);
