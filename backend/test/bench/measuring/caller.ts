import * as z from 'zod/mini';
import { CallerJob } from './caller-process.js';
import { callAtConstantRate } from './constant-rate.js';
import { HttpClient } from './http-client.js';

// This program makes calls on behalf of a measurement, in a process of its own. For each job that its parent process
// sends, it reports the durations of all calls in milliseconds.
const [port = '', cookie = ''] = process.argv.slice(2);
const client = new HttpClient(Number(port), cookie);

async function timesOf({ requests, rate, headers }: CallerJob): Promise<number[]> {
  const call = async (index: number): Promise<void> => {
    const request = requests[index % requests.length];
    if (!request) throw new Error('a job needs at least one request');
    await client.send(request.method, request.path, request.body, headers);
  };
  return callAtConstantRate(call, rate);
}

process.on('message', (job) => void timesOf(z.parse(CallerJob, job)).then((times) => process.send?.(times)));
process.on('disconnect', () => process.exit());
