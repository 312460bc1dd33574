import { expect, it } from '@jest/globals';
import type { FastifyReply } from 'fastify';
import { PassportResponse } from './passport-response.js';

it('the response of Passport reaches Fastify, without the header content-length', () => {
  const calls: unknown[][] = [];
  const note = (...call: unknown[]) => void calls.push(call);
  const reply = {
    code: (status: number) => note('code', status),
    header: note,
    send: (body: string) => note('send', body),
  };
  const response = new PassportResponse(reply as unknown as FastifyReply);
  response.statusCode = 302;
  response.setHeader('Location', '/next').setHeader('Content-Length', '7').end();
  response.end('refused');
  expect(calls).toEqual([
    ['code', 302],
    ['Location', '/next'],
    ['send', ''],
    ['send', 'refused'],
  ]);
});
