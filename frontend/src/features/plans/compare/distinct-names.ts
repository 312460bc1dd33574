/**
 * Returns the names without the words with which another name begins as well, such as the name of the insurer. A phone
 * shows only the start of a name, and the starts must differ. At least two words of a name remain.
 */
export const distinctNames = (names: readonly string[]): string[] =>
  names.map((name) => {
    const words = name.split(' ');
    const isShared = (start: string) => names.some((other) => other !== name && other.startsWith(`${start} `));
    const first = words.findIndex((_, at) => at > words.length - 3 || !isShared(words.slice(0, at + 1).join(' ')));
    return first > 0 ? `… ${words.slice(first).join(' ')}` : name;
  });
