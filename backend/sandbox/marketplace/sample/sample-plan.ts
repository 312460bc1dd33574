import { loadMoneyTables } from '#modules/facts/index.js';
import type { CatalogPlan } from '../catalog/catalog.js';
import { toCents } from '../money/cents.js';
import type { Benefit, CostRow, PlanFacts, SbcExample } from '../wire/plan.js';
import type { Brand } from './brands.js';
import { hasCopays, type Design } from './designs.js';
import { benchmarkAt21, isBenchmarkPublished, priceRatio } from './prices.js';
import { sampleBenefits } from './sample-benefits.js';
import { sampleFacts } from './sample-facts.js';
import { sampleRows } from './sample-rows.js';
import type { StandingOffer } from './state-market.js';

const EXAMPLE_COPAY = 60;

/** An invented plan in one state and plan year. All of its data is derived from the built-in tables. */
export class SamplePlan implements CatalogPlan {
  readonly source = 'invented';
  readonly facts: PlanFacts;
  readonly deductibles: readonly CostRow[];
  readonly moops: readonly CostRow[];
  readonly coinsurance: number;
  private readonly design: Design;
  private readonly brand: Brand;
  private readonly premiumsAt21 = new Map<number, number>();

  constructor(
    private readonly standing: StandingOffer,
    state: { abbrev: string; fips: string },
    readonly year: number,
  ) {
    const { design, brand } = standing.offer;
    this.design = design;
    this.brand = brand;
    this.facts = sampleFacts(standing.offer, state, year);
    const { deductibles, moops } = sampleRows(design, brand);
    this.deductibles = deductibles;
    this.moops = moops;
    this.coinsurance = design.coinsurance;
  }

  /**
   * Share of the premium that pays for essential health benefits, from 0 to 1. It is lower for PPO plans, whose adult
   * dental and vision extras are not essential, so their price after the tax credit stays slightly above $0.
   */
  get ehbShare(): number {
    return this.brand.type === 'PPO' ? 0.985 : 1;
  }

  get sbcs(): Record<'baby' | 'diabetes' | 'fracture', SbcExample> {
    return { baby: this.example(12700), diabetes: this.example(5600), fracture: this.example(2800) };
  }

  ratePerMonth(area: number, age: number, tobacco: boolean): number {
    const ageFactor = loadMoneyTables().ageFactor(this.facts.state, age);
    return toCents(this.premiumAt21(area) * ageFactor * (tobacco ? this.brand.tobacco : 1));
  }

  hasPublishedBenchmark(area: number): boolean {
    return isBenchmarkPublished(this.facts.state, area);
  }

  benefits(only?: ReadonlySet<string>): Benefit[] {
    return sampleBenefits(this.design, this.brand, only);
  }

  private premiumAt21(area: number): number {
    const known = this.premiumsAt21.get(area);
    if (known !== undefined) return known;
    const { state } = this.facts;
    const ratio = priceRatio(this.standing.offer, this.standing.standing, state, area, this.year);
    const premium = toCents((benchmarkAt21(state, area) * ratio) / this.ehbShare);
    this.premiumsAt21.set(area, premium);
    return premium;
  }

  /**
   * Returns how much a person pays for care that costs the given number of dollars: as deductible, as copay, as
   * coinsurance, and for care beyond the plan's limits. The sum of these amounts never exceeds the cost. The
   * deductible, copay and coinsurance together never exceed the out-of-pocket limit. Only a design with copays has a
   * copay here.
   */
  private example(cost: number): SbcExample {
    const limit = 60;
    const most = hasCopays(this.design) ? EXAMPLE_COPAY : 0;
    const deductible = Math.min(this.design.medicalDeductible, cost - limit - most);
    const copay = Math.min(most, this.design.moop - deductible);
    const coinsurance = Math.round((cost - limit - copay - deductible) * this.design.coinsurance);
    const untilMaximum = this.design.moop - deductible - copay;
    return { coinsurance: Math.min(coinsurance, untilMaximum), copay, deductible, limit };
  }
}
