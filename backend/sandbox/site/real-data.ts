import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../bootstrap/plain-error.mjs';
import { ROOT } from '../bootstrap/root.mjs';
import { lastLines, startNode } from '../processes/processes.ts';

const SHARED = resolve(ROOT, process.env['SHARED_DIR'] ?? '../shared', 'data');
/** Data files about real health plans: Wyoming 2025 with premiums, and Alaska 2026 with benefits. */
const FILES = [
  'plans/PY2025_plan_attributes_WY_individual_medical.csv.gz',
  'plans/PY2025_rates_WY_complete_WV_partial.csv.gz',
  'plans/PY2025_service-area-puf.csv.gz',
  'plans/AK2026/plan_attributes_AK_2026.csv.gz',
  'plans/AK2026/benefits_cost_sharing_AK_2026.csv.gz',
  'plans/AK2026/service_area_AK_2026.csv.gz',
  'geo/zip_county_hud_2025q2.csv.gz',
  'rating/county_rating_area.csv',
].map((file) => join(SHARED, file));

/** @returns false if the data files, which some machines have beside the checkout, are missing */
export async function importRealData(node: string, dataDir: string): Promise<boolean> {
  if (!FILES.every((file) => existsSync(file))) return false;
  const args = ['dist/backend/sandbox/marketplace/import.js', '--state', 'WY,AK', '--data-dir', dataDir, ...FILES];
  const run = startNode(node, args, { name: 'import', env: process.env, logFile: join(dataDir, 'logs', 'import.log') });
  const { code } = await run.exited;
  if (code !== 0) throw new PlainError(`The real plan data could not be imported:\n${lastLines(run.logFile, 12)}`);
  return true;
}
