import { IN_NETWORK } from '#contract/plans/cost-sharing.js';
import type { PlanDesign } from '#modules/plans/cost/design/plan-design.js';
import { readDesign } from '#modules/plans/cost/design/read-design.js';
import { readCsv, type CsvRecord } from '#sandbox/facts/read-csv.js';
import { dollars, share } from '#sandbox/marketplace/import/kinds/cells.js';
import { deductiblesOf, moopsOf, type StoredRow } from '#sandbox/marketplace/import/kinds/plan-cost-rows.js';
import type { Row } from '#sandbox/marketplace/import/kinds/row.js';
import { costSharing } from '#sandbox/marketplace/wire/cost-sharing.js';
import { BASE_CSR, type NetworkTier } from '#sandbox/marketplace/wire/vocabulary.js';
import { sharedFile } from '../harness/shared-data.js';

export const ALASKA_2026 = {
  attributes: 'data/plans/AK2026/plan_attributes_AK_2026.csv.gz',
  benefits: 'data/plans/AK2026/benefits_cost_sharing_AK_2026.csv.gz',
};

type Example = 'HavingaBaby' | 'HavingDiabetes' | 'HavingSimplefracture';

/** A plan variant from the official files, in the form that the estimates of yearly costs use. */
export interface OfficialPlan {
  readonly id: string;
  readonly design: PlanDesign;
  /**
   * The plan's designs for all of its network tiers, each with the share of care, from 0 to 1, that people receive in
   * that tier.
   */
  readonly tiers: readonly { readonly share: number; readonly design: PlanDesign }[];
  readonly metal: string;
  readonly actuarialValue: number;
  /**
   * Out-of-pocket cost of each worked example in the official file, in dollars. Care that the plan never covers is not
   * counted.
   */
  readonly examples: Readonly<Record<Example, number>>;
}

export function alaskaPlans(): OfficialPlan[] {
  const benefits = Map.groupBy(readCsv(sharedFile(ALASKA_2026.benefits)), (record) => record['PlanId']);
  return readCsv(sharedFile(ALASKA_2026.attributes))
    .filter((record) => record['DentalOnlyPlan'] === 'No' && /-0[01456]$/.test(record['PlanId'] ?? ''))
    .map((record) => planOf(record, benefits.get(record['PlanId']) ?? []));
}

function planOf(record: CsvRecord, benefits: readonly CsvRecord[]): OfficialPlan {
  const row = rowOf(record);
  const first = share(row.get('FirstTierUtilization')) ?? 1;
  const filed = share(row.get('AVCalculatorOutputNumber')) ?? share(row.get('IssuerActuarialValue')) ?? 0;
  const inFirst = designOf(row, benefits, 'In-Network');
  return {
    id: row.get('PlanId'),
    design: inFirst,
    tiers: [
      { share: first, design: inFirst },
      ...(first < 1 ? [{ share: 1 - first, design: designOf(row, benefits, 'In-Network Tier 2') }] : []),
    ],
    metal: row.get('MetalLevel').replace('Expanded ', '').toLowerCase(),
    actuarialValue: filed,
    examples: {
      HavingaBaby: exampleOf(row, 'HavingaBaby'),
      HavingDiabetes: exampleOf(row, 'HavingDiabetes'),
      HavingSimplefracture: exampleOf(row, 'HavingSimplefracture'),
    },
  };
}

function designOf(row: Row, benefits: readonly CsvRecord[], tier: NetworkTier): PlanDesign {
  // `readDesign` reads only in-network amounts, so the rows of the requested tier are labeled as in-network.
  const limits = (stored: readonly StoredRow[]) =>
    stored
      .filter(([, rowTier]) => rowTier === tier)
      .map(([type, , family_cost, amount]) => ({ type, amount, csr: BASE_CSR, network_tier: IN_NETWORK, family_cost }));
  const column = tier === IN_NETWORK ? 'InnTier1' : 'InnTier2';
  const design = readDesign(
    {
      metal_level: row.get('MetalLevel'),
      deductibles: limits(deductiblesOf(row)),
      moops: limits(moopsOf(row)),
      benefits: benefits.map((benefit) => ({
        name: benefit['BenefitName'] ?? '',
        covered: benefit['IsCovered'] === 'Covered',
        cost_sharings: [
          costSharing(benefit[`Copay${column}`] ?? '', benefit[`Coins${column}`] ?? '', IN_NETWORK, BASE_CSR),
        ],
      })),
    },
    null,
  );
  const free = dollars(row.get('BeginPrimaryCareCostSharingAfterNumberOfVisits')) ?? 0;
  // According to the explanations in the official file, free first visits apply to the first network tier only. Free
  // first visits are therefore added only to the design of that tier.
  return free > 0 && tier === IN_NETWORK ? { ...design, freeVisits: free } : design;
}

function exampleOf(row: Row, example: Example): number {
  return ['Deductible', 'Copayment', 'Coinsurance'].reduce(
    (sum, part) => sum + (dollars(row.get(`SBC${example}${part}`)) ?? 0),
    0,
  );
}

const rowOf = (record: CsvRecord): Row => ({
  get: (...names) =>
    names
      .map((name) => record[name])
      .find((cell) => cell !== undefined)
      ?.trim() ?? '',
});
