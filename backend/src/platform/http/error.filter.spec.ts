import { OptimisticLockError } from '@mikro-orm/core';
import { pino } from 'pino';
import { ERRORS } from '#contract/messages/errors.js';
import { AppError } from '../errors/app-error.js';
import { METRICS } from '../metrics/metrics.js';
import { ErrorFilter } from './error.filter.js';

function answerTo(thrown: unknown) {
  const sent = { status: 0, body: {} };
  const reply = {
    header: () => reply,
    status(status: number) {
      sent.status = status;
      return reply;
    },
    send(body: object) {
      sent.body = body;
    },
  };
  const http = { getRequest: () => ({ id: 'r-1', url: '/api/account' }), getResponse: () => reply };
  const host = { switchToHttp: () => http };
  new ErrorFilter(pino({ level: 'silent' })).catch(thrown, host as unknown as Parameters<ErrorFilter['catch']>[1]);
  return sent;
}

it('reports a conflict if somebody else changed the data meanwhile', () => {
  const { status, message } = ERRORS['request.conflict'];
  const answer = { code: 'request.conflict', message, detail: message, requestId: 'r-1' };
  expect(answerTo(OptimisticLockError.lockFailed('User'))).toEqual({ status, body: answer });
});

it.each([
  ['08006', 503],
  ['57P01', 503],
  ['53300', 503],
  ['ECONNREFUSED', 503],
  ['08P01', 500],
  ['22021', 500],
])('answers the database error %s with %i', (code, status) => {
  expect(answerTo(Object.assign(new Error('as PostgreSQL words it'), { code })).status).toBe(status);
});

it('reports an unknown error as an error of the site', () => {
  expect(answerTo(new Error('column "secret" does not exist'))).toEqual({
    status: 500,
    body: expect.objectContaining({ code: 'server.error', message: ERRORS['server.error'].message }),
  });
});

it('counts the refused requests by error code', async () => {
  METRICS.refused.reset();
  answerTo(new AppError('auth.invalidCredentials'));
  answerTo(new AppError('auth.invalidCredentials'));
  answerTo(new AppError('request.tooMany'));
  answerTo(new Error('a fault of our own'));
  const { values } = await METRICS.refused.get();
  const counted = new Map(values.map(({ labels, value }) => [labels.code, value]));
  expect(counted.get('auth.invalidCredentials')).toBe(2);
  expect(counted.get('request.tooMany')).toBe(1);
  expect(counted.has('server.error')).toBe(false);
});
