/**
 * Gives equal values equal JSON: objects become sorted lists of entries, and undefined fields are removed. So is the
 * answer that a person has no other coverage (`has_mec`), because plans and prices are the same without it.
 */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([name, one]) => one !== undefined && (name !== 'has_mec' || one))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => [name, canonical(one)]);
}
