/**
 * Returns a copy of a list of amounts, sorted from the smallest to the largest. All amounts must be finite. The amounts
 * are first distributed over equal intervals, so that little sorting remains. For the yearly costs of a household, this
 * method is much faster than the built-in sort. It is slower if nearly all amounts lie in one interval.
 */
export function sortedAmounts(amounts: Float64Array): Float64Array {
  const [lowest, highest] = rangeOf(amounts);
  if (!(highest > lowest)) return amounts.slice();
  const perDollar = (amounts.length - 1) / (highest - lowest);
  const intervals = new Uint32Array(amounts.length);
  /** Where each interval begins in the sorted list; the last entry is the length. */
  const places = new Uint32Array(amounts.length + 1);
  for (let index = 0; index < amounts.length; index++) {
    const interval = Math.floor(((amounts[index] ?? 0) - lowest) * perDollar);
    intervals[index] = interval;
    places[interval + 1] = (places[interval + 1] ?? 0) + 1;
  }
  for (let interval = 1; interval < places.length; interval++)
    places[interval] = (places[interval] ?? 0) + (places[interval - 1] ?? 0);
  const sorted = new Float64Array(amounts.length);
  for (let index = 0; index < amounts.length; index++) {
    const interval = intervals[index] ?? 0;
    const place = places[interval] ?? 0;
    sorted[place] = amounts[index] ?? 0;
    places[interval] = place + 1;
  }
  return sortByInsertion(sorted);
}

function rangeOf(amounts: Float64Array): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const amount of amounts) {
    lowest = Math.min(lowest, amount);
    highest = Math.max(highest, amount);
  }
  return [lowest, highest];
}

function sortByInsertion(amounts: Float64Array): Float64Array {
  for (let index = 1; index < amounts.length; index++) {
    const amount = amounts[index] ?? 0;
    let place = index;
    for (let before = amounts[place - 1] ?? 0; place > 0 && before > amount; before = amounts[place - 1] ?? 0) {
      amounts[place] = before;
      place--;
    }
    amounts[place] = amount;
  }
  return amounts;
}
