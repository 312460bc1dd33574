import { loadMoneyTables } from '#modules/facts/index.js';
import type { CataloguePlan } from '../catalogue/catalogue.js';
import { toCents } from '../money/cents.js';
import type { Benefit, CostRow, PlanFacts, SbcExample } from '../wire/plan.js';
import type { Brand } from './brands.js';
import type { Design } from './designs.js';
import { chance } from './hash.js';
import { sampleBenefits } from './sample-benefits.js';
import { sampleFacts } from './sample-facts.js';
import { sampleDeductibles, sampleMoops } from './sample-rows.js';

/** Factor on the prices of invented plans by plan year, relative to 2026. */
const YEAR_FACTOR: Readonly<Record<number, number>> = { 2026: 1, 2027: 1.08 };

/** An invented plan in one state and plan year. All of its data is derived from the built-in tables. */
export class SamplePlan implements CataloguePlan {
  readonly source = 'invented';
  readonly facts: PlanFacts;
  readonly deductibles: readonly CostRow[];
  readonly moops: readonly CostRow[];
  readonly coinsurance: number;

  constructor(
    private readonly design: Design,
    private readonly brand: Brand,
    state: { abbrev: string; fips: string },
    readonly year: number,
  ) {
    this.facts = sampleFacts(design, brand, state.abbrev, state.fips, year);
    this.deductibles = sampleDeductibles(design, brand);
    this.moops = sampleMoops(design, brand);
    this.coinsurance = design.coinsurance;
  }

  /**
   * Share of the premium that pays for essential health benefits, from 0 to 1. It is lower for PPO plans, because their
   * adult dental and vision extras are not essential. As a result, their price after the tax credit stays slightly
   * above $0.
   */
  get ehbShare(): number {
    return this.brand.type === 'PPO' ? 0.985 : 1;
  }

  get sbcs(): Record<'baby' | 'diabetes' | 'fracture', SbcExample> {
    return { baby: this.example(12700), diabetes: this.example(5600), fracture: this.example(2800) };
  }

  ratePerMonth(area: number, age: number, tobacco: boolean): number {
    const areaFactor = 0.9 + 0.25 * chance('area', this.facts.state, area);
    // The factor differs by a few percent between plans and rating areas, so that two plans rarely cost exactly the
    // same.
    const step = 0.97 + 0.06 * chance('step', this.facts.id, area);
    const year = YEAR_FACTOR[this.year] ?? 1;
    const at21 = toCents(this.design.pricePerMonthAt21 * this.brand.price * areaFactor * step * year);
    const rate = at21 * loadMoneyTables().ageFactor(this.facts.state, age) * (tobacco ? this.brand.tobacco : 1);
    return toCents(rate);
  }

  benefits(only?: ReadonlySet<string>): Benefit[] {
    return sampleBenefits(this.design, this.brand, only);
  }

  private example(cost: number): SbcExample {
    const deductible = Math.min(this.design.medicalDeductible, cost);
    const coinsurance = Math.round((cost - deductible) * this.design.coinsurance);
    const share = Math.min(coinsurance, Math.max(0, this.design.moop - deductible));
    return { coinsurance: share, copay: 60, deductible, limit: 60 };
  }
}
