import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/root.mjs';
import { AREAS, sourcesOf, type Area } from './areas.ts';
import { versionOf } from './ledger.ts';
import { listMutants, type Mutant } from './mutants.ts';

export interface SampledMutant extends Mutant {
  area: string;
  /** Fingerprint of the code of the mutant's source file. Results are valid only for code with the same fingerprint. */
  version: string;
}

const SEED = 'health coverage';
/**
 * Maximum share of an area's sample, from 0 to 1, that may be mutants in code that runs while modules are loaded. The
 * share is limited because each of these mutants needs its own process.
 */
const STATIC_PART = 0.15;
/** Kinds of mutants that are tried in code that runs while modules are loaded, such as tables. */
const STATIC_KINDS = /^(other role or access|drop guard|other number|other truth)$/;
const CONTRACT = 'backend/src/contract/api/';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Chooses mutants evenly from all files of all areas. The choice depends only on the source files, so it is the same in
 * every run.
 */
export const sampleMutants = (): SampledMutant[] => AREAS.flatMap(sampleArea);

function sampleArea(area: Area): SampledMutant[] {
  const queues = sourcesOf(area).map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const version = versionOf(file);
    return listMutants(file, text)
      .filter(isWorthwhile)
      .map((mutant): SampledMutant => ({ ...mutant, area: area.name, version }))
      .toSorted((one, other) => hash(SEED + one.id).localeCompare(hash(SEED + other.id)));
  });
  const chosen: SampledMutant[] = [];
  let statics = Math.floor(area.mutants * STATIC_PART);
  // Mutants are chosen in rounds, and each round takes one mutant from each file.
  for (let round = 0; queues.some((queue) => round < queue.length); round++)
    for (const queue of queues) {
      const mutant = queue[round];
      if (!mutant || chosen.length >= area.mutants || (mutant.isStatic && statics === 0)) continue;
      if (mutant.isStatic) statics -= 1;
      chosen.push(mutant);
    }
  return chosen;
}

function isWorthwhile({ file, isStatic, kind }: Mutant): boolean {
  if (!isStatic) return true;
  return file.startsWith(CONTRACT) ? kind === 'other role or access' : STATIC_KINDS.test(kind);
}
