/**
 * Data for the direction numbers of the Sobol sequence in its second to twentieth dimension: the degree and the
 * coefficients of the primitive polynomial, and the initial numbers. Source: S. Joe and F. Y. Kuo, "Constructing Sobol
 * sequences with better two-dimensional projections", SIAM J. Sci. Comput. 30 (2008), table new-joe-kuo-6.
 */
const DIRECTIONS: readonly (readonly [degree: number, coefficients: number, initial: readonly number[]])[] = [
  [1, 0, [1]],
  [2, 1, [1, 3]],
  [3, 1, [1, 3, 1]],
  [3, 2, [1, 1, 1]],
  [4, 1, [1, 1, 3, 3]],
  [4, 4, [1, 3, 5, 13]],
  [5, 2, [1, 1, 5, 5, 17]],
  [5, 4, [1, 1, 5, 5, 5]],
  [5, 7, [1, 1, 7, 11, 19]],
  [5, 11, [1, 1, 5, 1, 1]],
  [5, 13, [1, 1, 1, 3, 11]],
  [5, 14, [1, 3, 5, 5, 31]],
  [6, 1, [1, 3, 3, 9, 7, 49]],
  [6, 13, [1, 1, 1, 15, 21, 21]],
  [6, 16, [1, 3, 1, 13, 27, 49]],
  [6, 19, [1, 1, 1, 15, 7, 5]],
  [6, 22, [1, 3, 1, 15, 13, 25]],
  [6, 25, [1, 1, 5, 5, 19, 61]],
  [7, 1, [1, 3, 7, 11, 23, 15, 103]],
];

const BITS = 30;

/**
 * Returns one coordinate of each of the first `count` points of the Sobol sequence. `count` must be a power of two. If
 * the range from 0 to 1 is divided into `count` equal steps, the middle of each step is the coordinate of exactly one
 * point.
 * @param dimension index of the coordinate, from 0 to 19
 * @throws RangeError for a dimension without direction numbers
 */
export function sobolCoordinates(dimension: number, count: number): Float64Array {
  const directions = directionsOf(dimension);
  const points = new Float64Array(count);
  let bits = 0;
  for (let index = 0; index < count; index++) {
    points[index] = bits / 2 ** BITS + 0.5 / count;
    // A point of the Sobol sequence is computed from the previous point with a single direction number. The position of
    // the lowest zero bit of the index says which direction number this is (Gray code order).
    bits ^= directions[31 - Math.clz32(~index & (index + 1))] ?? 0;
  }
  return points;
}

function directionsOf(dimension: number): number[] {
  if (dimension === 0) return Array.from({ length: BITS }, (_, bit) => 2 ** (BITS - 1 - bit));
  const row = DIRECTIONS[dimension - 1];
  if (!row) throw new RangeError(`The Sobol sequence has no dimension ${dimension} here.`);
  const [degree, coefficients, initial] = row;
  const numbers = initial.map((value, bit) => value * 2 ** (BITS - 1 - bit));
  for (let bit = degree; bit < BITS; bit++) {
    const before = numbers[bit - degree] ?? 0;
    let number = before ^ (before >>> degree);
    for (let step = 1; step < degree; step++)
      if ((coefficients >>> (degree - 1 - step)) & 1) number ^= numbers[bit - step] ?? 0;
    numbers.push(number);
  }
  return numbers;
}
