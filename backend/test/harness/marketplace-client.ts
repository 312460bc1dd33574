import type { Drug } from '#sandbox/marketplace/catalog/catalog.js';
import type { PersonEstimate } from '#sandbox/marketplace/money/eligibility.js';
import type { SearchAnswer } from '#sandbox/marketplace/search/search.js';
import { startMarketplace, type Marketplace, type MarketplaceOptions } from '#sandbox/marketplace/start.js';
import type { WirePlan } from '#sandbox/marketplace/wire/plan.js';

export const DALLAS = { countyfips: '48113', state: 'TX', zipcode: '75001' };
export const LARAMIE = { countyfips: '56021', state: 'WY', zipcode: '82001' };
export const FINNEY = { countyfips: '20055', state: 'KS', zipcode: '67846' };
export const NATRONA = { countyfips: '56025', state: 'WY', zipcode: '82601' };
export const TETON = { countyfips: '56039', state: 'WY', zipcode: '83001' };

export class Client {
  constructor(readonly marketplace: Marketplace) {}

  static async start(options: Partial<MarketplaceOptions> = {}): Promise<Client> {
    return new Client(await startMarketplace({ port: 0, ...options }));
  }

  async get<T>(path: string): Promise<T> {
    return parse<T>(await this.fetch(path));
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    return parse<T>(await this.fetch(path, body));
  }

  fetch(path: string, body?: unknown): Promise<Response> {
    const url = new URL(`${this.marketplace.url}/api/v1${path}`);
    url.searchParams.set('apikey', this.marketplace.apiKey);
    if (body === undefined) return fetch(url);
    return fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  search(body: object = {}): Promise<SearchAnswer> {
    return this.post('/plans/search', { place: DALLAS, market: 'Individual', ...body });
  }

  async searchAll(body: object = {}): Promise<WirePlan[]> {
    const first = await this.search(body);
    const plans = [...first.plans];
    while (plans.length < first.total) plans.push(...(await this.search({ ...body, offset: plans.length })).plans);
    return plans;
  }

  async estimates(household: object, place: object = DALLAS, year = 2026): Promise<PersonEstimate[]> {
    const body = { household, place, year, market: 'Individual' };
    const { estimates } = await this.post<{ estimates: PersonEstimate[] }>('/households/eligibility/estimates', body);
    return estimates;
  }

  drugs(words: string): Promise<Drug[]> {
    return this.get(`/drugs/autocomplete?q=${encodeURIComponent(words)}`);
  }

  async refusal(path: string, body?: unknown): Promise<{ status: number; body: Record<string, string> }> {
    const response = await this.fetch(path, body);
    return { status: response.status, body: await parse(response) };
  }
}

async function parse<T>(response: Response): Promise<T> {
  const value: T = JSON.parse(await response.text());
  return value;
}
