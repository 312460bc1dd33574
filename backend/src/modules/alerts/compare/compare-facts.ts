import { plainTier } from '#contract/care-lists.js';
import type { SavedChange } from '#contract/plans/saved-change.js';
import type { Amounts, PlanFacts } from './plan-facts.js';

/**
 * Returns what has changed between two times at which facts about the same plan for the same household were read. What
 * one of the two does not know is no change. Facts from different sources, such as invented and real data, are not
 * compared. A plan that is not offered has no other changes than that. When it is offered again, it is compared with
 * what was known before.
 */
export function compareFacts(before: PlanFacts, after: PlanFacts): SavedChange[] {
  if (before.source !== after.source) return [];
  if (!after.isOffered) return before.isOffered ? [{ kind: 'withdrawn' }] : [];
  return [
    ...(before.isOffered ? [] : [{ kind: 'returned' } as const]),
    ...premiumChange(before, after),
    ...amountChanges('deductible', before.deductibles, after.deductibles),
    ...amountChanges('maximum', before.maximums, after.maximums),
    ...medicineChanges(before, after),
    ...doctorChanges(before, after),
  ];
}

/** The newer facts, and older ones where they say nothing, without removed medicines and doctors. */
export function mergeFacts(before: PlanFacts | null, after: PlanFacts): PlanFacts {
  if (!before || before.source !== after.source) return after;
  return {
    ...after,
    premium: after.premium ?? before.premium,
    deductibles: hasAny(after.deductibles) ? after.deductibles : before.deductibles,
    maximums: hasAny(after.maximums) ? after.maximums : before.maximums,
    medicines: merged(before.medicines, after.medicines, (older, newer) => ({
      name: newer.name,
      state: newer.state ?? older.state,
      tier: newer.tier ?? (newer.state === 'notCovered' ? null : older.tier),
    })),
    doctors: merged(before.doctors, after.doctors, (older, newer) => ({
      name: newer.name,
      inNetwork: newer.inNetwork ?? older.inNetwork,
    })),
  };
}

const hasAny = (amounts: Amounts): boolean => Object.keys(amounts).length > 0;

function merged<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  merge: (older: T, newer: T) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(after).map(([id, newer]) => {
      const older = before[id];
      return [id, older ? merge(older, newer) : newer];
    }),
  );
}

const inCents = (dollars: number): number => Math.round(dollars * 100);
const differ = (before: number, after: number): boolean => inCents(before) !== inCents(after);

function premiumChange({ premium: before }: PlanFacts, { premium: after }: PlanFacts): SavedChange[] {
  if (before === null || after === null || !differ(before, after)) return [];
  return [{ kind: 'premium', before, after }];
}

/** If a plan now counts care and medicines together or apart, the sums are compared. */
function amountChanges(kind: 'deductible' | 'maximum', before: Amounts, after: Amounts): SavedChange[] {
  if (!hasAny(before) || !hasAny(after)) return [];
  const parts = (['whole', 'medical', 'drug'] as const).filter((part) => part in before && part in after);
  if (parts.length === 0) {
    const [older, newer] = [sumOf(before), sumOf(after)];
    return differ(older, newer) ? [{ kind, part: 'whole', before: older, after: newer }] : [];
  }
  return parts.flatMap((part): SavedChange[] => {
    const [older = 0, newer = 0] = [before[part], after[part]];
    return differ(older, newer) ? [{ kind, part, before: older, after: newer }] : [];
  });
}

const sumOf = ({ whole = 0, medical = 0, drug = 0 }: Amounts): number => whole + medical + drug;

function medicineChanges({ medicines: before }: PlanFacts, { medicines: after }: PlanFacts): SavedChange[] {
  return Object.entries(after).flatMap(([rxcui, { name, state, tier }]): SavedChange[] => {
    const older = before[rxcui];
    if (!older) return [];
    if (older.state !== null && state !== null && older.state !== state)
      return [{ kind: 'medicine', name, before: older.state, after: state }];
    if (older.tier === null || tier === null) return [];
    const [from, to] = [plainTier(older.tier), plainTier(tier)];
    return from === to ? [] : [{ kind: 'tier', name, before: from, after: to }];
  });
}

function doctorChanges({ doctors: before }: PlanFacts, { doctors: after }: PlanFacts): SavedChange[] {
  return Object.entries(after).flatMap(([npi, { name, inNetwork }]): SavedChange[] => {
    const older = before[npi]?.inNetwork ?? null;
    if (older === null || inNetwork === null || older === inNetwork) return [];
    return [{ kind: 'doctor', name, before: older, after: inNetwork }];
  });
}
