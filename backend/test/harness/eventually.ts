/**
 * Calls `ask` repeatedly until it returns a truthy value. After `patience` milliseconds without one, throws an error
 * that says `what` it was waiting for. `patience` must be shorter than the time limit of a test. This does not test
 * speed, because everything takes longer on a busy machine.
 */
export async function eventually<T>(
  ask: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what: string,
  patience = 120_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patience / 1_000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
