import { afterEach, expect, it, jest } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import { stopOnSignal } from './stop-on-signal.js';

/** Maximum time in milliseconds after which a process that was asked to stop must have ended. */
const BAR = 15_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/**
 * Registers `stop` for a process and asks the process to stop. Returns a promise of the exit code with which the
 * process ends.
 */
function askToStop(stop: () => Promise<void>): Promise<unknown> {
  jest.useFakeTimers();
  const listeners = new Map<string | symbol, () => void>();
  jest.spyOn(process, 'on').mockImplementation(((event: string, listener: () => void) => {
    listeners.set(event, listener);
    return process;
  }) as never);
  const ended = new Promise((resolve) => {
    jest.spyOn(process, 'exit').mockImplementation(resolve as never);
  });
  stopOnSignal(stop, createLogger('silent', 'test'));
  listeners.get('SIGTERM')?.();
  return ended;
}

it('a process ends within fifteen seconds even if something that it waits for never answers', async () => {
  const ended = askToStop(() => new Promise(() => undefined));
  jest.advanceTimersByTime(BAR);
  expect(await ended).toBe(1);
});

it('a process that stops in time ends at once, without a failure', async () => {
  expect(await askToStop(async () => undefined)).toBeUndefined();
});
