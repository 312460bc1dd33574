import { json, startFakeServer, wirePlan, type FakeRequest } from '#platform/marketplace/fake-server.testing.js';

/** A plan as it is offered in one county. */
interface OfferedPlan {
  /** Dollars per month for a person of 50. Others pay in proportion to their age. */
  premium: number;
  deductible: number;
  maximum: number;
}

const NO_CSR = 'Exchange variant (no CSR)';
export const CSR_94 = '94% AV Level Silver Plan CSR';
/** Households with a lower income, in dollars a year, get plans at the level `CSR_94`. */
export const LOW_INCOME = 20_000;
const levelOf = ({ household: { income } }: Question): string => (income < LOW_INCOME ? CSR_94 : NO_CSR);
/** The names of levels of cost sharing by the codes with which questions name them. */
const LEVELS: Readonly<Record<string, string>> = { CSR94: CSR_94 };

const planKey = (countyfips: string, id: string): string => `${countyfips} ${id}`;
const row = (type: string, amount: number) => ({
  type,
  amount,
  csr: NO_CSR,
  network_tier: 'In-Network',
  family_cost: 'Individual',
  individual: true,
  family: false,
  display_string: '',
});

interface Question {
  household: { income: number; people: { age: number }[] };
  place: { countyfips: string };
  plan_ids: string[];
  csr_override?: string;
}

/** A marketplace whose data a test changes, as a new release of the real one does. */
export class ChangingMarketplace {
  /** Name of the present release. A test changes it whenever it changes anything, and at other times too. */
  release = 'first';
  supportedYears = [2026];
  /** Dollars a month that people of an age pay for each plan beyond what others pay. */
  readonly surcharges = new Map<number, number>();
  /** Deductibles at one level of cost sharing, by plan and level. */
  readonly deductiblesAt = new Map<string, number>();
  /** Plans by county and id. */
  readonly plans = new Map<string, OfferedPlan>();
  /** Plans that are missing from answers, although the marketplace knows them, as if their data were faulty. */
  readonly faulty = new Set<string>();
  /** Coverage and tier by plan and medicine, and coverage by plan and doctor. */
  readonly medicines = new Map<string, { coverage: string; drug_tier: string | null }>();
  readonly doctors = new Map<string, string>();
  /** Number of calls that are answered before all others fail, or null if all are answered. */
  failsAfter: number | null = null;
  calls = 0;
  /** Number of questions about prices that wait for `resume`. */
  waiting = 0;
  private answersLeft = Infinity;
  private resumed = Promise.withResolvers<void>();

  private constructor(private readonly server: Awaited<ReturnType<typeof startFakeServer>>) {}

  static async open(): Promise<ChangingMarketplace> {
    const server = await startFakeServer();
    const marketplace = new ChangingMarketplace(server);
    server.answer((received, response, request) => {
      void marketplace.turnOf(received).then(() => {
        const { body, status } = marketplace.answer(received);
        json(body, status)(received, response, request);
      });
    });
    return marketplace;
  }

  get url(): string {
    return this.server.url;
  }

  offer(countyfips: string, id: string, changes: Partial<OfferedPlan> = {}): void {
    const key = planKey(countyfips, id);
    const usual = { premium: 400, deductible: 5_000, maximum: 9_000 };
    this.plans.set(key, { ...usual, ...this.plans.get(key), ...changes });
  }

  withdraw(countyfips: string, id: string): void {
    this.plans.delete(planKey(countyfips, id));
  }

  /** Answers some more questions about prices. The ones after these wait, until `resume` is called. */
  hold(answers: number): void {
    this.answersLeft = answers;
    this.resumed = Promise.withResolvers();
  }

  resume(): void {
    this.answersLeft = Infinity;
    this.waiting = 0;
    this.resumed.resolve();
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async turnOf({ path }: FakeRequest): Promise<void> {
    if (path !== '/plans' || (this.answersLeft -= 1) >= 0) return;
    this.waiting += 1;
    await this.resumed.promise;
  }

  private answer({ path, query, body }: FakeRequest): { body: unknown; status?: number } {
    this.calls += 1;
    if (this.failsAfter !== null && (this.failsAfter -= 1) < 0) return { body: { message: 'down' }, status: 500 };
    if (path === '/versions') return { body: [{ name: 'plans', updated: this.release }] };
    if (path === '/coverage/stats') return { body: { last_refreshed_at: this.release } };
    if (path === '/market-years') return { body: { current: 2026, supported: this.supportedYears } };
    if (path === '/households/eligibility/estimates')
      return { body: { estimates: [{ aptc: 100, csr: levelOf(body as unknown as Question) }] } };
    if (path === '/plans') return { body: { plans: this.pricedPlans(body as unknown as Question) } };
    if (path.startsWith('/plans/')) return this.onePlan(path.slice('/plans/'.length));
    if (path === '/drugs/covered') return { body: { coverage: this.coverage(query, 'drugs') } };
    if (path === '/providers/covered') return { body: { coverage: this.coverage(query, 'providerids') } };
    return { body: { message: 'unknown' }, status: 404 };
  }

  private pricedPlans({ household, place, plan_ids, csr_override }: Question): unknown[] {
    const factor = household.people.reduce((sum, { age }) => sum + age / 50, 0);
    return plan_ids.toReversed().flatMap((id) => {
      const plan = this.plans.get(planKey(place.countyfips, id));
      if (this.faulty.has(id)) return [];
      // A plan that is sold elsewhere is in the answer, without a price.
      if (!plan) return this.isKnown(id) ? [wirePlan({ id, premium: 0, premium_w_credit: 0 })] : [];
      const extra = household.people.reduce((sum, { age }) => sum + (this.surcharges.get(age) ?? 0), 0);
      const premium = Math.round((plan.premium * factor + extra) * 100) / 100;
      const level = LEVELS[csr_override ?? ''] ?? NO_CSR;
      const deductible = this.deductiblesAt.get(`${id} ${level}`) ?? plan.deductible;
      return [
        wirePlan({
          id,
          premium,
          premium_w_credit: Math.max(0, premium - 100),
          deductibles: [{ ...row('Combined Medical and Drug EHB Deductible', deductible), csr: level }],
          moops: [row('Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)', plan.maximum)],
        }),
      ];
    });
  }

  private onePlan(id: string): { body: unknown; status?: number } {
    return this.isKnown(id)
      ? { body: { plan: wirePlan({ id, premium: 0 }) } }
      : { body: { code: '1003', message: 'plan not found' }, status: 404 };
  }

  private isKnown(id: string): boolean {
    return [...this.plans.keys()].some((key) => key.endsWith(` ${id}`));
  }

  private coverage(query: URLSearchParams, name: 'drugs' | 'providerids'): unknown[] {
    const plans = query.get('planids')?.split(',') ?? [];
    const ids = query.get(name)?.split(',') ?? [];
    return plans.flatMap((plan_id) =>
      ids.map((id) => {
        const key = `${plan_id} ${id}`;
        if (name === 'drugs') return { plan_id, rxcui: id, coverage: 'DataNotProvided', ...this.medicines.get(key) };
        return { plan_id, npi: id, coverage: this.doctors.get(key) ?? 'DataNotProvided' };
      }),
    );
  }
}
