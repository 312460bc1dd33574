import type { FileKind } from './kind.js';
import { BENEFITS } from './kinds/benefits.js';
import { NETWORKS, QUALITY } from './kinds/issuers.js';
import { COUNTY_NAMES, RATING_AREAS, SERVICE_AREAS, ZIP_COUNTIES } from './kinds/places.js';
import { PLAN_ATTRIBUTES } from './kinds/plan-attributes.js';
import { RATES } from './kinds/rates.js';
import type { Columns } from './row.js';

/** All kinds of files that can be imported, in the order in which they are tried. */
export const FILE_KINDS: readonly FileKind[] = [
  PLAN_ATTRIBUTES,
  BENEFITS,
  RATES,
  SERVICE_AREAS,
  NETWORKS,
  QUALITY,
  ZIP_COUNTIES,
  RATING_AREAS,
  COUNTY_NAMES,
];

export function kindOf(columns: Columns, wanted: string | undefined): FileKind | undefined {
  if (wanted !== undefined) return FILE_KINDS.find((kind) => kind.name === wanted);
  return FILE_KINDS.find((kind) => kind.recognises(columns));
}
