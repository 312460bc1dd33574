import type { DatabaseSync } from 'node:sqlite';
import type { CatalogPlan } from '../catalog/catalog.js';
import { numberIn, textIn } from '../import/database.js';
import type { Benefit, CostRow, ImportedDrugTiers, PlanFacts, SbcExample } from '../wire/plan.js';
import { BASE_CSR } from '../wire/vocabulary.js';
import { benefitsOf } from './imported-benefits.js';
import { readTier, readVariant, stateOfPlan, type StoredVariant } from './stored.js';

type SqlRow = Readonly<Record<string, unknown>>;

export class ImportedPlan implements CatalogPlan {
  readonly source = 'imported';
  readonly year: number;
  readonly ehbShare: number;
  readonly coinsurance: number;
  private readonly ratesByArea = new Map<number, ReadonlyMap<number, readonly [rate: number, tobacco: number]>>();
  private readVariants: readonly StoredVariant[] | undefined;

  constructor(
    private readonly database: DatabaseSync,
    row: SqlRow,
    readonly facts: PlanFacts,
  ) {
    this.year = numberIn(row, 'year');
    this.ehbShare = numberIn(row, 'ehb_share');
    this.coinsurance = numberIn(row, 'coinsurance');
  }

  get deductibles(): CostRow[] {
    return this.rowsOf('deductibles');
  }

  get moops(): CostRow[] {
    return this.rowsOf('moops');
  }

  get sbcs(): Record<'baby' | 'diabetes' | 'fracture', SbcExample> | undefined {
    return this.variants.find(({ csr }) => csr === BASE_CSR)?.sbcs;
  }

  ratePerMonth(area: number, age: number, tobacco: boolean): number | undefined {
    const rates = this.ratesOf(area).get(Math.min(64, Math.max(14, age)));
    return rates?.[tobacco ? 1 : 0];
  }

  benefits(only?: ReadonlySet<string>): Benefit[] {
    return benefitsOf(this.database, this.year, this.facts.id, only);
  }

  drugTiers(): ImportedDrugTiers | undefined {
    const rows = this.database
      .prepare(
        `select tier, data, imported_at from formulary_tier t
         left join source_file f on f.name = t.source and f.kind = 'drug-tiers'
         where plan_id = ? and year = ? order by imported_at desc, tier`,
      )
      .all(this.facts.id, this.year);
    const [newest] = rows;
    if (!newest) return undefined;
    const tiers = new Map(
      rows.toReversed().map((row) => [textIn(row, 'tier'), readTier(textIn(row, 'tier'), textIn(row, 'data'))]),
    );
    return {
      plan_year: this.year,
      imported_on: textIn(newest, 'imported_at').slice(0, 10),
      tiers: [...tiers.values()].toReversed(),
    };
  }

  private rowsOf(kind: 'deductibles' | 'moops'): CostRow[] {
    return this.variants.flatMap(({ csr, [kind]: rows }) =>
      rows.map(([type, network_tier, family_cost, amount]) => ({ type, amount, csr, network_tier, family_cost })),
    );
  }

  private get variants(): readonly StoredVariant[] {
    this.readVariants ??= this.database
      .prepare('select csr, data from variant where year = ? and state = ? and plan_id = ? order by csr desc')
      .all(this.year, stateOfPlan(this.facts.id), this.facts.id)
      .map((row) => readVariant(textIn(row, 'csr'), textIn(row, 'data')));
    return this.readVariants;
  }

  private ratesOf(area: number): ReadonlyMap<number, readonly [rate: number, tobacco: number]> {
    const known = this.ratesByArea.get(area);
    if (known) return known;
    const rows = this.database
      .prepare('select age, rate, tobacco_rate from rate where year = ? and state = ? and plan_id = ? and area = ?')
      .all(this.year, stateOfPlan(this.facts.id), this.facts.id, area);
    const rates = new Map(
      rows.map((row) => [numberIn(row, 'age'), [numberIn(row, 'rate'), numberIn(row, 'tobacco_rate')] as const]),
    );
    this.ratesByArea.set(area, rates);
    return rates;
  }
}
