import type { PlanSearch } from '#contract/api/plans.contract.js';
import type { PlanToSave } from '#contract/api/saved.contract.js';
import type { MyDoctor, MyMedicine } from '#contract/care-lists.js';
import type { PlanFacts } from '../compare/plan-facts.js';
import type { AreaFacts, Wanted } from './area-facts.js';
import type { Release } from './release.js';
import type { Compared } from './snapshot-writer.js';
import type { SnapshotRow } from './snapshot.repository.js';

/** A saved plan of one page, with everything that the comparison needs to know about its owner. */
export interface Watched {
  readonly row: SnapshotRow;
  readonly plan: PlanToSave;
  readonly search: PlanSearch;
  /** The answers as text, in which a snapshot says for whom its figures hold. */
  readonly searchText: string;
  readonly medicines: readonly MyMedicine[];
  readonly doctors: readonly MyDoctor[];
}
export type Figures = Pick<PlanFacts, 'isOffered' | 'premium' | 'deductibles' | 'maximums' | 'source'>;

/** Returns whether the medicines and doctors of a plan's owner must be asked about. */
export function needsCare({ row: { snapshot }, medicines, doctors }: Watched, { care }: Release): boolean {
  if (medicines.length === 0 && doctors.length === 0) return false;
  if (!snapshot || snapshot.careRelease !== care) return true;
  const { facts } = snapshot;
  return medicines.some(({ rxcui }) => !facts.medicines[rxcui]) || doctors.some(({ npi }) => !facts.doctors[npi]);
}

/** Returns whether a plan must be priced for its household, because its figures or the answers have changed. */
export function needsPrice({ row: { snapshot }, searchText, plan }: Watched, facts: AreaFacts): boolean {
  return snapshot?.search !== searchText || snapshot.fingerprint !== facts.fingerprintOf(plan.plan_id);
}

/** Returns the medicines or doctors about which each plan must be asked, for all owners of the plan together. */
export function wantedOf(watched: readonly Watched[], idsOf: (one: Watched) => readonly string[]): Wanted {
  const wanted = new Map<string, Set<string>>();
  for (const one of watched) {
    const ids = wanted.get(one.plan.plan_id) ?? new Set();
    for (const id of idsOf(one)) ids.add(id);
    if (ids.size > 0) wanted.set(one.plan.plan_id, ids);
  }
  return wanted;
}

/** Parts that were not asked for are those of the last snapshot. Empty without figures. */
export function toCompared(
  { row, plan, searchText, medicines, doctors }: Watched,
  asked: Figures | undefined,
  facts: AreaFacts,
  isCareAsked: boolean,
  release: Release,
): Compared[] {
  const { snapshot } = row;
  const figures = asked ?? (snapshot?.search === searchText ? snapshot.facts : undefined);
  if (!figures) return [];
  const { source, isOffered, premium, deductibles, maximums } = figures;
  const id = plan.plan_id;
  const known = snapshot?.facts;
  return [
    {
      savedItemId: row.savedItemId,
      userId: row.userId,
      plan: { id, name: plan.name, year: plan.year },
      isPriced: asked !== undefined,
      snapshot: {
        search: searchText,
        // A plan without an answer keeps its old fingerprint, so that it is asked for again.
        fingerprint: asked ? facts.fingerprintOf(id) : (snapshot?.fingerprint ?? ''),
        careRelease:
          isCareAsked || medicines.length + doctors.length === 0 ? release.care : (snapshot?.careRelease ?? ''),
        facts: {
          source,
          isOffered,
          premium,
          deductibles,
          maximums,
          medicines: Object.fromEntries(
            medicines.map(({ rxcui, name }) => [
              rxcui,
              isCareAsked
                ? { name, ...facts.medicineOf(id, rxcui) }
                : (known?.medicines[rxcui] ?? { name, ...UNKNOWN }),
            ]),
          ),
          doctors: Object.fromEntries(
            doctors.map(({ npi, name }) => [
              npi,
              { name, inNetwork: isCareAsked ? facts.isInNetwork(id, npi) : (known?.doctors[npi]?.inNetwork ?? null) },
            ]),
          ),
        },
      },
    },
  ];
}

const UNKNOWN = { state: null, tier: null };
