import { benefitType, costSharing } from '../wire/cost-sharing.js';
import type { Benefit, CostSharing } from '../wire/plan.js';
import { BENEFIT_TABLE, type BenefitRow } from './benefit-table.js';
import { BRANDS, type Brand } from './brands.js';
import { asCells, NOT_COVERED, scaled } from './cost-token.js';
import type { Design } from './designs.js';
import { chance } from './hash.js';
import { variantsOf, type Variant } from './variants.js';

const OPEN_NETWORKS: ReadonlySet<string> = new Set(['PPO', 'POS']);
/** Emergency benefits, which cost the same in and out of network (No Surprises Act). */
const SAME_EVERYWHERE: ReadonlySet<string> = new Set(['Emergency Room Services', 'Emergency Transportation/Ambulance']);

export function sampleBenefits(design: Design, brand: Brand, only?: ReadonlySet<string>): Benefit[] {
  if (!design.hasBenefits) return [];
  const rows = only ? BENEFIT_TABLE.filter((row) => only.has(row.name)) : BENEFIT_TABLE;
  return rows.map((row) => benefit(row, design, brand));
}

/** Determined only once, because it would take most of the time of a search. */
const COVERED: ReadonlyMap<Brand, ReadonlySet<string>> = new Map(
  BRANDS.map((brand) => [
    brand,
    new Set(
      BENEFIT_TABLE.filter((row) => row.chance === 1 || chance(brand.name, row.name) < row.chance).map(
        ({ name }) => name,
      ),
    ),
  ]),
);

function isCovered(row: BenefitRow, brand: Brand): boolean {
  return COVERED.get(brand)?.has(row.name) === true;
}

/** Says how much of a benefit a plan covers, such as "Limited to 1 exam per year." */
function limitText({ limitQuantity: quantity, limitUnit: unit }: BenefitRow): string {
  return `Limited to ${quantity} ${quantity === 1 ? unit.replace(/^(\w+)s\b/, '$1') : unit}.`;
}

function benefit(row: BenefitRow, design: Design, brand: Brand): Benefit {
  const covered = isCovered(row, brand);
  const hasLimits = covered && row.limitQuantity > 0;
  return {
    type: benefitType(row.name),
    name: row.name,
    covered,
    cost_sharings: covered ? variantsOf(design).flatMap((variant) => sharings(row, design, brand, variant)) : [],
    explanation: hasLimits ? limitText(row) : '',
    exclusions: '',
    has_limits: hasLimits,
    limit_unit: hasLimits ? row.limitUnit : '',
    limit_quantity: hasLimits ? row.limitQuantity : 0,
  };
}

function sharings(row: BenefitRow, design: Design, brand: Brand, variant: Variant): CostSharing[] {
  const inNetwork = scaled(tokenOf(row, design), variant.costs);
  const first = asCells(inNetwork);
  const outside = outOfNetwork(row, brand, inNetwork);
  const rows = [
    costSharing(first.copay, first.coinsurance, 'In-Network', variant.csr),
    costSharing(outside.copay, outside.coinsurance, 'Out-of-Network', variant.csr),
  ];
  if (brand.type !== 'POS') return rows;
  const second = asCells(scaled(inNetwork, 1.4));
  return [...rows, costSharing(second.copay, second.coinsurance, 'In-Network Tier 2', variant.csr)];
}

function tokenOf(row: BenefitRow, design: Design): string {
  if (row.rule === 'free') return '0';
  if (row.rule === 'lab') return scaled(design.costs.pcp, 0.5);
  return design.costs[row.rule];
}

function outOfNetwork(row: BenefitRow, brand: Brand, inNetwork: string): ReturnType<typeof asCells> {
  if (SAME_EVERYWHERE.has(row.name)) return asCells(inNetwork);
  return OPEN_NETWORKS.has(brand.type) ? asCells('60%d') : NOT_COVERED;
}
