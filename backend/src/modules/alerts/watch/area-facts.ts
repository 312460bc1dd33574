import type { PlanSearch } from '#contract/api/plans.contract.js';
import { COVERAGE_BATCH, PROVIDER_BATCH } from '#contract/limits/care.js';
import type { MedicineState } from '#contract/plans/saved-change.js';
import type { MarketplaceClient } from '#platform/marketplace/marketplace.client.js';
import { batchesOf } from '#platform/marketplace/question.js';
import type { PlanFigures } from '../../plans/index.js';
import { isInNetwork, medicineState } from '../compare/plan-facts.js';

interface Medicine {
  readonly state: MedicineState | null;
  readonly tier: string | null;
}

/** For each plan, the ids of the medicines or doctors about which the plan is asked. */
export type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

interface Sources {
  readonly figures: PlanFigures;
  readonly marketplace: MarketplaceClient;
  readonly signal: AbortSignal;
}

/**
 * What the marketplace says about the plans of one area, no matter for which household. Everything is asked once, for
 * many plans at a time, and forgotten with the area. The methods throw MarketplaceError if the marketplace does not
 * answer.
 */
export class AreaFacts {
  private readonly fingerprints = new Map<string, string>();
  private readonly medicines = new Map<string, Medicine>();
  private readonly doctors = new Map<string, boolean | null>();
  private readonly existing = new Map<string, boolean>();

  constructor(
    private readonly sources: Sources,
    private readonly area: Pick<PlanSearch, 'place' | 'year'>,
  ) {}

  /** Learns the fingerprints of plans, one call for 30 plans. */
  async learnFigures(ids: readonly string[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.fingerprints.has(id)).toSorted();
    for (const batch of batchesOf(unknown))
      for (const [id, fingerprint] of await this.sources.figures.fingerprints(this.area, batch, this.sources.signal))
        this.fingerprints.set(id, fingerprint);
  }

  /** Learns how plans cover medicines, one call for ten plans and twenty medicines. */
  async learnMedicines(wanted: Wanted): Promise<void> {
    const { marketplace, signal } = this.sources;
    for (const [plans, drugs] of blocksOf(
      this.unknown(wanted, this.medicines),
      COVERAGE_BATCH.plans,
      COVERAGE_BATCH.drugs,
    )) {
      const { data } = await marketplace.drugsCovered(drugs, plans, this.area.year, signal);
      for (const plan of plans)
        for (const drug of drugs) this.medicines.set(pair(plan, drug), { state: null, tier: null });
      for (const { plan_id, rxcui, coverage, drug_tier } of data)
        this.medicines.set(pair(plan_id, rxcui), { state: medicineState(coverage), tier: drug_tier || null });
    }
  }

  /** Learns which plans have doctors in their networks, one call for ten plans and ten doctors. */
  async learnDoctors(wanted: Wanted): Promise<void> {
    const { marketplace, signal } = this.sources;
    for (const [plans, npis] of blocksOf(
      this.unknown(wanted, this.doctors),
      PROVIDER_BATCH.plans,
      PROVIDER_BATCH.providers,
    )) {
      const { data } = await marketplace.providersCovered(npis, plans, this.area.year, signal);
      for (const plan of plans) for (const npi of npis) this.doctors.set(pair(plan, npi), null);
      for (const { plan_id, npi, coverage } of data) this.doctors.set(pair(plan_id, npi), isInNetwork(coverage));
    }
  }

  /** Returns whether the marketplace knows a plan at all, which costs a call for each plan. */
  async exists(id: string): Promise<boolean> {
    const known = this.existing.get(id) ?? (await this.sources.figures.exists(id, this.area.year, this.sources.signal));
    this.existing.set(id, known);
    return known;
  }

  fingerprintOf(plan: string): string {
    return this.fingerprints.get(plan) ?? '';
  }

  medicineOf(plan: string, rxcui: string): Medicine {
    return this.medicines.get(pair(plan, rxcui)) ?? { state: null, tier: null };
  }

  isInNetwork(plan: string, npi: string): boolean | null {
    return this.doctors.get(pair(plan, npi)) ?? null;
  }

  private unknown(wanted: Wanted, known: ReadonlyMap<string, unknown>): Wanted {
    return new Map(
      [...wanted].flatMap(([plan, ids]) => {
        const missing = [...ids].filter((id) => !known.has(pair(plan, id)));
        return missing.length > 0 ? [[plan, new Set(missing)] as const] : [];
      }),
    );
  }
}

const pair = (plan: string, id: string): string => `${plan} ${id}`;

/** Each block fits into one call. Plans in the order of ids mostly share an insurer and its medicines. */
function blocksOf(wanted: Wanted, mostPlans: number, mostIds: number): [plans: string[], ids: string[]][] {
  const groups = batchesOf([...wanted.keys()].toSorted(), mostPlans);
  return groups.flatMap((plans) => {
    const ids = new Set(plans.flatMap((plan) => [...(wanted.get(plan) ?? [])]));
    return batchesOf([...ids].toSorted(), mostIds).map((some): [string[], string[]] => [plans, some]);
  });
}
