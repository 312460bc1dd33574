import { loadCountyMarkets } from '#modules/facts/index.js';
import { readDesign } from '#modules/plans/cost/design/read-design.js';
import { planCurve } from '#modules/plans/cost/plan-curve.js';
import { spendingTable, type SpendingTable } from '#modules/plans/cost/spending-table.js';
import { readCsv } from '#sandbox/facts/read-csv.js';
import { readColumns } from '#sandbox/facts/spending.js';
import { SampleCatalog } from '#sandbox/marketplace/sample/sample-catalog.js';
import { BASE_CSR, CSR_73, CSR_87, CSR_94 } from '#sandbox/marketplace/wire/vocabulary.js';
import { describeWithShared, sharedFile } from '../harness/shared-data.js';

const YEARS = [2026, 2027];
const catalog = new SampleCatalog();
type Plan = ReturnType<SampleCatalog['plansIn']>[number];

/**
 * The plans of one county for each metal level and year: the county that has the most plans of that level. POS plans
 * are left out, because their networks have two tiers.
 */
const plans: readonly Plan[] = YEARS.flatMap((year) =>
  (['bronze', 'silver', 'gold', 'platinum'] as const).flatMap((metal) => {
    const [fips = ''] = [...loadCountyMarkets()].toSorted(([, a], [, b]) => b[metal] - a[metal])[0] ?? [];
    const inCounty = catalog.plansIn({ fips, state: catalog.county(fips)?.state ?? '' }, year);
    return inCounty.filter(({ facts }) => facts.metal_level.toLowerCase() === metal && facts.type !== 'POS');
  }),
);

const sheet = (metal: string): string => `data/spending/${metal}_combined.csv.gz`;

function actuarialValue(plan: Plan, csr: string | null, table: SpendingTable): number {
  const design = readDesign(
    {
      metal_level: plan.facts.metal_level,
      deductibles: plan.deductibles,
      moops: plan.moops,
      benefits: plan.benefits(),
    },
    csr,
  );
  const [uncapped = new Float64Array()] = planCurve(table, design, { alone: true }).uncapped;
  const most = design.maximums[0]?.individual ?? 0;
  const mean = (amounts: ArrayLike<number>): number =>
    table.shares.reduce((sum, share, bucket) => sum + share * (amounts[bucket] ?? 0), 0);
  return 1 - mean(uncapped.map((amount) => Math.min(most, amount))) / mean(table.means);
}

/**
 * The range allowed for the actuarial value of each metal level and cost-sharing variant (45 CFR 156.140 and 156.400,
 * including the wider range for Bronze), and the metal level whose standard population is used. The limits are widened
 * by 0.01, because the site's estimate has an error of that size.
 */
const RANGES = [
  ['Bronze', null, 'bronze', 0.58, 0.65],
  ['Silver', null, 'silver', 0.68, 0.72],
  ['Silver', CSR_73, 'silver', 0.72, 0.74],
  ['Silver', CSR_87, 'gold', 0.86, 0.88],
  ['Silver', CSR_94, 'platinum', 0.93, 0.95],
  ['Gold', null, 'gold', 0.78, 0.82],
  ['Platinum', null, 'platinum', 0.88, 0.92],
] as const;
const EXACT_TO = 0.01;

describeWithShared('the designs of the sample', ['bronze', 'silver', 'gold', 'platinum'].map(sheet), () => {
  it.each(RANGES)('have an actuarial value in the legal range (%s, %s)', (metal, csr, population, least, most) => {
    const table = spendingTable(readColumns(sharedFile(sheet(population)), 2026));
    const ofMetal = plans.filter(({ facts }) => facts.metal_level === metal);
    const byDesign = new Map(ofMetal.map((plan) => [plan.facts.id.slice(-2), plan]));
    const outside = [...byDesign.values()]
      .map((plan) => ({ name: plan.facts.name, value: actuarialValue(plan, csr, table) }))
      .filter(({ value }) => value < least - EXACT_TO || value > most + EXACT_TO);
    expect(byDesign.size).toBeGreaterThan(2);
    expect(outside).toEqual([]);
  });
});

const FREQUENCIES = 'data/plans/PY2026_cost_sharing_value_frequencies.csv.gz';
const MAIN_BENEFITS = [
  'Primary Care Visit to Treat an Injury or Illness',
  'Specialist Visit',
  'Urgent Care Centers or Facilities',
  'Emergency Room Services',
  'Inpatient Hospital Services (e.g., Hospital Stay)',
  'Laboratory Outpatient and Professional Services',
  'Imaging (CT/PET Scans, MRIs)',
  'Mental/Behavioral Health Outpatient Services',
  'Generic Drugs',
  'Preferred Brand Drugs',
  'Non-Preferred Brand Drugs',
  'Specialty Drugs',
];

/**
 * Removes differences in wording between the official file and the invented plans, which express the same cost
 * differently.
 */
const plain = (text: string): string =>
  text
    .replace(',', '')
    .replace(/\.00/g, '')
    .replace(/^\$0$|^0%$/, 'No Charge')
    .toLowerCase();

describeWithShared('what the designs of the sample charge', [FREQUENCIES], () => {
  let rows: ReturnType<typeof readCsv>;
  // The data file is read only when the tests run. If it were read while Jest collects the tests, a missing file would
  // make Jest fail instead of skipping the tests.
  beforeAll(() => {
    rows = readCsv(sharedFile(FREQUENCIES)).filter(({ scope }) => scope === 'ALL');
  });
  const chargedFor = (benefit: string): string[] =>
    plans
      .flatMap((plan) => plan.benefits(new Set([benefit])))
      .flatMap(({ cost_sharings: sharings }) => sharings)
      .filter((row) => row.network_tier === 'In-Network' && row.csr === BASE_CSR)
      .map((row) => plain(row.display_string));

  it.each(MAIN_BENEFITS)('for %s is mostly among the values that were most frequent in 2026', (benefit) => {
    const frequent = rows.filter((row) => row['benefit_name'] === benefit && row['channel']?.startsWith('In-Network'));
    const values = new Set(frequent.map((row) => plain(row['value'] ?? '')));
    const charged = chargedFor(benefit);
    const share = charged.filter((value) => values.has(value)).length / charged.length;
    expect(share).toBeGreaterThan(0.75);
  });
});
