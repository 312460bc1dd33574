import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}
export type Respond = (received: FakeRequest, response: ServerResponse, request: IncomingMessage) => void;

/**
 * Starts a server whose responses are defined by the test, even at the level of the network socket. The server records
 * the requests that it receives.
 */
export async function startFakeServer(first: Respond = json({})) {
  const requests: FakeRequest[] = [];
  const state = { respond: first, most: 0, open: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', 'http://local');
      const sent = await text(request);
      const question: FakeRequest = {
        method: request.method ?? '',
        path: address.pathname,
        query: address.searchParams,
        body: sent ? (JSON.parse(sent) as Record<string, unknown>) : {},
      };
      requests.push(question);
      state.most = Math.max(state.most, ++state.open);
      response.on('close', () => {
        state.open -= 1;
      });
      state.respond(question, response, request);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get mostAtOnce() {
      return state.most;
    },
    answer(respond: Respond) {
      state.respond = respond;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Respond {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Returns a plan in the format of the marketplace's responses. `changes` replaces fields of the standard plan. */
export function wirePlan(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const row = {
    csr: 'Exchange variant (no CSR)',
    network_tier: 'In-Network',
    family_cost: 'Individual',
    individual: true,
    family: false,
    display_string: '',
  };
  return {
    id: '12345NC0010001',
    name: 'Invented Silver',
    premium: 400.5,
    premium_w_credit: 100.25,
    ehb_premium: 398,
    metal_level: 'Silver',
    type: 'HMO',
    state: 'NC',
    benefits: [{ name: 'Generic Drugs', covered: true, cost_sharings: null }],
    deductibles: [{ ...row, type: 'Combined Medical and Drug EHB Deductible', amount: 5000 }],
    moops: [{ ...row, type: 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)', amount: 9000 }],
    disease_mgmt_programs: ['Diabetes'],
    has_national_network: false,
    product_division: 'HealthCare',
    benefits_url: 'https://plans.example/sbc.pdf',
    brochure_url: '',
    formulary_url: 'javascript:alert(1)',
    network_url: 'ftp://plans.example/x',
    issuer: { id: '12345', name: 'Invented Health' },
    hsa_eligible: false,
    specialist_referral_required: true,
    oopc: -1,
    suppression_state: 'unknown',
    quality_rating: {
      available: true,
      year: 2026,
      global_rating: 0,
      enrollee_experience_rating: 4,
      global_not_rated_reason: 'New-Ineligible for Scoring',
    },
    ...changes,
  };
}
export const planIdOf = (number: number): string => `12345NC${String(number).padStart(7, '0')}`;
