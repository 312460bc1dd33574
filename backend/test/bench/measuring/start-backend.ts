import { findPort } from '#sandbox/processes/ports.js';
import { eventually } from '../../harness/eventually.js';
import { Program } from '../../harness/program.js';
import type { TestApp } from '../../harness/test-app.js';
import { HttpClient } from './http-client.js';

let callers = 0;
/**
 * Returns a header that makes each call appear to come from a different IP address, so that rate limits reject no call.
 */
export function fromElsewhere(): Record<string, string> {
  callers += 1;
  return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
}

/**
 * Starts a backend in production mode and waits until `path` answers with status 200: `/health/ready` if the backend
 * has everything that it needs, `/health/live` as soon as it takes calls.
 */
export async function startBackend(
  { environment }: TestApp,
  path: '/health/ready' | '/health/live' = '/health/ready',
): Promise<{ backend: Program; port: number }> {
  const port = await findPort();
  const backend = Program.start('backend', {
    ...environment,
    NODE_ENV: 'production',
    AUDIT_KEY: '',
    RATE_LIMIT_FACTOR: '1',
    TIMEOUT_FACTOR: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(port),
  });
  const client = new HttpClient(port, '', { isLasting: false });
  const isReady = async (): Promise<boolean> => {
    const { status } = await client.get(path, fromElsewhere()).catch(() => ({ status: 0 }));
    return status === 200;
  };
  await eventually(isReady, 'the backend');
  return { backend, port };
}
