/** Returns a medicine's name as it is compared: without a brand name in parentheses, form and strength. */
const plainName = (name: string): string | undefined =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .split(/ \(|, | [\d.,]+ ?(?:mg|mcg|g|ml|units?|iu|%)/, 1)[0];

/** Returns those names that no listed medicine has, whatever its form and strength. */
export function namesWithout(names: readonly string[], listed: readonly { readonly name: string }[]): string[] {
  const known = new Set(listed.map(({ name }) => plainName(name)));
  return names.filter((name) => !known.has(plainName(name)));
}
