const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);

const CENTER = {
  above: [3.387132717, 50.43427194, 159.2911321, 59.10937472],
  below: [1, 17.89516947, 78.75775761, 67.187563],
};
const SIDE = {
  above: [1.423437278, 2.75681539, 1.3067284816, 0.17023821103],
  below: [1, 0.737001643, 0.12021132975],
};
const TAIL = {
  above: [6.6579051150000002, 3.081226386, 0.42868294337, 0.017337203997],
  below: [1, 0.24197894225, 0.012258202635],
};

/**
 * Returns the normal score of a rank: the value below which a standard normal variable lies with a probability that
 * equals the rank. The error is less than 1e-6. Source: M. J. Wichura, algorithm AS 241 (PPND7), Applied Statistics 37
 * (1988).
 * @param share the rank, as a probability greater than 0 and less than 1
 */
export function normalScore(share: number): number {
  const fromMiddle = share - 0.5;
  if (Math.abs(fromMiddle) <= 0.425) {
    const x = 0.180625 - fromMiddle * fromMiddle;
    return (fromMiddle * polynomial(CENTER.above, x)) / polynomial(CENTER.below, x);
  }
  const root = Math.sqrt(-Math.log(Math.min(share, 1 - share)));
  const [{ above, below }, x] = root <= 5 ? [SIDE, root - 1.6] : [TAIL, root - 5];
  return (Math.sign(fromMiddle) * polynomial(above, x)) / polynomial(below, x);
}
