import { IN_NETWORK } from '#contract/plans/cost-sharing.js';
import type { PlanDesign } from '#modules/plans/cost/design/plan-design.js';
import { FREE, readDesign } from '#modules/plans/cost/design/read-design.js';
import { perService } from '#modules/plans/cost/design/services.js';
import { csvRecords } from '#sandbox/marketplace/import/csv-records.js';
import { sheetRecords } from '#sandbox/marketplace/import/entries.js';
import { dollars, share } from '#sandbox/marketplace/import/kinds/cells.js';
import { deductiblesOf, moopsOf, type StoredRow } from '#sandbox/marketplace/import/kinds/plan-cost-rows.js';
import { Columns, type Row } from '#sandbox/marketplace/import/kinds/row.js';
import { openFile } from '#sandbox/marketplace/import/open-file.js';
import { BASE_CSR } from '#sandbox/marketplace/wire/vocabulary.js';
import { sharedFile } from '../harness/shared-data.js';

/**
 * Files with the attributes of the plans of 2025. By default, they cover Louisiana and Wyoming. `npm run test:all`
 * reads the files of all states.
 */
export const ATTRIBUTES_2025: readonly string[] =
  process.env['YEAR_COST'] === 'all'
    ? ['data/plans/PY2025_plan-attributes-puf.zip']
    : ['LA', 'WY'].map((state) => `data/plans/PY2025_plan_attributes_${state}_individual_medical.csv.gz`);

/** A plan variant whose deductible, default coinsurance and out-of-pocket maximum are known, but not its benefits. */
export interface FiledDesign {
  readonly metal: string;
  /**
   * Plan design in which preventive care is free. All other care costs the plan's default coinsurance after the
   * deductible.
   */
  readonly design: PlanDesign;
  readonly rate: number;
  readonly isHsa: boolean;
  readonly hasSeveralTiers: boolean;
  readonly actuarialValue: number | undefined;
  /** Cost of having a baby as stated in the official file, in dollars, or undefined if the file states none. */
  readonly birth: number | undefined;
}

export async function designsOf2025(): Promise<FiledDesign[]> {
  return (await Promise.all(ATTRIBUTES_2025.map(designsIn))).flat();
}

async function designsIn(path: string): Promise<FiledDesign[]> {
  const { content } = await openFile(sharedFile(path));
  const designs: FiledDesign[] = [];
  let columns: Columns | undefined;
  for await (const { fields } of 'sheet' in content ? sheetRecords(content) : csvRecords(content)) {
    const row = columns?.row(fields);
    columns ??= new Columns(fields);
    if (!row || row.get('DentalOnlyPlan') !== 'No' || row.get('MarketCoverage') !== 'Individual') continue;
    if (/-0[01456]$/.test(row.get('PlanId'))) designs.push(...designOf(row));
  }
  return designs;
}

function designOf(row: Row): FiledDesign[] {
  const rate = share(row.get('TEHBDedInnTier1Coinsurance')) ?? share(row.get('MEHBDedInnTier1Coinsurance'));
  const [deductibles, moops] = [inNetwork(deductiblesOf(row)), inNetwork(moopsOf(row))];
  if (rate === undefined || deductibles.length === 0 || moops.length === 0) return [];
  const metal = row.get('MetalLevel').replace('Expanded ', '');
  const read = readDesign({ metal_level: metal, deductibles, moops, benefits: [] }, null);
  const usual = { copay: 0, copayPer: 'use', rate, deductible: 'first' } as const;
  const services = perService((service) => (service === 'preventive' ? FREE : usual));
  const parts = ['Deductible', 'Copayment', 'Coinsurance'].map((part) => dollars(row.get(`SBCHavingaBaby${part}`)));
  return [
    {
      metal: metal.toLowerCase(),
      design: { ...read, services, freeVisits: 0 },
      rate,
      isHsa: row.get('IsHSAEligible') === 'Yes',
      hasSeveralTiers: row.get('MultipleInNetworkTiers') === 'Yes',
      actuarialValue: share(row.get('AVCalculatorOutputNumber')) ?? share(row.get('IssuerActuarialValue')),
      birth: parts.includes(undefined) ? undefined : parts.reduce((sum: number, part) => sum + (part ?? 0), 0),
    },
  ];
}

const inNetwork = (stored: readonly StoredRow[]) =>
  stored
    .filter(([, tier]) => tier === IN_NETWORK)
    .map(([type, , family_cost, amount]) => ({ type, amount, csr: BASE_CSR, network_tier: IN_NETWORK, family_cost }));
