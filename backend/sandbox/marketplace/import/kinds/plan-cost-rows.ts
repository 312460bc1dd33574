import {
  DEDUCTIBLE_TYPE,
  MOOP_TYPE,
  type CostKind,
  type FamilyCost,
  type NetworkTier,
} from '#sandbox/marketplace/wire/vocabulary.js';
import { dollars } from './cells.js';
import type { Row } from './row.js';

export type StoredRow = [type: string, tier: NetworkTier, family: FamilyCost, amount: number];

const KINDS: readonly (readonly [prefix: string, kind: CostKind])[] = [
  ['MEHB', 'Medical'],
  ['DEHB', 'Drug'],
  ['TEHB', 'Combined'],
];
const TIERS: readonly (readonly [column: string, tier: NetworkTier])[] = [
  ['InnTier1', 'In-Network'],
  ['InnTier2', 'In-Network Tier 2'],
  ['OutOfNet', 'Out-of-Network'],
  ['CombInnOon', 'Combined In-Out of Network'],
];
const FAMILIES: readonly (readonly [column: string, family: FamilyCost])[] = [
  ['Individual', 'Individual'],
  ['FamilyPerPerson', 'Family Per Person'],
  ['FamilyPerGroup', 'Family'],
];

interface Cell {
  column: string;
  type: string;
  tier: NetworkTier;
  family: FamilyCost;
}

const DEDUCTIBLE_CELLS = cells((prefix, tier, family) => `${prefix}Ded${tier}${family}`, DEDUCTIBLE_TYPE);
const MOOP_CELLS = cells((prefix, tier, family) => `${prefix}${tier}${family}MOOP`, MOOP_TYPE);

/** "Not Applicable" and empty cells are omitted: they mean "not available" and never 0. */
export function deductiblesOf(row: Row): StoredRow[] {
  return rowsOf(row, DEDUCTIBLE_CELLS);
}

export function moopsOf(row: Row): StoredRow[] {
  return rowsOf(row, MOOP_CELLS);
}

function cells(
  nameOf: (prefix: string, tier: string, family: string) => string,
  types: Readonly<Record<CostKind, string>>,
): Cell[] {
  return KINDS.flatMap(([prefix, kind]) =>
    TIERS.flatMap(([tierColumn, tier]) =>
      FAMILIES.map(([familyColumn, family]) => ({
        column: nameOf(prefix, tierColumn, familyColumn),
        type: types[kind],
        tier,
        family,
      })),
    ),
  );
}

function rowsOf(row: Row, wanted: readonly Cell[]): StoredRow[] {
  return wanted.flatMap(({ column, type, tier, family }) => {
    const amount = dollars(row.get(column));
    const stored: StoredRow[] = amount === undefined ? [] : [[type, tier, family, amount]];
    return stored;
  });
}
