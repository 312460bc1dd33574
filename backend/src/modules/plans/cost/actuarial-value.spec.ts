import { readColumns } from '#sandbox/facts/spending.js';
import { ATTRIBUTES_2025, designsOf2025, type FiledDesign } from '#test/builders/filed-designs.builder.js';
import { ALASKA_2026, alaskaPlans, type OfficialPlan } from '#test/builders/official-plans.builder.js';
import { describeWithShared, sharedFile } from '#test/harness/shared-data.js';
import type { Limit, PlanDesign, Sharing } from './design/plan-design.js';
import { FREE } from './design/read-design.js';
import { isDrugService, perService, type Service } from './design/services.js';
import { careCostsOf, curveOfCosts, type CareCosts } from './plan-curve.js';
import { spendingTable, type SpendingTable } from './spending-table.js';

const METALS = ['bronze', 'silver', 'gold', 'platinum'] as const;
const sheet = (metal: string): string => `data/spending/${metal}_combined.csv.gz`;
const YEAR = 2026;

const tables = new Map<string, SpendingTable>();

function tableOfMetal(metal: string): SpendingTable {
  const table = tables.get(metal) ?? spendingTable(readColumns(sharedFile(sheet(metal)), YEAR));
  tables.set(metal, table);
  return table;
}

type Change = (design: PlanDesign) => PlanDesign;
const unchanged: Change = (design) => design;
const withServices =
  (change: (sharing: Sharing, service: Service) => Sharing): Change =>
  (design) => ({ ...design, services: perService((service) => change(design.services[service], service)) });

/**
 * Mistakes that an implementation of cost sharing could contain. The test changes the cost sharing of plans to imitate
 * each mistake. The actuarial values that are then calculated must differ from the official values.
 */
const MISTAKES: Readonly<Record<string, Change>> = {
  'drugs never count toward the deductible': withServices((sharing, service) =>
    isDrugService(service) ? { ...sharing, deductible: 'none' } : sharing,
  ),
  'copays are paid only after the deductible': withServices((sharing) =>
    sharing.copay > 0 ? { ...sharing, deductible: 'first' } : sharing,
  ),
  'preventive care is not free': withServices((sharing, service) =>
    service === 'preventive' ? { ...FREE, deductible: 'first' } : sharing,
  ),
  'copays are ignored': withServices((sharing) => ({ ...sharing, copay: 0 })),
};

/**
 * Calculates the actuarial value of a plan. If a plan has several network tiers, `share` is the fraction of care that
 * people receive in each tier. The costs of care, the deductibles and the maximums are then weighted averages over the
 * tiers.
 */
function actuarialValue({ tiers }: Pick<OfficialPlan, 'tiers'>, table: SpendingTable, change: Change): number {
  const designs = tiers.map(({ share, design }) => ({ share, design: change(design) }));
  const mean = (amountOf: (design: PlanDesign) => number): number =>
    designs.reduce((sum, { share, design }) => sum + share * amountOf(design), 0);
  const limit = (amountOf: (design: PlanDesign) => Limit | undefined): Limit[] => [
    { covers: 'whole', individual: mean((design) => amountOf(design)?.individual ?? 0), perPerson: null, family: 0 },
  ];
  const costs = meanCosts(designs.map(({ share, design }) => [share, careCostsOf(table, design)]));
  const maximums = limit(({ maximums: [maximum] }) => maximum);
  const limits = { deductibles: limit(({ deductibles: [deductible] }) => deductible), maximums };
  const [uncapped = new Float64Array()] = curveOfCosts(costs, limits, { alone: true }).uncapped;
  const most = maximums[0]?.individual ?? 0;
  return (
    1 -
    average(
      table,
      uncapped.map((amount) => Math.min(most, amount)),
    ) /
      average(table, table.means)
  );
}

function meanCosts(tiers: readonly (readonly [share: number, costs: CareCosts])[]): CareCosts {
  const mean = (kind: keyof CareCosts, part: keyof CareCosts['drug']): Float64Array => {
    const sum = new Float64Array(tiers[0]?.[1][kind][part].length ?? 0);
    for (const [share, costs] of tiers)
      costs[kind][part].forEach((amount, bucket) => (sum[bucket] = (sum[bucket] ?? 0) + share * amount));
    return sum;
  };
  const shareOf = (kind: keyof CareCosts) => ({
    outside: mean(kind, 'outside'),
    subject: mean(kind, 'subject'),
    after: mean(kind, 'after'),
  });
  return { medical: shareOf('medical'), drug: shareOf('drug') };
}

const average = ({ shares }: SpendingTable, amounts: ArrayLike<number>): number =>
  shares.reduce((sum, share, bucket) => sum + share * (amounts[bucket] ?? 0), 0);

/**
 * Returns the metal level whose standard population must be used to calculate the actuarial value of a plan. For a
 * variant with cost-sharing reductions, the function returns the metal level with a similar actuarial value.
 */
const populationOf = ({ id, metal }: OfficialPlan): string =>
  id.endsWith('-05') ? 'gold' : id.endsWith('-06') ? 'platinum' : metal;

describeWithShared(
  'the actuarial values that insurers filed for Alaska in 2026',
  [...METALS.map(sheet), ALASKA_2026.attributes, ALASKA_2026.benefits],
  () => {
    let plans: OfficialPlan[];
    beforeAll(() => {
      plans = alaskaPlans();
    });
    const errors = (change: Change): number[] =>
      plans.map((plan) => {
        return Math.abs(actuarialValue(plan, tableOfMetal(populationOf(plan)), change) - plan.actuarialValue);
      });
    const isProven = (differences: readonly number[]): boolean =>
      differences.every((difference) => difference <= 0.01) &&
      differences.filter((difference) => difference <= 0.005).length >= 0.8 * differences.length;

    it('are matched within 0.01 for every plan and within 0.005 for four in five', () => {
      const differences = errors(unchanged);
      expect(differences).toHaveLength(34);
      expect(Math.max(...differences)).toBeLessThanOrEqual(0.01);
      expect(isProven(differences)).toBe(true);
    });

    it.each(Object.entries(MISTAKES))('are not matched if %s', (_, mistake) => {
      expect(isProven(errors(mistake))).toBe(false);
    });
  },
);

/**
 * Factor that converts prices of 2026 to prices of 2025. The spending tables are in prices of 2026, and the plans in
 * this test are from 2025.
 */
const PRICES_2025 = 0.92;

describeWithShared(
  'the actuarial values of plans with a health savings account in 2025',
  [...METALS.map(sheet), ...ATTRIBUTES_2025],
  () => {
    it('are matched within 0.02 for nineteen plans in twenty', async () => {
      const cheaper = new Map(METALS.map((metal) => [metal as string, atPrices(tableOfMetal(metal), PRICES_2025)]));
      const differences = (await designsOf2025())
        .filter(isPlain)
        .flatMap(({ metal, design, actuarialValue: filed = 0 }) => {
          const table = cheaper.get(metal);
          return table ? [Math.abs(valueOf(design, table) - filed)] : [];
        });
      expect(differences.length).toBeGreaterThanOrEqual(15);
      expect(differences.filter((difference) => difference <= 0.02).length / differences.length).toBeGreaterThanOrEqual(
        0.95,
      );
    });
  },
);

/**
 * Returns whether the data of this test is sufficient to check the actuarial value of a plan. The data contains no
 * copays, so plans that must have copays are skipped. A plan must have copays if it has no coinsurance after the
 * deductible and its deductible is below the maximum.
 */
const isPlain = ({ isHsa, hasSeveralTiers, rate, design, actuarialValue: filed }: FiledDesign): boolean =>
  isHsa &&
  !hasSeveralTiers &&
  filed !== undefined &&
  (rate > 0 || (design.deductibles[0]?.individual ?? 0) >= (design.maximums[0]?.individual ?? 0));

const valueOf = (design: PlanDesign, table: SpendingTable): number =>
  actuarialValue({ tiers: [{ share: 1, design }] }, table, unchanged);

function atPrices(table: SpendingTable, factor: number): SpendingTable {
  return {
    ...table,
    means: table.means.map((mean) => mean * factor),
    services: perService((service) => ({
      ...table.services[service],
      dollars: table.services[service].dollars.map((dollars) => dollars * factor),
    })),
  };
}
