import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { reportToParent } from './measured-process.js';

/**
 * Format of the recorded response that this plain Node server sends to every request. The server does almost no work,
 * so its speed is the baseline for comparisons.
 */
const Recorded = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });
const { headers, body } = z.parse(Recorded, JSON.parse(readFileSync(process.env['BENCH_ANSWER'] ?? '', 'utf8')));
const bytes = Buffer.from(body, 'base64');
const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  reportToParent({ port: typeof address === 'object' && address ? address.port : 0 });
});
